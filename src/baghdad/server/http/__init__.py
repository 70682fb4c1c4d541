"""The HTTP API, its OpenAPI description, and the static files of the page."""
