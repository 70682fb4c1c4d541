"""Benchmarks of dieb alone."""
