"""Compiled functions."""
