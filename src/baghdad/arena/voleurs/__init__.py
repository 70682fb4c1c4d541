"""What the arena knows of voleurs: its standings, its training, its balance report and the study of its board."""
