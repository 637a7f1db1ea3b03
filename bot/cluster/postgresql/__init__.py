"""Several processes that serve Discord as one bot, with one PostgreSQL database."""
