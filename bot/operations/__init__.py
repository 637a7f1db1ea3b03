"""What whoever runs the bot looks at and sets up: figures, health, alerts, a board, a unit for systemd."""
