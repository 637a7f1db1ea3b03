"""What is kept of a person, and having it deleted."""
