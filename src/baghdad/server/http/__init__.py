"""The HTTP side: the API, its OpenAPI description, and the page people play on."""
