"""What a browser keeps for reading without a connection, and when it has kept it."""

from typing import Any

from web.browsers import Sheet

IS_KEPT = """async (language) => {
    if (!navigator.serviceWorker.controller) return false;
    const worker = await (await fetch("/sw.js")).text();
    const listed = (name) => JSON.parse(worker.match(`const ${name} = (.*);`)[1]);
    const wanted = ["/", ...listed("CORE"), ...listed("WORDS")[language]];
    const found = await Promise.all(wanted.map((path) => caches.match(path)));
    return found.every(Boolean) && Boolean(await caches.match("/notices"));
}"""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            const bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer());
            const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
            found.push([name, url, text]);
        }
    }
    return found;
}"""


def wait_until_kept(sheet: Sheet) -> None:
    """Everything that can be read offline in the language of the page is there."""
    sheet.until(lambda: sheet.page.evaluate(IS_KEPT, sheet.language))


def kept(sheet: Sheet) -> list[tuple[str, str, bytes]]:
    """Cache, address and content of all that lies in any cache."""
    found: Any = sheet.page.evaluate(KEPT)
    return [(name, url, text.encode("latin-1")) for name, url, text in found]
