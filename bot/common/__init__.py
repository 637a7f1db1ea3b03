"""What every room stands on: plain records, settings, logs, and small tools that know nothing of the bot."""
