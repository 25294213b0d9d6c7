"""What holds for all tests: browser tests get a second chance, and the run says who needed it."""

from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"
RERUNS = 2
"""A browser, a server and a test are three processes: one machine in a bad moment is no fault."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test that fails is run again; every other test has one chance."""
    for item in items:
        if item.path.is_relative_to(WEB) and "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=RERUNS))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every test that was run again, and why: each is a fault to be cured."""
    rerun = terminalreporter.stats.get("rerun", [])
    if not rerun:
        return
    terminalreporter.section("RERUN: these browser tests failed at first; cure them", yellow=True)
    for report in rerun:
        crash = getattr(report.longrepr, "reprcrash", None)
        why = getattr(crash, "message", "") or str(report.longrepr)
        terminalreporter.line(f"RERUN {report.nodeid}", yellow=True, bold=True)
        terminalreporter.line(f"    {why.splitlines()[0][:300]}")
