"""Benchmarks of voleurs alone."""
