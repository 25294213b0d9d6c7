"""The settings of a server."""

import os
from ipaddress import ip_address
from pathlib import Path

import msgspec

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set on the command line of `grimtable serve`."""

    db: str
    """`sqlite:///folder/file.db` or `postgresql://...`"""
    host: str = "127.0.0.1"
    pace: float = 1.0
    """Factor on the length of pauses and reaction windows; 0: there are none."""
    has_lobby: bool = False
    """Whether public tables are listed."""
    is_secure: bool = False
    """Whether people reach the server by https, through a proxy."""
    offers_home_network: bool = False
    """Whether the person at this machine may open the server to the network at home."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, such as https://table.example."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose forwarded headers are trusted."""
    metrics_token: str = ""
    """The bearer token for /metrics; empty: nobody can read them."""
    imprint: str = ""
    privacy: str = ""
    """Legal texts that a public server may need."""
    has_push: bool = True
    """Whether browsers can ask to be told when it is their turn, through their push services."""
    push_services: tuple[str, ...] = ()
    """Origins of push services that may be at a private address, or without https."""
    keep_days: float = 0.0
    """Days after which unused tables are deleted; 0: never."""
    has_limits: bool = True
    """Whether rate limits apply; benchmarks turn them off."""
    bot_processes: int = 0
    """Number of processes in which bots think; 0: one less than there are cores."""

    @property
    def is_loopback(self) -> bool:
        """Whether the server listens on a loopback address only."""
        return is_loopback(self.host)

    @property
    def is_proxied(self) -> bool:
        """Whether the settings say that other machines reach it through a proxy."""
        return bool(self.proxies or self.origins or self.is_secure)


def is_loopback(host: str) -> bool:
    """Whether this is a name or address of this machine."""
    if host in LOOPBACK:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def data_folder() -> Path:
    """The default folder of a person's tables."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "grimtable"
