"""Tests of the pictures of many games."""
