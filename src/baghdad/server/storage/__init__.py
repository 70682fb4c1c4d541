"""Storage of tables and their logs: SQLite for one node, PostgreSQL for several."""
