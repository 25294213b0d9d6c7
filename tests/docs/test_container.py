"""The container files, read with care: there is no engine in the tests to run them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()


def test_every_copied_path_exists() -> None:
    copied = [
        source
        for line in LINES
        if line.startswith("COPY ") and "--from" not in line
        for source in line.split()[1:-1]
    ]

    assert len(copied) > 5
    assert [source for source in copied if not (ROOT / source).exists()] == []


def test_the_server_does_not_run_as_root() -> None:
    user = max(at for at, line in enumerate(LINES) if line.startswith("USER "))
    start = next(at for at, line in enumerate(LINES) if line.startswith("ENTRYPOINT"))

    assert LINES[user] == "USER grimtable"
    assert user < start
    assert any("useradd --system --create-home --uid 10001 grimtable" in line for line in LINES)


def test_no_password_and_no_open_port_is_written_down() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    passwords = re.findall(r"PASSWORD: (.*)", compose)

    assert len(passwords) == 2
    assert all(text.startswith("${GRIMTABLE_DB_PASSWORD:?") for text in passwords)
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()
    assert '"127.0.0.1:8000:8000"' in compose


def test_the_image_is_made_of_the_wheel_for_its_own_python() -> None:
    images = [line.split()[1] for line in LINES if line.startswith("FROM ")]

    assert images[-1] == f"{images[-2]}-slim"
    assert "RUN GRIMTABLE_COMPILE=1 python -m build --wheel" in LINES
    assert not any(
        line.startswith("COPY src") for line in LINES[LINES.index(f"FROM {images[-1]}") :]
    )


def test_the_image_says_whether_it_is_healthy() -> None:
    assert any("/health" in line for line in LINES if line.startswith("HEALTHCHECK "))


def test_the_public_server_trusts_its_proxy_only_and_opens_no_other_port() -> None:
    compose = (ROOT / "compose.public.yaml").read_text()
    subnet = re.search(r"subnet: (\S+)", compose)

    assert subnet is not None
    assert f'"--tls", "--proxy", "{subnet[1]}"' in compose
    assert re.findall(r"ports: (.*)", compose) == ['["80:80", "443:443"]']
    assert "docker compose -f compose.public.yaml up" in (ROOT / "docs/hosting.md").read_text()
