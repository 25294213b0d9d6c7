// A replay as it comes from the server: a line for every moment, each told as what has changed.
import { Refused } from "../api";
import { changesOf, type Changes } from "../table/panel/log";
import { loadGame } from "../texts.svelte";
import type { Event, Moment, Problem, ReplayStart, View, ViewChanges } from "../wire";

/** Whose eyes a game is seen with: a seat, the public, or all cards open. */
export type Eyes = number | "public" | "open";

/** A moment with its whole view, and how much of the story had been told by then. */
export interface Shot extends Omit<Moment, "changes" | "events"> {
  view: View;
  told: number;
}

const NOTHING: Omit<View, "game" | "seat"> = {
  zones: [],
  fields: [],
  unseen: [],
  stack: [],
  asked: 0,
  options: [],
  answers: null,
  passed: 0,
  out: 0,
  over: 0,
};

/** The view after these changes. What has not changed is shared with the view before. */
export function patched(before: View, changes: ViewChanges): View {
  const { zones = {}, fields = {}, ...rest } = changes;
  const view = { ...before, ...rest } as View;
  if (changes.zones) {
    view.zones = [...before.zones];
    for (const [place, zone] of Object.entries(zones)) view.zones[Number(place)] = zone;
  }
  if (changes.fields) {
    view.fields = before.fields.map(({ name, value }) => ({
      name,
      value: name in fields ? fields[name] : value,
    }));
    if (!before.fields.length)
      view.fields = Object.entries(fields).map(([name, value]) => ({ name, value }));
  }
  return view;
}

const queryOf = (eyes: Eyes): string =>
  eyes === "open" ? "?is_open=true" : eyes === "public" ? "" : `?seat=${eyes}`;

export class Reel {
  start = $state.raw<ReplayStart | null>(null);
  /** How many shots have come. */
  count = $state(0);
  isWhole = $state(false);
  problem = $state.raw<Refused | null>(null);
  readonly shots: Shot[] = [];
  readonly story: Event[] = [];
  /** Which points changed, by the event that changed them. */
  readonly changes: Changes = {};
  private readonly leaving = new AbortController();

  /** Of a table by its id, or of a record. */
  constructor(
    private source: { table: string } | { record: string },
    readonly eyes: Eyes,
  ) {}

  close(): void {
    this.leaving.abort();
  }

  async load(): Promise<void> {
    try {
      const reply = await this.ask();
      if (!reply.ok || !reply.body) throw await refusalOf(reply);
      await this.read(reply.body.getReader());
      this.isWhole = true;
    } catch (error) {
      if (this.leaving.signal.aborted) return;
      this.problem =
        error instanceof Refused ? error : new Refused({ code: "unreachable", message: "" }, 0);
    }
  }

  private ask(): Promise<Response> {
    const { signal } = this.leaving;
    const query = queryOf(this.eyes);
    if ("table" in this.source)
      return fetch(`/api/tables/${this.source.table}/replay${query}`, { signal });
    return fetch(`/api/replay${query}`, { method: "POST", body: this.source.record, signal });
  }

  private async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop()!;
      for (const line of lines) this.add(JSON.parse(line) as ReplayStart | Moment);
      this.count = this.shots.length;
    }
  }

  private add(line: ReplayStart | Moment): void {
    if (!("changes" in line)) {
      this.start = line;
      return;
    }
    const { changes, events = [], ...shot } = line;
    const last = this.shots.at(-1);
    const before = last?.view ?? { ...NOTHING, game: this.start!.game, seat: this.start!.seat };
    this.story.push(...events);
    if (last) Object.assign(this.changes, changesOf(events, last.scores, shot.scores));
    this.shots.push({ ...shot, view: patched(before, changes), told: this.story.length });
  }

  /** Can something be seen to happen between the moment before and this one? */
  isSeen(at: number): boolean {
    const [before, shot] = [this.shots[at - 1], this.shots[at]];
    return !before || shot.told > before.told || Boolean(shot.choice) || shot.result !== undefined;
  }

  /** The next moment in this direction at which something can be seen. */
  next(at: number, step: 1 | -1): number {
    for (let to = at + step; to > 0 && to < this.count; to += step) if (this.isSeen(to)) return to;
    return step > 0 ? Math.max(at, this.count - 1) : 0;
  }

  /** The first moment of the next turn, or of this one and then the one before. */
  turn(at: number, step: 1 | -1): number {
    const turnOf = (place: number) => this.shots[place].turn;
    let to = step > 0 ? at : Math.max(0, at - 1);
    while (step > 0 && to < this.count - 1 && turnOf(to) === turnOf(at)) to += 1;
    while (step < 0 && to > 0 && turnOf(to - 1) === turnOf(to)) to -= 1;
    return to;
  }

  /** The moment by which this event had been told. */
  atEvent(n: number): number {
    const found = this.shots.findIndex(({ told }) => told > n);
    return found < 0 ? Math.max(0, this.count - 1) : found;
  }
}

export async function refusalOf(reply: Response): Promise<Refused> {
  await loadGame("refusals").catch(() => undefined);
  const said = (await reply.json().catch(() => null)) as Problem | null;
  return new Refused(said ?? { code: "unreachable", message: "" }, reply.status);
}
