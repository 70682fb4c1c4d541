"""The engine that all games share: the contract of a game, matches, records, the RNG, errors and the rule compiler."""
