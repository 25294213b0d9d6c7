// Everything that this browser knows about one table, and the messages it exchanges with the server.
// Messages to a seat are numbered: after a gap the store asks for the whole view.
import * as api from "../api";
import type { Outcome } from "../decide/desk.svelte";
import { LEFT } from "../mygames/left";
import { readStored, writeStored } from "../storage";
import { settings } from "../settings.svelte";
import { loadGame } from "../texts.svelte";
import type {
  ClientMessage,
  Decision,
  Event,
  Plan,
  Say,
  SeatSummary,
  ServerMessage,
  TableSummary,
  Target,
} from "../wire";
import type { Changes } from "../table/panel/log";
import { type Connected, Connection, REQUEST_TIMEOUT } from "./connection.svelte";
import type { Clock } from "./ticking.svelte";
import { namesOf } from "./names";
import { PUBLIC, Side } from "./side.svelte";
import { isRewound, shuffling } from "./shuffling";

export interface ChatLine {
  line: number;
  by: number;
  name: string;
  text: string;
  emote: string;
  at: number;
  /** Said just now, not before this browser came. */
  isNews: boolean;
  /** No line of anybody: who has come or gone. */
  note?: { key: string; name: string };
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

/** What would be asked next; none: nothing, or nobody may know it yet. */
export interface Ahead {
  decision: Decision | null;
}

/** The table that was left last keeps what its log says of points. */
interface Points {
  id: string;
  points: Record<number, Changes>;
}
const POINTS = "grimtable-points";
const BEYOND = "sequence_too_far";
const HALF = "half_action";
const NO_HINT = "no_hint";

export class TableStore implements Connected {
  readonly connection: Connection;
  card = $state.raw<TableSummary | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** What the good answers lead to is being found out. */
  isEstimating = $state(false);
  seat = $state(PUBLIC);
  chat = $state<ChatLine[]>([]);
  wish = $state.raw<Of<"wish"> | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** What the seats of a team plan together. */
  plans = $state.raw<Plan[]>([]);
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
  private epoch = "";
  /** Was the message that is being read sent to all, just now? */
  private isNews = false;
  /** Quick lines and notes are not numbered by the server: they count down from here. */
  private unnumbered = 0;
  private waiting = new Map<string, (outcome: Outcome) => void>();
  /** How much of the story this browser had seen when it was last here. */
  private seenBefore = 0;
  private peeking: number[] = [];
  /** Questions about what would follow, in the order in which they were asked. */
  private lookouts: { moves: number[]; resolve: (found: Ahead | null) => void }[] = [];
  /** Which points changed when, seat by seat, as seen before this page was loaded again. */
  private points: Points["points"] = {};
  /** Parts of the shuffle that this connection has sent. */
  private added = new Set<string>();

  constructor(public id: string) {
    this.connection = new Connection(id, this);
    this.seenBefore = Number(readStored(this.bookmark));
    const kept = JSON.parse(readStored(POINTS) || "{}") as Partial<Points>;
    if (kept.id === id) this.points = kept.points ?? {};
    addEventListener("pagehide", this.mark);
  }

  private get bookmark(): string {
    return `grimtable-seen-${this.id}`;
  }

