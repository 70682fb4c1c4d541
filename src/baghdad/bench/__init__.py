"""Benchmarks of rules, bots, environments and server; figures to be compared are measured in the same run."""
