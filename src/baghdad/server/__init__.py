"""The game server: tables, seats, storage and live connections. Nothing is sent to anybody before it is stored."""
