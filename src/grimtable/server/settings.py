"""How a server was asked to run."""

import os
from ipaddress import ip_address
from pathlib import Path

import msgspec

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Settings(msgspec.Struct, frozen=True):
    """All of it."""

    db: str
    """`sqlite:///folder/file.db` or `postgresql://...`"""
    host: str = "127.0.0.1"
    pace: float = 1.0
    """Every length of time is multiplied by this; 0: nobody waits for anything."""
    has_lobby: bool = False
    """Are public tables listed?"""
    is_secure: bool = False
    """Do people reach it by https, through a proxy?"""
    origins: tuple[str, ...] = ()
    """Pages that may use this server besides its own, such as https://table.example."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose forwarded headers are believed."""
    metrics_token: str = ""
    """Whoever sends this can read /metrics; without it nobody can."""
    imprint: str = ""
    privacy: str = ""
    """Texts that the law may ask a public server for."""
    keep_days: float = 0.0
    """Tables nobody has touched for so long are deleted; 0: none ever."""
    has_limits: bool = True
    """Are floods refused? Not where somebody measures."""
    thinkers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""

    @property
    def is_loopback(self) -> bool:
        """Can only this machine reach it, directly?"""
        return is_loopback(self.host)

    @property
    def is_proxied(self) -> bool:
        """Does somebody else's machine reach it through a proxy, as far as we were told?"""
        return bool(self.proxies or self.origins or self.is_secure)


def is_loopback(host: str) -> bool:
    """Is this an address or name of the own machine?"""
    if host in LOOPBACK:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def data_folder() -> Path:
    """Where a person's tables are kept when nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "grimtable"
