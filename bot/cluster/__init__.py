"""What tables need of a cluster: one process, until you need two."""
