// One table, one socket. Messages are numbered; a gap asks for the whole view; what is sent while
// the line is cut is not sent later.
import * as api from "../api";
import type { Heard } from "../decide/desk.svelte";
import { recall, remember } from "../keeping";
import { settings } from "../settings.svelte";
import { loadGame, t } from "../texts.svelte";
import type {
  ClientMessage,
  Decision,
  Event,
  Say,
  SeatCard,
  ServerMessage,
  TableCard,
  Target,
} from "../wire";
import type { Changes } from "../table/log";
import { PUBLIC, Side } from "./side.svelte";
import { isRewound, shuffling } from "./shuffling";

export type Line = "opening" | "open" | "lost" | "closed";
export interface Spoken {
  line: number;
  by: number;
  name: string;
  text: string;
  emote: string;
  at: number;
}
export interface Toast {
  id: number;
  key: string;
  text: string;
  rule: string;
}
export type Emote = Exclude<NonNullable<Say["emote"]>, "">;
type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Handlers = { [T in ServerMessage["type"]]: (message: Of<T>) => void };

/** The table that was left last keeps what its log says of points. */
interface Points {
  id: string;
  points: Record<number, Changes>;
}
const POINTS = "grimtable-points";
const BEYOND = "sequence_too_far";
const HALF = "half_action";
const FIRST = 300;
const LONGEST = 8000;
/** Milliseconds after which a door counts as shut, and a line that nobody picks up as cut. */
export const DOOR = 15_000;
export const LINE = 60_000;
const OVER = new Set([4002, 4003, 4004, 4009]);
/** The seats of this browser have changed. */
const RESEATED = 4001;
const NEXT_TRY = (tries: number) =>
  Math.min(LONGEST, FIRST * 2 ** tries) * (0.8 + Math.random() * 0.4);

export class TableStore {
  line = $state<Line>("opening");
  /** Why the line is closed for good: unknown, moved, removed, unwatched, crowded; or why it is cut: restart, silent. */
  why = $state("");
  tries = $state(0);
  card = $state.raw<TableCard | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  seat = $state(PUBLIC);
  chat = $state<Spoken[]>([]);
  wish = $state.raw<Of<"wish"> | null>(null);
  clock = $state.raw<{
    left: Record<string, number>;
    window: number | null;
    isPaused: boolean;
    at: number;
  } | null>(null);
  shuffle = $state.raw<Of<"shuffle"> | null>(null);
  /** Somebody may have looked at a deck, and secretly restarted the shuffle. */
  isRewound = $state(false);
  because = $state.raw<Of<"because"> | null>(null);
  pointed = $state.raw<Of<"ping"> | null>(null);
  next = $state("");
  sameDeal = $state("");
  /** Seats that were given away while this person was away. */
  former = $state.raw<number[]>([]);
  /** Counts up: what was being put together is void. */
  refusals = $state(0);
  toasts = $state<Toast[]>([]);
  /** What happened while this browser was away. */
  missed = $state.raw<Event[]>([]);
  peeked = $state.raw<{ moves: number[]; decision: Decision | null; isBeyond?: boolean } | null>(
    null,
  );
  /** Who draws moving cards listens here. */
  onEvents: (events: Event[], side: Side) => void = () => {};

  private sides = $state.raw<Record<number, Side>>({ [PUBLIC]: new Side(PUBLIC) });
  private socket: WebSocket | null = null;
  private timer = 0;
  private epoch = "";
  private waiting = new Map<string, (heard: Heard) => void>();
  /** How much of the story this browser had seen when it was last here. */
  private seenBefore = 0;
  private peeking: number[] = [];
  /** Which points changed when, seat by seat, as seen before this page was loaded again. */
  private points: Points["points"] = {};
  /** Parts of the shuffle that this connection has sent. */
  private added = new Set<string>();

  constructor(public id: string) {
    this.seenBefore = Number(recall(this.bookmark));
    const kept = JSON.parse(recall(POINTS) || "{}") as Partial<Points>;
    if (kept.id === id) this.points = kept.points ?? {};
    addEventListener("pagehide", this.mark);
  }

  private get bookmark(): string {
    return `grimtable-seen-${this.id}`;
  }

  private mark = (): void => {
    if (this.line === "opening" || !this.side.story.length) return;
    remember(this.bookmark, String(this.side.story.length));
    const points = Object.fromEntries(
      Object.entries(this.sides).map(([seat, { changes }]) => [seat, changes]),
    );
    remember(POINTS, JSON.stringify({ id: this.id, points } satisfies Points));
  };

  get side(): Side {
    return this.sides[this.seat] ?? this.sides[PUBLIC];
  }

