"""Benchmarks that only dieb has."""
