"""A Discord on 127.0.0.1: to try the bot without a token, and to test it over real sockets."""
