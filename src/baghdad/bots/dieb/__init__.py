"""Computer players of dieb."""
