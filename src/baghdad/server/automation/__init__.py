"""What acts without a command of a person: computer players, the clock, and the worker threads they run in."""
