// The service worker: keeps the pages that can be read without a connection, and says whose turn it
// is when a push message comes. Answers of the API are never kept, except finished replays.

/** Changes with every build; the files of this version lie in a cache of their own. */
const SHELL = "grimtable-shell-__VERSION__";
/** What every reader needs: the page, its fonts, rules, boards and replays. */
const CORE = __CORE__;
/** Texts and rulebooks, by language. */
const WORDS = __WORDS__;
const REPLAYS = "grimtable-replays";
/** What a notification says, in the language of the reader. */
const NOTICES = "grimtable-notices";
const MAX_REPLAYS = 20;
/** Files fetched at a time. */
const AT_ONCE = 4;
const REPLAY = /^\/api\/tables\/[^/]+\/replay$/;
const TABLE = /^\/table\/t[a-z2-7]{32}$/;
/** Paths that are no pages of the client. */
const NO_PAGE = /^\/(api|schema|metrics|health)(\/|$)/;
const ASSETS = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(keep(["/", ...CORE]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

/** Caches of other versions. */
async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => ![SHELL, REPLAYS, NOTICES].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keep these files of this version; those that an earlier version had are not fetched again. */
async function keep(paths) {
  const cache = await caches.open(SHELL);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(paths)].filter((path) => !known.has(path));
  const get = async () => {
    for (let path = missing.pop(); path; path = missing.pop()) {
      const earlier = path.startsWith(ASSETS) ? await caches.match(path) : undefined;
      const reply =
        earlier ?? (await fetch(path, { cache: path === "/" ? "no-cache" : "default" }));
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      await cache.put(path, reply);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, get));
}

self.addEventListener("message", (event) => {
  if (event.data?.type === "reader") event.waitUntil(noteReader(event.data));
});

/** A page says which language its reader has, which files it has used, and how a call sounds. */
async function noteReader({ language, files, notices }) {
  const cache = await caches.open(NOTICES);
  await cache.put("/notices", new Response(JSON.stringify(notices)));
  const used = files.filter((path) => path.startsWith(ASSETS));
  await keep([...(WORDS[language] ?? []), ...used]).catch(() => undefined); // of another version
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (REPLAY.test(pathname)) event.respondWith(replay(event));
  else if (NO_PAGE.test(pathname)) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request, pathname));
});

/** The newest page there is; without a server the one that was kept, which is told so. */
async function page(request) {
  try {
    const reply = await fetch(request);
    if (reply.status < 500) return reply;
  } catch {
    // There is no server.
  }
  const kept = await caches.match("/", { cacheName: SHELL });
  if (!kept) return Response.error();
  const { headers } = kept;
  const html = (await kept.text()).replace("<html", "<html data-offline");
  return new Response(html, { headers });
}

/** A file never changes under its name in /assets; others are the newest there are. */
async function file(request, pathname) {
  const isNamed = pathname.startsWith(ASSETS);
  const kept = await caches.match(request, { cacheName: SHELL });
  if (isNamed && kept) return kept;
  try {
    const reply = await fetch(request);
    if (isNamed && reply.ok) await (await caches.open(SHELL)).put(request, reply.clone());
    return reply;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The server sends replays of finished games only; those that were read to their end are kept. */
async function replay(event) {
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(keepReplay(event.request.url, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await caches.match(event.request.url, { cacheName: REPLAYS });
    if (kept) return kept;
    throw error;
  }
}

async function keepReplay(url, reply) {
  try {
    const whole = await reply.blob();
    const cache = await caches.open(REPLAYS);
    await cache.delete(url);
    await cache.put(url, new Response(whole, { headers: reply.headers }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MAX_REPLAYS).map((old) => cache.delete(old)));
  } catch {
    // It was not read to its end.
  }
}

self.addEventListener("push", (event) => {
  event.waitUntil(call(event.data?.json() ?? {}));
});

/** Say that it is somebody's turn. A message contains nothing but the game and the table's path. */
async function call({ game, path }) {
  if (!TABLE.test(path)) return;
  const noted = await caches.match("/notices", { cacheName: NOTICES });
  const { turn = "Your turn", titles = {} } = noted ? await noted.json() : {};
  await self.navigator.setAppBadge?.().catch(() => undefined);
  await self.registration.showNotification(titles[game] ?? "Grimtable", {
    body: turn,
    tag: path,
    data: path,
    icon: "/icons/app-192.png",
    badge: "/icons/badge-96.png",
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The table: in the window where it is open already, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
