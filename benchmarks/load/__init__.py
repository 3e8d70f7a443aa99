"""A server under load: simulated players over real WebSockets."""
