"""A seat that goes to somebody else: the link is there to be passed on, and everybody is told."""

from web.browsers import Browsers
from web.player import join, open_table, start
from web.words import say


def test_a_seat_link_is_shown_and_everybody_learns_who_took_the_seat(browsers: Browsers) -> None:
    """Also where nothing can be copied; who comes by the link says their name first."""
    ruth = browsers(name="Ruth")
    open_table(ruth, "grimwood", 2)
    lin = join(browsers, ruth, "de", name="Lin")
    start(ruth, lin)
    lin.page.get_by_role("button", name=say("de", "web-menu")).click()
    lin.page.get_by_role("button", name=say("de", "web-move-seat")).click()
    told = lin.page.get_by_role("status").filter(has_text=say("de", "web-link-once"))
    link = told.inner_text().split()[-1]
    mara = browsers(link.removeprefix(ruth.home), name="Mara")
    mara.page.get_by_role("button", name=say("en", "web-sit-down"), exact=True).click()
    mara.page.get_by_role("button", name=say("en", "web-menu")).wait_for()

    ruth.page.get_by_text(say("en", "table-handover-own_link", seat="Mara")).wait_for()


def test_a_refusal_at_a_door_is_told_in_the_readers_language(browsers: Browsers) -> None:
    ruth = browsers(name="Ruth", language="de")
    open_table(ruth, "grimwood", 2)
    lin = join(browsers, ruth, name="Lin")
    start(ruth, lin)
    ruth.page.get_by_role("button", name=say("de", "web-menu")).click()
    ruth.page.get_by_role("button", name=say("de", "web-block"), exact=True).click()

    ruth.page.get_by_text(say("de", "refused-plays_here")).wait_for()
    ruth.until(lambda: ruth.complaints)
    assert ruth.complaints.pop().startswith("Failed to load resource")
