"""Compiled: many tables side by side."""
