"""The study of the board: matches in cities with other distances or other numbers of streets."""
