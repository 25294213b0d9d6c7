"""Which browser tests wait for `make test-full`."""

import pytest

from sizes import SIZES

in_full = pytest.mark.skipif(
    not SIZES["web_tables"], reason="long tables in browsers are played by make test-full"
)
