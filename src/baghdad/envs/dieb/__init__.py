"""Dieb by the thousand, compiled."""
