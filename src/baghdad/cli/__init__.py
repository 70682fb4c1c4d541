"""The `baghdad` command."""
