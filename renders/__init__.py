"""Pictures: what a viewer may know of a table, drawn with Pillow."""
