"""The server process: settings, logs, metrics, workers."""
