"""The computer players of Architects as they were before they learned, to measure others by."""
