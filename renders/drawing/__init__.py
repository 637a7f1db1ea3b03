"""The toolkit of the pictures: colours, type and surfaces, without any game."""
