"""Computer players of voleurs."""
