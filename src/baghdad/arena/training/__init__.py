"""Training of computer players: what a training run is, its worker processes, and the learning curve."""
