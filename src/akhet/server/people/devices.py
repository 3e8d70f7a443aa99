"""A short description of a device, by which its owner recognizes it in a list."""

import re

MAX_DEVICE = 80
# What a User-Agent contains, and the usual name. The order matters: most browsers also name those that they resemble.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._-]*")  # the first word of another program's User-Agent


def device_of(user_agent: str | None) -> str:
    """The browser and the system, as in `Firefox, Linux`; the name of another program; empty if nothing is known."""
    given = user_agent or ""
    known = [
        next((name for mark, name in names.items() if mark in given), None) if given.startswith("Mozilla/") else None
        for names in (BROWSERS, SYSTEMS)
    ]
    if not any(known) and (product := PRODUCT.match(given)):
        known = [product.group()]
    return ", ".join(name for name in known if name)[:MAX_DEVICE]
