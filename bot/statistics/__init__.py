"""What finished games add up to: history, a person's figures, rankings, records, honours."""
