"""The computer players of Duel as they were before they learned."""
