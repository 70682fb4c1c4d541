"""The document of all figures: what is measured, in which order, and how it is written."""
