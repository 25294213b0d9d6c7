"""Draw the icons of the installed app from `web/art`: python web/scripts/app-icons.py.

They change rarely, so they are kept beside the other files that travel as they are.
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
ICONS = WEB / "public/icons"
SAFE = 0.86
"""Of a maskable icon: what no mask cuts off."""
PAGE = (
    "<style>body{{margin:0;overflow:hidden;background:{paper}}}"
    "svg{{display:block;overflow:visible;{style}}}</style>{svg}"
)
NIGHT = "#0a0f0d"
DRAWN = {
    "app-192.png": ("app", 192, "clip-path:inset(0 round 18%)", "transparent"),
    "app-512.png": ("app", 512, "clip-path:inset(0 round 18%)", "transparent"),
    "maskable-512.png": ("app", 512, f"transform:scale({SAFE})", NIGHT),
    "touch-180.png": ("app", 180, "", NIGHT),
    "badge-96.png": ("badge", 96, "", "transparent"),
}
"""By name: the drawing, its size, how it is cut, and what is behind it."""


def main() -> None:
    """All of them."""
    ICONS.mkdir(exist_ok=True)
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for name, (drawing, size, style, paper) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (WEB / f"art/{drawing}.svg").read_text()
            page.set_content(PAGE.format(paper=paper, style=style, svg=svg))
            page.screenshot(path=ICONS / name, omit_background=paper == "transparent")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
