"""Tests of what finished games add up to."""
