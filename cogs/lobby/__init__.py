"""Session down: one lobby in each channel, until its game begins."""
