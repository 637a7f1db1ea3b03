"""What a person is told privately: by direct message, where they tap, or by a mention; and taken back."""
