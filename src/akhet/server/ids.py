"""Random ids of tables, people and sessions."""

import secrets


def new_id(size: int) -> str:
    """A random id from `size` bytes that is safe in an address and in a command line.

    It does not begin with "-": `akhet admin ban -x…` would read it as an option.
    """
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
