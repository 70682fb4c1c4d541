"""Training of computer players: the training runs of each game, their worker processes, and the learning curve."""
