// The service worker of this browser, where it has one: what it is told by the pages.
import names from "../games/names.json";
import { settings } from "../settings.svelte";
import { loadGame, t } from "../texts.svelte";

/** Undefined where a browser has none, or offers it over https only. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

interface Saving extends Navigator {
  connection?: { saveData?: boolean };
}

/** Keep what can be read offline, unless the reader wants to save data. */
export async function begin(): Promise<void> {
  if (!workers() || (navigator as Saving).connection?.saveData) return;
  await registration().catch(() => undefined);
  workers()!.addEventListener("controllerchange", () => void tell());
  await tell();
}

export function registration(): Promise<ServiceWorkerRegistration> {
  if (!workers()) throw new Error("this browser has no service worker");
  return workers()!.register("/sw.js", { updateViaCache: "none" });
}

/** Which language the reader has, how a call sounds in it, and which files this page has used. */
export async function tell(): Promise<void> {
  await loadGame("web-turn");
  const { active } = await workers()!.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  active?.postMessage({
    type: "reader",
    language: settings.language,
    files: used.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    notices: {
      turn: t("web-turn-call"),
      titles: Object.fromEntries(names.map((game) => [game, t(`title-${game}`)])),
    },
  });
}
