"""At a table with a clock of days, a browser that is not there is told when it is its turn."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.push_service import Device, PushService
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.keeping import wait_until_kept
from web.player import play, player
from web.serving import House
from web.staging import dealt, lay_game
from web.words import say

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
SLOW = dealt("grimwood", ["", ""], seed=1, clock="days", first_player="seat_1")
PLATFORM = """() => {
    const form = __FORM__;
    window.asked = 0;
    Object.defineProperty(Notification, "permission", {
        get: () => sessionStorage.permission ?? "default" });
    Notification.requestPermission = async () => {
        window.asked += 1;
        return (sessionStorage.permission = "__ANSWER__"); };
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
        endpoint: form.endpoint, keys: { p256dh: form.p256dh, auth: form.auth } }) });
    PushManager.prototype.getSubscription = async () => ({
        endpoint: form.endpoint, options: {}, unsubscribe: async () => true });
}"""
"""What headless browsers do not have: a person who allows something, and a push service."""
BADGES = (
    """() => { window.badges = []; navigator.setAppBadge = async (n) => { badges.push(n); }; }"""
)
WATCH = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, more) => self.shown.push({ title, ...more });
    Object.defineProperty(self.navigator, "setAppBadge", { value: async () => undefined });
}"""
"""Headless browsers show no notification and have no badge."""
SHOWN = "() => self.shown"
CLICK = """async (path) => {
    const opened = [];
    self.clients.openWindow = async (address) => opened.push(address);
    const event = new Event("notificationclick");
    let done;
    Object.assign(event, {
        notification: { data: path, close: () => opened.push("closed") },
        waitUntil: (work) => (done = work) });
    self.dispatchEvent(event);
    await done;
    return opened;
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[House]:
    """A server that may use the push service of this test."""
    house = House(tmp_path_factory.mktemp("slow"), options=["--push-service", service.url])
    yield house
    house.end()


def ask(sheet: Sheet) -> Any:
    """The button."""
    name = say(sheet.language, "web-turn-ask")
    return sheet.page.get_by_role("button", name=name).first


def enable(sheet: Sheet, device: Device, answer: str = "granted") -> None:
    """The browser has a push service, and its person gives this answer when asked."""
    script = PLATFORM.replace("__FORM__", json.dumps(device.form)).replace("__ANSWER__", answer)
    sheet.context.add_init_script(f"({script})()")


def deliver(sheet: Sheet, text: str) -> None:
    """The browser's push service brings this message to our service worker."""
    line = sheet.context.new_cdp_session(sheet.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    sheet.until(lambda: found)
    message = {"origin": sheet.home, "registrationId": found[0], "data": text}
    line.send("ServiceWorker.deliverPushMessage", message)
    line.detach()


@SIZES
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_person_is_called_back_to_the_table(
    browsers: Browsers,
    house: House,
    service: PushService,
    language: str,
    size: tuple[int, int],
) -> None:
    """Asked for with one press, sent by the server, shown by the service worker; and off again."""
    ruth = browsers("/", name="Ruth")
    lin = browsers("/", language, size, has_worker=True, name="Lin")
    wait_until_kept(lin)
    device = service.device(f"{language}-{size[0]}")
    enable(lin, device)
    lay_game(house, SLOW, {"Ruth": ruth, "Lin": lin}, [])
    ask(lin).wait_for()
    assert lin.page.evaluate("window.asked") == 0, "nobody is asked before the press"
    ask(lin).click()
    lin.page.get_by_text(say(language, "web-turn-told")).wait_for()
    lin.picture(f"turn-{language}-{size[0]}")
    path = lin.path
    lin.go("/rules")
    count = len(service.received)
    play([player(ruth)], until=lambda: not ruth.page.title().startswith("("))
    service.wait(lambda: len(service.received) > count)
    message = service.received[-1]

    assert message.device == device.name
    assert json.loads(message.text) == {"game": "grimwood", "path": path}
    lin.go(path)
    title = say(language, "web-turn-title", title="").strip()
    lin.page.wait_for_function("start => document.title.startsWith(start)", arg=title)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_message_becomes_a_notification_in_the_language_of_the_reader(
    browsers: Browsers, language: str
) -> None:
    """A click on it leads to the table, and no message leads anywhere else."""
    sheet = browsers("/", language, has_worker=True)
    wait_until_kept(sheet)
    worker = sheet.context.service_workers[0]
    worker.evaluate(WATCH)
    path = "/table/t" + "a" * 32
    deliver(sheet, json.dumps({"game": "grimwood", "path": "https://evil.example/"}))
    deliver(sheet, json.dumps({"game": "grimwood", "path": path}))
    sheet.until(lambda: worker.evaluate(SHOWN))

    assert worker.evaluate(SHOWN) == [
        {
            "title": say(language, "title-grimwood"),
            "body": say(language, "web-turn-call"),
            "tag": path,
            "data": path,
            "icon": "/icons/app-192.png",
            "badge": "/icons/badge-96.png",
        }
    ]
    assert worker.evaluate(CLICK, path) == ["closed", path]


def test_it_is_ended_by_a_second_press_and_the_server_forgets_the_device(
    browsers: Browsers, house: House, service: PushService
) -> None:
    lin = browsers("/", has_worker=True, name="Lin")
    wait_until_kept(lin)
    enable(lin, service.device("off"))
    lay_game(house, dealt("grimwood", ["", "heuristic"], 1, clock="days"), {"Lin": lin}, [])
    lin.page.get_by_role("button", name=say("en", "web-menu")).first.click()
    for wanted in (1, 0):
        ask(lin).click()
        lin.page.wait_for_function(
            "wanted => document.querySelector('.call button').ariaPressed === wanted",
            arg=str(bool(wanted)).lower(),
        )
        data = lin.page.evaluate("async () => (await fetch('/api/me/data')).json()")
        assert len(data.get("subscriptions", [])) == wanted


@SIZES
def test_who_cannot_be_told_learns_why(
    browsers: Browsers, house: House, service: PushService, size: tuple[int, int]
) -> None:
    """Without push support, and where the person has refused; the table works as ever."""
    setup = dealt("grimwood", ["", "heuristic"], 1, clock="days")
    without = browsers("/", size=size, name="Ruth")
    lay_game(house, setup, {"Ruth": without}, [])
    without.page.get_by_role("button", name=say("en", "web-menu")).first.click()
    without.page.get_by_text(say("en", "web-turn-unsupported")).first.wait_for()
    without.picture(f"turn-unsupported-{size[0]}")

    lin = browsers("/", has_worker=True, size=size, name="Lin")
    enable(lin, service.device("refused"), answer="denied")
    lay_game(house, setup, {"Lin": lin}, [])
    lin.page.get_by_role("button", name=say("en", "web-menu")).first.click()
    ask(lin).click()
    lin.page.get_by_text(say("en", "web-turn-refused")).first.wait_for()


def test_the_title_and_the_badge_say_whose_turn_it_is(browsers: Browsers, house: House) -> None:
    """At every table, for as long as a question waits."""
    ruth = browsers("/", name="Ruth")
    lin = browsers("/", name="Lin")
    for sheet in (ruth, lin):
        sheet.context.add_init_script(f"({BADGES})()")
    lay_game(house, SLOW, {"Ruth": ruth, "Lin": lin}, [])
    mine = say("en", "web-turn-title", title="Grimwood · Grimtable")
    ruth.page.wait_for_function("title => document.title === title", arg=mine)
    lin.page.wait_for_function("document.title === 'Grimwood · Grimtable'")
    assert ruth.page.evaluate("badges.at(-1)") == 1
    assert lin.page.evaluate("badges.at(-1)") == 0
    play([player(ruth)], until=lambda: not ruth.page.title().startswith("("))
    lin.page.wait_for_function("title => document.title === title", arg=mine)
    assert ruth.page.evaluate("badges.at(-1)") == 0
    assert lin.page.evaluate("badges.at(-1)") == 1


def test_tables_with_a_short_clock_offer_nothing(browsers: Browsers, house: House) -> None:
    sheet = browsers("/", name="Ruth")
    lay_game(house, dealt("grimwood", ["", "heuristic"], 1, clock="relaxed"), {"Ruth": sheet}, [])
    sheet.page.get_by_role("button", name=say("en", "web-menu")).first.click()
    sheet.page.get_by_role("heading", name=say("en", "web-keys")).wait_for()
    assert sheet.page.locator(".call").count() == 0
