"""What computer players of dieb think with, compiled like the rules."""
