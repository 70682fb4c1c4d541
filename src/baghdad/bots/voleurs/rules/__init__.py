"""How the computer players of voleurs think, compiled: a player of simple rules, and a search that plays with it."""
