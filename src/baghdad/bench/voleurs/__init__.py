"""Benchmarks that only voleurs has."""
