"""What the arena knows of dieb: its standings, its training and its balance report."""
