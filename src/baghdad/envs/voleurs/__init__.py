"""Voleurs by the thousand, compiled."""
