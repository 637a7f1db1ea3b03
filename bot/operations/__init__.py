"""Operating the bot: metrics, health checks, alerts, a dashboard, a systemd unit."""
