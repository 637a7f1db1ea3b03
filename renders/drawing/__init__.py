"""The toolkit of the pictures: it knows colours, type and surfaces, and no game."""
