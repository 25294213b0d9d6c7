// The HTTP doors of the server, one function each.
import { isOurs } from "./games/packages";
import { reach } from "./offline/reach";
import { has, loadGame, t } from "./texts.svelte";
import type {
  BotChoice,
  Done,
  GameRecord,
  Join,
  Me,
  MyTable,
  Name,
  NewFork,
  NetworkState,
  NewTable,
  Opened,
  Problem,
  PushDevice,
  PushKey,
  SeatLink,
  ServerInfo,
  TableSummary,
} from "./wire";

/** A door that stayed shut: says why, in the reader's language if its code has words there. */
export class Refused extends Error {
  constructor(
    public problem: Problem,
    public status: number,
  ) {
    const key = `refused-${problem.code}`;
    super(has(key) ? t(key) : problem.message);
  }
}

/** Who waits at a door for so many milliseconds only; without a limit, as long as it takes. */
async function request<T>(path: string, form?: object | string, limit = 0): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(`/api/${path}`, {
      method: form ? "POST" : "GET",
      headers: form ? { "content-type": "application/json" } : {},
      body: typeof form === "object" ? JSON.stringify(form) : form,
      signal: limit ? AbortSignal.timeout(limit) : undefined,
    });
  } catch {
    reach.isLost = true;
    throw new Refused({ code: "unreachable", message: "" }, 0);
  }
  reach.isLost = false;
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok && said !== null) return said as T;
  await loadGame("refusals").catch(() => undefined);
  throw new Refused((said as Problem) ?? { code: "unreachable", message: "" }, reply.status);
}

/** With the words of games that packages bring: the client has none of its own for them. */
export async function server(): Promise<ServerInfo> {
  const card = await request<ServerInfo>("server");
  const brought = card.games.filter(({ name }) => !isOurs(name));
  await Promise.all(brought.map(({ name }) => loadGame(name).catch(() => undefined)));
  return card;
}
export const me = (limit = 0) => request<Me>("me", undefined, limit);
export const setName = (form: Name) => request<Me>("me", form);
export const network = () => request<NetworkState>("network");
export const switchNetwork = (is_open: boolean) => request<NetworkState>("network", { is_open });
export const myTables = () => request<MyTable[]>("me/tables");
export const lobby = () => request<TableSummary[]>("lobby");
export const create = (form: NewTable) => request<Opened>("tables", form);
export const byCode = (code: string) => request<Opened>("codes", { code });
export const open = (id: string, limit = 0) => request<Opened>(`tables/${id}`, undefined, limit);
export const join = (id: string, form: Join) => request<Opened>(`tables/${id}/join`, form);
export const start = (id: string) => request<Opened>(`tables/${id}/start`, {});
export const leave = (id: string, seat: number) => request<Opened>(`tables/${id}/leave`, { seat });
export const change = (id: string, seat: number, to: number) =>
  request<Opened>(`tables/${id}/change`, { seat, to });
export const seatBot = (id: string, form: BotChoice) => request<Opened>(`tables/${id}/bots`, form);
export const kick = (id: string, seat: number) => request<Opened>(`tables/${id}/kick`, { seat });
export const mute = (id: string, seat: number) => request<Opened>(`tables/${id}/mute`, { seat });
export const block = (id: string, seat: number) => request<Opened>(`tables/${id}/block`, { seat });
/** About who sits there; without a seat, about the table. */
export const report = (id: string, text: string, seat = -1) =>
  request<Done>(`tables/${id}/report`, { seat, text });
export const handOver = (id: string, seat: number) =>
  request<Opened>(`tables/${id}/host`, { seat });
export const sameDeal = (id: string) => request<Opened>(`tables/${id}/again`, {});
export const record = (id: string) => request<GameRecord>(`tables/${id}/record`);
export const bundle = (id: string, seat: number) =>
  request<object>(`tables/${id}/bundle?seat=${seat}`);
export const myData = () => request<object>("me/data");
export const forgetMe = () => request<Done>("me/forget", {});
/** Play on from a moment of a game: of a table, or of the text of a record, which goes as it is. */
export function fork(
  source: { table: string } | { record: string },
  form: Omit<NewFork, "record">,
): Promise<Opened> {
  if ("table" in source) return request<Opened>(`tables/${source.table}/fork`, form);
  return request<Opened>(
    "forks",
    `${JSON.stringify(form).slice(0, -1)},"record":${source.record}}`,
  );
}
export const pushKey = () => request<PushKey>("push");
/** Tell this device when it is your turn at a table, or no longer. */
export const push = (id: string, form: PushDevice) => request<Done>(`tables/${id}/push`, form);
export const rematch = (id: string) => request<Opened>(`tables/${id}/rematch`, {});
export const moveSeat = (id: string, seat: number) =>
  request<SeatLink>(`tables/${id}/link`, { seat });
/** Return to your former seat, or ask the person who has it now. */
export const takeBack = (id: string, seat: number) =>
  request<Opened>(`tables/${id}/return`, { seat });
export const giveBack = (id: string, seat: number, agrees: boolean) =>
  request<Opened>(`tables/${id}/give_back`, { seat, agrees });
export const claim = (key: string) => request<Opened>("seats/claim", { key });

/** Who watches or sits has a name the server knows; a newcomer is announced once. */
export async function introduce(form: Name, limit = 0): Promise<void> {
  const known = await me(limit);
  if (!known.is_known) await setName(form);
}

export const socketAt = (id: string, query: Record<string, string | number>) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket?${search}`;
};
