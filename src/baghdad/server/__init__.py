"""The gaming house on line: tables, seats, storage, live connections. Nobody is told what isn't stored."""
