"""What finished games add up to: `/stats`."""
