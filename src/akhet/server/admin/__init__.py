"""What the operator does with `akhet admin`, beside running processes of the server."""