  /** Several people share this screen: whose question comes next, the one in front first. */
  get due(): number {
    if (this.seats.length < 2 || this.sides[this.seat]?.decision) return this.seat;
    return this.seats.find((seat) => this.sides[seat]?.decision) ?? this.seat;
  }

  /** Another person sits in front of this screen. */
  face(seat: number): void {
    this.seat = seat;
    this.peeked = null;
    const { decision } = this.side;
    if (decision) this.send({ type: "gains", decision: decision.id ?? 0 });
  }

  /** What to say while the line is cut. */
  get trouble(): string {
    return t(["restart", "silent"].includes(this.why) ? `web-line-${this.why}` : "web-line-lost", {
      tries: this.tries,
    });
  }

  get isWatching(): boolean {
    return this.seats.length === 0;
  }

  get names(): string[] {
    return this.card?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  seatCard(seat: number): SeatCard | undefined {
    return this.card?.seats[seat];
  }

  // The line

  connect(): void {
    const side = this.sides[this.seat];
    const query: Record<string, string | number> =
      this.epoch && side
        ? { epoch: this.epoch, n: Math.max(0, side.n), story: side.story.length }
        : {};
    const socket = (this.socket = new WebSocket(api.socketAt(this.id, query)));
    this.timer = window.setTimeout(
      () => socket.readyState === WebSocket.CONNECTING && socket.close(),
      LINE,
    );
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as ServerMessage);
    this.socket.onclose = ({ code }) => this.lost(code);
  }

  close(): void {
    this.mark();
    removeEventListener("pagehide", this.mark);
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.line = "closed";
  }

  private lost(code: number): void {
    for (const done of this.waiting.values()) done("refused");
    this.waiting.clear();
    if (OVER.has(code)) {
      this.line = "closed";
      return;
    }
    if (this.line === "open") this.seenBefore = this.side.story.length;
    this.line = this.line === "opening" ? "opening" : "lost";
    if (code === RESEATED) this.epoch = ""; // another seat has heard nothing yet
    const pause = code === RESEATED ? 0 : NEXT_TRY(this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => void this.again(), pause);
  }

