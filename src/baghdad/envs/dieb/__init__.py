"""Compiled batch stepping of dieb."""
