"""What a game is, and what every game shares: matches, records, chance, errors, compiled rules."""
