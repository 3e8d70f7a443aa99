"""What clients connect to: routes, WebSockets, files of the browser app, middleware, limits."""
