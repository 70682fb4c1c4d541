"""Storage of tables and their event logs: SQLite for one node, PostgreSQL for several."""
