// Being told on this device when it is your turn: the browser's push service brings the message.
import * as api from "../../api";
import { registration } from "../../offline/worker";
import { readStored, writeStored } from "../../storage";

/** Why it cannot be had: the browser has no push messages, or the reader has refused them. */
export type Obstacle = "" | "unsupported" | "refused";

export function obstacle(): Obstacle {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window;
  if (!isSupported || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "refused" : "";
}

const mark = (table: string) => `grimtable-called-${table}`;
/** Does this browser believe that it will be told? */
export const isOn = (table: string): boolean =>
  obstacle() === "" && Notification.permission === "granted" && readStored(mark(table)) === "1";

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && String(new Uint8Array(one)) === String(other);

/** The subscription of this browser with the key of this server; an older one is replaced. */
async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const key = bytes((await api.pushKey()).key ?? "");
  const kept = await pushManager.getSubscription();
  if (kept && isSame(kept.options.applicationServerKey, key)) return kept;
  await kept?.unsubscribe();
  await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks for permission, so only call this after a press. True: this device will be told. */
export async function turnOn(table: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { endpoint, keys } = (await subscription()).toJSON();
  await api.push(table, { endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth });
  writeStored(mark(table), "1");
  return true;
}

export async function turnOff(table: string): Promise<void> {
  writeStored(mark(table), "");
  const kept = await (await registration()).pushManager.getSubscription();
  if (kept) await api.push(table, { endpoint: kept.endpoint, is_on: false });
}
