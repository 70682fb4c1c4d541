"""Tables: their state, the commands and questions they answer, and the registry of those in memory."""
