"""A house under load: simulated players over real WebSockets."""
