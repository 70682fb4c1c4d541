"""How voleurs looks and sounds at the terminal."""