  private mark = (): void => {
    if (this.connection.state === "connecting") return;
    if (this.seats.length && this.card?.phase !== "over" && !this.side.result) {
      const { card, seats: mine, side } = this;
      const left = { card: { ...card, code: "" }, mine, scores: side.scores, at: Date.now() };
      writeStored(`${LEFT}${this.id}`, JSON.stringify({ ...left, asked: side.view?.asked }));
    }
    if (!this.side.story.length) return;
    writeStored(this.bookmark, String(this.side.story.length));
    const points = Object.fromEntries(
      Object.entries(this.sides).map(([seat, { changes }]) => [seat, changes]),
    );
    writeStored(POINTS, JSON.stringify({ id: this.id, points } satisfies Points));
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
  switchSeat(seat: number): void {
    this.seat = seat;
    this.peeked = null;
    const { decision } = this.side;
    if (decision) this.send({ type: "gains", decision: decision.id ?? 0 });
  }

  get isWatching(): boolean {
    return this.seats.length === 0;
  }

  get names(): string[] {
    return namesOf(this.card?.seats ?? []);
  }

  seatCard(seat: number): SeatSummary | undefined {
    return this.card?.seats[seat];
  }

  // The connection

  connect(): void {
    this.connection.open();
  }

  close(): void {
    this.mark();
    removeEventListener("pagehide", this.mark);
    this.connection.close();
  }

  position(): Record<string, string | number> {
    const side = this.sides[this.seat];
    if (!this.epoch || !side) return {};
    return { epoch: this.epoch, n: Math.max(0, side.n), story: side.story.length };
  }

  closed(isReseated: boolean): void {
    for (const done of this.waiting.values()) done("refused");
    this.waiting.clear();
    while (this.lookouts.length) this.lookedAhead(null);
    if (this.connection.state === "open") this.seenBefore = this.side.story.length;
    if (isReseated) this.epoch = ""; // another seat has been told nothing yet
  }

  async refresh(): Promise<void> {
    const { table, former } = await api.open(this.id, REQUEST_TIMEOUT);
    this.card = table;
    this.former = former ?? [];
    await api.introduce({ name: settings.name, avatar: settings.avatar }, REQUEST_TIMEOUT);
  }

  send(message: ClientMessage): boolean {
    const seat = this.isWatching ? {} : { seat: this.seat };
    const isSent = this.connection.send({ ...seat, ...message });
    if (!isSent) this.toast("web-not-connected");
    return isSent;
  }

  // Sending

  /** The one way to answer. Only <Card> and <Pick> come here, through their desk. */
  answer(decision: Decision, moves: number[]): Promise<Outcome> {
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

  /** The question that would follow these moves; null: it could not be found out. */
  lookAhead(decision: Decision, moves: number[]): Promise<Ahead | null> {
    return new Promise((resolve) => {
      this.lookouts.push({ moves, resolve });
      if (!this.send({ type: "peek", decision: decision.id ?? 0, moves })) this.lookedAhead(null);
    });
  }

  private lookedAhead(found: Ahead | null): void {
    this.lookouts.shift()?.resolve(found);
  }

  say(text: string, emote: Emote | "" = ""): boolean {
    return this.send({ type: "chat", text, emote });
  }

  /** Who has come or gone stands among what was said. */
  addNote(key: string, name: string): void {
    const line = --this.unnumbered;
    const note = { key, name };
    this.chat.push({ line, by: PUBLIC, name, text: "", emote: "", at: 0, isNews: true, note });
  }

  askWhyNot(target: Target): void {
    if (this.isWatching) return;
    void loadGame(`${this.card!.game}-reasons`).then(() => this.send({ type: "why", target })); // they come when first asked for
  }

  /** Good answers and why; while they are shown, what each leads to. */
  askHint(): void {
    const { hint } = this.side;
    if (hint?.isEstimated || this.isEstimating) return;
    if (this.send({ type: "hint", is_estimated: hint !== null })) this.isEstimating = hint !== null;
  }

  forgetHint(): void {
    this.side.hint = null;
    this.isEstimating = false;
  }

  private hinted({ choices, decision, is_estimated = false, ...message }: Of<"hint">): void {
    const side = this.of(message);
    void Promise.all([loadGame(`${this.card!.game}-why`), loadGame("hints")]).then(() => {
      if (side.decision?.id !== decision) return; // the hint or its words came too late
      side.hint = { choices, isEstimated: is_estimated };
      this.isEstimating = false;
    });
  }

  toast(key: string, text = "", rule = ""): void {
    const id = Math.random();
    this.toasts.push({ id, key, text, rule });
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 6000);
  }

  // Receiving

  receive(message: ServerMessage): void {
    const side =
      this.sides[message.seat] ??
      (this.sides = {
        ...this.sides,
        [message.seat]: new Side(message.seat, this.points[message.seat]),
      })[message.seat];
    this.isNews = message.n > side.n;
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
      this.connection.opened();
    },
    view: (m) => {
      const side = this.of(m);
      if (m.n > 0) side.isCatchingUp = false;
      side.update(m.view, m.scores);
      side.banners = m.banners ?? [];
      side.figures = m.figures ?? {};
      side.result = m.result ?? null;
    },
    events: (m) => {
      const side = this.of(m);
      const isNews = side.addEvents(m.first, m.events, m.is_taken_back);
      if (m.is_taken_back) this.toast("web-taken-back");
      if (isNews && m.seat === this.seat) this.onEvents(m.events, side);
    },
    decision: (m) => {
      if (m.peeked?.length && this.lookouts[0]?.moves.join() === m.peeked.join()) {
        this.lookedAhead({ decision: m.decision });
        return;
      }
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
      side.hint = null;
      this.isEstimating = false;
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
      if (m.code === NO_HINT) {
        this.isEstimating = false; // a bot gave up: it answers none of the other messages
        return void loadGame("refusals").finally(() => this.toast(`refused-${m.code}`, m.message));
      }
      if (!m.id && this.lookouts.length) {
        this.lookedAhead(m.code === BEYOND ? { decision: null } : null);
        if (m.code === BEYOND) return;
      }
      if (m.code === BEYOND && !m.id && this.peeking.length) {
        this.peeked = { moves: this.peeking, decision: null, isBeyond: true }; // what follows is not to be known yet
        return;
      }
      if (m.code === HALF && m.id) {
        this.settle(m.id, "half"); // the desk asks for the rest
        return;
      }
      this.peeked = null;
      this.isEstimating = false;
      this.refusals += 1;
      if (m.id) this.settle(m.id, "refused");
      void loadGame("refusals").finally(() => this.toast(`refused-${m.code}`, m.message, m.rule));
    },
    presence: (m) => this.lay(m.table),
    chat: (m) => {
      const emote = /^:(\w+):$/.exec(m.text ?? "")?.[1] ?? "";
      const said = {
        line: m.line || --this.unnumbered,
        by: m.by,
        name: m.name,
        text: m.text ?? "",
        emote: m.emote || emote,
        at: m.at ?? 0,
        isNews: this.isNews,
      };
      if (!this.chat.some((other) => other.line === said.line)) this.chat.push(said);
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
    plans: (m) => (this.plans = m.plans),
    wish: (m) => (this.wish = m.wish ? m : null),
    orders: (m) => (this.of(m).orders = m.orders),
    reasons: (m) => (this.of(m).reasons = m),
    hint: (m) => this.hinted(m),
    next: (m) => (this[m.is_same_deal ? "sameDeal" : "next"] = m.table),
    bye: (m) => (this.connection.why = m.code),
  };

  private lay(card: TableSummary): void {
    this.card = card;
    this.isRewound ||= isRewound(this.id, card);
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
  }
}
