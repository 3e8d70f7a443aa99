"""A TCP proxy between a browser and a server, which can go silent without closing a connection."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from tests.server.servers import RunningServer

CHUNK = 65536


class Wire:
    """While it is cut, nothing passes and nothing is closed: both ends believe that they are connected.

    Once it is mended, new connections pass. Those that were open or tried while it was cut stay silent.
    """

    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._sockets: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._cut = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._shut(self._listener)  # ends the first thread, which starts the others
        self._threads[0].join()
        for one in self._sockets:
            self._shut(one)
        for thread in self._threads:
            thread.join()
        for one in (self._listener, *self._sockets):
            one.close()

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            self._silent.update(self._sockets)

    def mend(self) -> None:
        with self._lock:
            self._cut = False

    def _accept(self) -> None:
        with suppress(OSError):  # the listener is shut
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._server.port))
                with self._lock:
                    self._sockets += [browser, server]
                    if self._cut:
                        self._silent.update((browser, server))
                self._start(self._pass_on, browser, server)
                self._start(self._pass_on, server, browser)

    def _pass_on(self, source: socket.socket, goal: socket.socket) -> None:
        """Forward bytes until one end closes; a silent connection swallows them, and never closes the other end."""
        with suppress(OSError):
            while data := source.recv(CHUNK):
                with self._lock:
                    silent = source in self._silent
                if not silent:
                    goal.sendall(data)
        with self._lock:
            silent = source in self._silent
        if not silent:
            with suppress(OSError):
                goal.shutdown(socket.SHUT_WR)

    @staticmethod
    def _shut(one: socket.socket) -> None:
        """Wake up the thread that waits for this socket."""
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)

    def _start(self, run: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=run, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()
