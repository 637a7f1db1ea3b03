"""Every picture in its usual and extreme states, to look at."""
