"""Discord itself: what is sent and how it may fail, what people tap, and how they are answered."""