  /** A socket that is refused does not say why; the door does. */
  private async again(): Promise<void> {
    try {
      const { table, former } = await api.open(this.id, DOOR);
      this.card = table;
      this.former = former ?? [];
      await api.introduce({ name: settings.name, avatar: settings.avatar }, DOOR);
    } catch (error) {
      if (error instanceof api.Refused && error.status === 404) {
        this.line = "closed";
        this.why = "unknown";
        return;
      }
      if (this.why !== "restart") this.why = "silent";
    }
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.line !== "open" || this.socket?.readyState !== WebSocket.OPEN) {
      this.toast("web-not-connected");
      return false;
    }
    const seat = this.isWatching ? {} : { seat: this.seat };
    this.socket.send(JSON.stringify({ ...seat, ...message }));
    return true;
  }

  // Speaking

  /** The one way to answer. Only <Card> and <Pick> come here, through their desk. */
  answer(decision: Decision, moves: number[]): Promise<Heard> {
    const id =
      crypto.randomUUID?.() ??
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.send({ type: "answer", decision: decision.id ?? 0, id, moves })) {
        this.waiting.delete(id);
        resolve("refused");
      }
    });
  }

  peek(decision: Decision, moves: number[]): void {
    this.peeking = moves;
    this.send({ type: "peek", decision: decision.id ?? 0, moves });
  }

  say(text: string, emote: Emote | "" = ""): boolean {
    return this.send({ type: "chat", text, emote });
  }

  why_not(target: Target): void {
    if (this.isWatching) return;
    void loadGame(`${this.card!.game}-reasons`).then(() => this.send({ type: "why", target })); // they come when first asked for
  }

  toast(key: string, text = "", rule = ""): void {
    const id = Math.random();
    this.toasts.push({ id, key, text, rule });
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 6000);
  }

  // Hearing

  private hear(message: ServerMessage): void {
    const side =
      this.sides[message.seat] ??
      (this.sides = {
        ...this.sides,
        [message.seat]: new Side(message.seat, this.points[message.seat]),
      })[message.seat];
    if (message.type !== "hello" && message.type !== "bye" && message.n >= 0) {
      if (message.n > side.n + 1 && !side.isCatchingUp) {
        side.isCatchingUp = true;
        this.send({
          type: "sync",
          seat: message.seat === PUBLIC ? -1 : message.seat,
          epoch: this.epoch,
          n: Math.max(0, side.n),
          story: side.story.length,
        });
        if (message.type !== "accepted" && message.type !== "refusal") return; // an answer that waits is settled all the same
      } else side.n = Math.max(side.n, message.n);
    }
    (this.handlers[message.type] as (message: ServerMessage) => void)(message);
  }

  private of(message: { seat: number }): Side {
    return this.sides[message.seat];
  }

  private handlers: Handlers = {
    hello: (m) => {
      const side = this.of(m);
      side.n = m.n;
      side.isCatchingUp = m.n === 0;
      this.added.clear();
      this.epoch = m.epoch;
      this.lay(m.table);
      this.seats = m.seats;
      this.isHost = Boolean(m.is_host);
      side.orders = m.orders ?? {};
      if (!m.seats.includes(this.seat)) this.seat = m.seats[0] ?? PUBLIC;
      this.line = "open";
      this.tries = 0;
      this.why = "";
    },
    view: (m) => {
      const side = this.of(m);
      if (m.n > 0) side.isCatchingUp = false;
      side.see(m.view, m.scores);
      side.banners = m.banners ?? [];
      side.figures = m.figures ?? {};
      side.result = m.result ?? null;
    },
    events: (m) => {
      const side = this.of(m);
      const isNews = side.hear(m.first, m.events, m.is_taken_back);
      if (m.is_taken_back) this.toast("web-taken-back");
      if (isNews && m.seat === this.seat) this.onEvents(m.events, side);
    },
    decision: (m) => {
      if (m.peeked?.length) {
        this.peeked = { moves: m.peeked, decision: m.decision };
        return;
      }
      const side = this.of(m);
      if (m.n > 0) side.isCatchingUp = false;
      const asked = side.decision?.id;
      side.decision = m.decision;
      side.held = m.held ?? [];
      side.undo = m.undo ?? "no";
      if (m.decision?.id === asked) return;
      side.gains = {};
      side.ahead = {};
      side.hint = [];
      side.reasons = null;
      this.peeked = null;
      if (m.decision && m.seat === this.seat)
        this.send({ type: "gains", decision: m.decision.id ?? 0, seat: m.seat });
    },
    gains: (m) => {
      const side = this.of(m);
      if (m.decision !== side.decision?.id) return;
      side.gains = m.gains;
      side.ahead = m.ahead ?? {};
    },
    accepted: (m) => this.settle(m.id, "taken"),
    refusal: (m) => {
      if (m.code === BEYOND && !m.id && this.peeking.length) {
        this.peeked = { moves: this.peeking, decision: null, isBeyond: true }; // what follows is not to be known yet
        return;
      }
      if (m.code === HALF && m.id) {
        this.settle(m.id, "half"); // the desk asks for the rest
        return;
      }
      this.peeked = null;
      this.refusals += 1;
      if (m.id) this.settle(m.id, "refused");
      void loadGame("refusals").finally(() => this.toast(`refused-${m.code}`, m.message, m.rule));
    },
    presence: (m) => this.lay(m.table),
    chat: (m) => {
      const emote = /^:(\w+):$/.exec(m.text ?? "")?.[1] ?? "";
      const said = {
        line: m.line,
        by: m.by,
        name: m.name,
        text: m.text ?? "",
        emote: m.emote || emote,
        at: m.at ?? 0,
      };
      if (!this.chat.some((other) => other.line === m.line)) this.chat.push(said);
    },
    ping: (m) => (this.pointed = m),
    because: (m) => void loadGame(`${this.card!.game}-why`).then(() => (this.because = m)), // they come when first needed
    clock: (m) => {
      this.clock = {
        left: m.left ?? {},
        window: m.window ?? null,
        isPaused: Boolean(m.is_paused),
        at: performance.now(),
      };
      if (this.seenBefore && this.side.view) {
        this.missed = this.side.story.slice(this.seenBefore); // a clock ends what is told on coming back
        this.seenBefore = 0;
      }
    },
    shuffle: (m) => {
      this.shuffle = m;
      const part = `${m.seat}/${m.commit}/${m.wanted}`;
      void shuffling(this.id, m, this.card!, (message) => {
        if (!this.added.has(part) && this.send(message)) this.added.add(part); // it may be asked for again before it is heard
      }).then((isSo) => (this.isRewound ||= isSo));
    },
    wish: (m) => (this.wish = m.wish ? m : null),
    orders: (m) => (this.of(m).orders = m.orders),
    reasons: (m) => (this.of(m).reasons = m),
    hint: (m) => (this.of(m).hint = m.moves),
    next: (m) => (this[m.is_same_deal ? "sameDeal" : "next"] = m.table),
    bye: (m) => (this.why = m.code),
  };

  private lay(card: TableCard): void {
    this.card = card;
    this.isRewound ||= isRewound(this.id, card);
  }

  private settle(id: string, heard: Heard): void {
    this.waiting.get(id)?.(heard);
    this.waiting.delete(id);
  }
}
