"""What acts without a person: computer players, the clock, and the worker threads they run in."""
