"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_wire_types_are_fresh() -> None:
    """What `web/scripts/wire.py` would write is what is committed."""
    script = ROOT / "web" / "scripts" / "wire.py"
    found = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_lock_file_names_no_registry() -> None:
    """Dependencies are resolved by the installer's own registry."""
    assert '"resolved": "http' not in (ROOT / "web" / "package-lock.json").read_text()
