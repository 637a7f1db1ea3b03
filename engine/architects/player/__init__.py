"""The computer player of Architects: looks one card ahead and weighs what its city would have."""
