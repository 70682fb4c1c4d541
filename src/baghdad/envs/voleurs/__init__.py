"""Compiled batch stepping of voleurs."""
