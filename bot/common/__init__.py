"""What all packages use: plain records, settings, logs, and small tools."""
