// The games of this browser: what is kept of a table, what is counted, and what may be in a file.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { finishedAt, keepGame, playsOf } from "../src/mygames/keeping";
import {
  adopt,
  type Finished,
  finishedGames,
  forget,
  forgetAll,
  forgetLeft,
  keepFinished,
  KEY,
  leftTable,
  leftTables,
  MOST,
} from "../src/mygames/kept";
import { LEFT } from "../src/mygames/left";
import { noteOf, outcomeOf, scoresOf, stateOf } from "../src/mygames/outcome";
import { allStatistics, isCounted, lastShapes, shapeOf } from "../src/mygames/statistics";
import { fileOf, readFile } from "../src/mygames/transfer";
import { when } from "../src/mygames/when";
import { EMPTY } from "../src/pages/script.svelte";
import { settings } from "../src/settings.svelte";
import { clearStorage } from "../src/storage";
import { TableStore } from "../src/store/table.svelte";
import { load } from "../src/texts.svelte";
import type { Event } from "../src/wire";
import { FakeSocket } from "./socket";

const game = (id: string, more: Partial<Finished> = {}): Finished => ({
  id,
  game: "grimwood",
  at: 1000,
  seats: [
    { name: "Ruth", avatar: "wolf", bot: "" },
    { name: "Lin", avatar: "cat", bot: "" },
    { name: "", avatar: "", bot: "casual" },
  ],
  mine: [0],
  scores: [31, 28, 19],
  options: {},
  ended: "played",
  winners: [0],
  places: [1, 2, 3],
  deal: "",
  isResigned: false,
  plays: { owl: 2 },
  ...more,
});
const RESULT = { reason: "", winners: [0], scores: [7, 3], rewards: [1, 0], standing: [0, 1] };
const move = (verb: string, kind: string, seat: number, src = "hand", dst = "table"): Event => ({
  n: 0,
  verb,
  key: verb,
  kind,
  src: { zone: src, seat, index: 0 },
  dst: { zone: dst, seat, index: 0 },
});

const refuse = (name: string) => () => {
  throw new DOMException("no", name);
};

beforeAll(() => Promise.all([load(), load("web-mygames")]));
beforeEach(() => clearStorage());
afterEach(() => vi.unstubAllGlobals());

describe("what is kept", () => {
  it("is one list, the newest first; a game told again keeps its time", () => {
    keepFinished(game("a", { at: 5 }));
    keepFinished(game("b", { at: 9 }));
    keepFinished(game("a", { at: 70, ended: "agreed" }));
    expect(finishedGames().map(({ id, at, ended }) => [id, at, ended])).toEqual([
      ["b", 9, "played"],
      ["a", 5, "agreed"],
    ]);
  });
  it("what another tab has written in between stays", () => {
    keepFinished(game("a"));
    const other = JSON.parse(localStorage.getItem(KEY)!) as { games: Finished[] };
    localStorage.setItem(KEY, JSON.stringify({ games: [...other.games, game("b")] }));
    keepFinished(game("c"));
    expect(
      finishedGames()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["a", "b", "c"]);
  });
  it.each(["", "{", "null", "[]", '{"games": 7}', '{"games": [1, null, {}, {"id": "a"}]}'])(
    "nothing of %s is taken for a game, and the next one is kept",
    (text) => {
      localStorage.setItem(KEY, text);
      expect(finishedGames()).toEqual([]);
      keepFinished(game("a"));
      expect(finishedGames()).toHaveLength(1);
    },
  );
  it("one entry that is damaged does not take the others with it", () => {
    const bad: object[] = [
      { ...game("b"), seats: [] },
      { ...game("c"), mine: [5] },
      { ...game("d"), scores: ["x"] },
      { ...game("../e") },
      { ...game("f"), plays: { owl: "2" } },
      { ...game("g"), ended: "won" },
      { ...game("h"), game: "x".repeat(61) },
    ];
    localStorage.setItem(KEY, JSON.stringify({ games: [...bad, game("a")] }));
    expect(finishedGames().map(({ id }) => id)).toEqual(["a"]);
  });
  it("where there is no room it stays until the page closes", () => {
    const shop = { getItem: () => null, setItem: refuse("QuotaExceededError") };
    vi.stubGlobal("localStorage", shop);
    expect(adopt([game("a")])).toEqual({ added: 1, isKept: false });
    expect(finishedGames()).toHaveLength(1);
  });
  it("where the browser forbids storage nothing breaks", () => {
    const no = refuse("SecurityError");
    vi.stubGlobal("localStorage", { getItem: no, setItem: no, removeItem: no, clear: no });
    keepFinished(game("a"));
    expect(finishedGames()).toHaveLength(1);
    forgetAll();
    expect(finishedGames()).toEqual([]);
  });
  it("the oldest go when there are too many", () => {
    adopt(Array.from({ length: MOST + 5 }, (_, at) => game(`g${at}`, { at })));
    expect(finishedGames()).toHaveLength(MOST);
    expect(finishedGames().at(-1)!.id).toBe("g5");
  });
  it("one game is forgotten, or all; after the last one nothing is left behind", () => {
    adopt([game("a"), game("b")]);
    localStorage.setItem(`${LEFT}x`, "{}");
    forget("a");
    expect(finishedGames().map(({ id }) => id)).toEqual(["b"]);
    forget("b");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe("a table", () => {
  let store: TableStore;
  let socket: FakeSocket;
  const seats = ["Ruth", "Lin"].map((name, seat) => ({ seat, holder: "person", name }));
  const table = (more: object = {}) => ({
    id: "t",
    code: "ABCDEFGHIJ",
    game: "grimwood",
    phase: "playing",
    options: {},
    seats,
    ...more,
  });
  function connect(mine: number[], more: object = {}): void {
    vi.stubGlobal("WebSocket", FakeSocket);
    store = new TableStore("t");
    store.connect();
    socket = FakeSocket.last;
    socket.tell({
      type: "hello",
      n: 0,
      seat: mine[0] ?? 7,
      epoch: "e",
      table: table(more),
      seats: mine,
    });
    socket.tell({
      type: "view",
      n: 1,
      seat: mine[0] ?? 7,
      view: { ...EMPTY, asked: 2 },
      scores: [4, 3],
    });
  }
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
  });

  it("that runs is remembered as it was left, without its code", () => {
    connect([0]);
    store.close();
    expect(localStorage.getItem(`${LEFT}t`)).not.toContain("ABCDEFGHIJ");
    expect(leftTable("t")).toMatchObject({ scores: [4, 3], asked: [1], mine: [0] });
    expect(leftTables().map(({ id }) => id)).toEqual(["t"]);
    forgetLeft(["t"]);
    expect(leftTables()).toHaveLength(1);
    forgetLeft(["other"]);
    expect(leftTables()).toEqual([]);
  });
  it("where somebody only watches is not remembered", () => {
    connect([]);
    socket.tell({ type: "view", n: 2, seat: 7, view: EMPTY, scores: [7, 3], result: RESULT });
    store.close();
    expect(leftTables()).toEqual([]);
    expect(finishedAt(store)).toBeNull();
  });
  it("that is over leaves its result, and is no running table any more", () => {
    connect([0]);
    store.close();
    connect([0]);
    expect(finishedAt(store)).toBeNull();
    socket.tell({ type: "view", n: 2, view: EMPTY, scores: [7, 3], result: RESULT });
    keepGame(store);
    store.close();
    expect(finishedGames()).toMatchObject([{ id: "t", winners: [0], places: [1, 2], deal: "" }]);
    expect(leftTables()).toEqual([]);
  });
  it.each([
    [{ is_lesson: true }, "lesson"],
    [{ known_deal: { table: "", seats: [], is_fork: true } }, "fork"],
    [{ known_deal: { table: "u", seats: [0] } }, "again"],
  ])("with known cards says so: %j", (more, deal) => {
    connect([0], more);
    socket.tell({ type: "view", n: 2, view: EMPTY, scores: [7, 3], result: RESULT });
    const found = finishedAt(store)!;
    expect(found.deal).toBe(deal);
    expect(isCounted(found)).toBe(false);
  });
  it("nothing that the others hold or do is kept: two worlds, the same bytes", () => {
    const kept = ["dragon", "witch"].map((hidden) => {
      connect([0]);
      const zones = [{ name: "hand", owner: 1, cards: [{ kind: hidden }] }];
      const events = [move("event-hand-row", hidden, 1), move("event-hand-row", "owl", 0)];
      socket.tell({ type: "events", n: 2, first: 0, events });
      socket.tell({
        type: "view",
        n: 3,
        view: { ...EMPTY, zones },
        scores: [7, 3],
        result: RESULT,
      });
      const bytes = JSON.stringify(finishedAt(store, 1));
      store.close();
      return bytes;
    });
    expect(kept[0]).toBe(kept[1]);
    expect(kept[0]).toContain('"plays":{"owl":1}');
  });
});

describe("cards played", () => {
  it("are those of this seat, by the events that its game names", () => {
    const story = [
      move("event-hand-row", "owl", 0),
      move("event-hand-row", "owl", 0),
      move("event-hand-discard", "crow", 0, "hand", "discard"),
      move("event-hand-row", "crow", 1),
      move("event-hand-row", "", 0),
    ];
    expect(playsOf("grimwood", story, 0)).toEqual({ owl: 2 });
    const cast = { n: 0, verb: "event-cast", key: "", args: { seat: 1, card: "spark" } };
    expect(playsOf("book_of_madness", [cast], 1)).toEqual({ spark: 1 });
    expect(playsOf("book_of_madness", [cast], 0)).toEqual({});
  });
  it("of a game that a package brings go openly from the hand to the table", () => {
    const story = [move("event-a", "rook", 0), move("event-b", "rook", 0, "hand", "discard")];
    expect(playsOf("somebodys", story, 0)).toEqual({ rook: 1 });
  });
});

describe("statistics", () => {
  const lost = { winners: [1], places: [3, 1, 2] };
  const second = { winners: [1], places: [2, 1, 3] };
  it("count games that were played to the end, by number of players", () => {
    const two = { seats: game("x").seats.slice(0, 2), places: [1, 2], scores: [40, 3] };
    const games = [
      game("a"),
      game("b", lost),
      game("c", two),
      game("d", { ended: "agreed" }),
      game("e", { deal: "lesson" }),
      game("f", { mine: [0, 1] }),
      game("g", { places: [] }),
    ];
    const [found] = allStatistics(games);
    expect(found).toMatchObject({ games: 3, won: 2, best: 40 });
    expect(found.bySeats).toEqual([
      { seats: 2, games: 1, won: 1 },
      { seats: 3, games: 2, won: 1 },
    ]);
    expect(found.favourites).toEqual([["owl", 6]]);
  });
  it("a team wins together, by difficulty; the usual one needs no word", () => {
    const team = { game: "book_of_madness", winners: [0, 1, 2], places: [1, 1, 1] };
    const games = [
      game("a", team),
      game("b", { ...team, options: { difficulty: "III" }, winners: [] }),
      game("c", { ...team, options: { difficulty: "III" } }),
    ];
    expect(allStatistics(games)[0]).toMatchObject({
      best: null,
      byLevel: [
        { level: "I", games: 1, won: 1 },
        { level: "III", games: 2, won: 1 },
      ],
    });
    expect(games.map(shapeOf)).toEqual(["won", "lost", "won"]);
  });
  it("fewer cards in hand are no best score", () => {
    expect(allStatistics([game("a", { game: "grim_farmer" })])[0].best).toBeNull();
  });
  it("the last ten have shapes, the newest last; who resigned has not won", () => {
    const games = [game("a"), game("b", second), game("c", lost), game("d", { isResigned: true })];
    expect(lastShapes(games)).toEqual(["lost", "lost", "between", "won"]);
    expect(lastShapes(Array.from({ length: 14 }, (_, at) => game(`g${at}`)))).toHaveLength(10);
  });
});

describe("in words", () => {
  it("how it came out", () => {
    const said = (more: Partial<Finished>) => outcomeOf(game("a", more));
    expect(said({})).toBe("Won");
    expect(said({ winners: [0, 1] })).toBe("Shared win");
    expect(said({ winners: [1], places: [2, 1, 3] })).toBe("2nd of 3");
    expect(said({ isResigned: true })).toBe("Resigned");
    expect(said({ ended: "abandoned" })).toBe("Ended early");
    expect(said({ mine: [0, 1] })).toBe("Played to the end");
    const team = { game: "book_of_madness", places: [1, 1, 1] };
    expect(said({ ...team, winners: [0, 1, 2] })).toBe("Won together");
    expect(said({ ...team, winners: [] })).toBe("Lost together");
  });
  it("the points of all, the best first; of a team, who they were", () => {
    expect(scoresOf(game("a", { places: [2, 1, 3] }))).toMatch(/^Lin 28 · You 31 · \S+ 19$/);
    expect(scoresOf(game("a", { game: "book_of_madness" }))).toMatch(/^with Lin/);
    expect(noteOf(game("a", { deal: "fork" }))).toBe("played on from a replay");
  });
  it("whose turn it is, where that is known", () => {
    const left = { ...game("a"), phase: "playing" as const, asked: [1] };
    const table = { phase: "playing", isAsked: false };
    expect(stateOf({ ...table, isAsked: true }, left)).toBe("Your turn");
    expect(stateOf(table, left)).toBe("The others are thinking");
    expect(stateOf(table, { ...left, seats: left.seats.slice(0, 2) })).toBe("Lin is thinking");
    expect(stateOf({ ...table, phase: "waiting" }, null)).toBe("Waiting for players");
  });
  it("how long ago, then the day, in the reader's language", () => {
    const now = Date.UTC(2026, 5, 20, 12);
    const ago = (minutes: number) => when(now - minutes * 60_000, now);
    expect([ago(0), ago(4), ago(130)]).toEqual(["just now", "4 minutes ago", "2 hours ago"]);
    expect(ago(60 * 24 * 3)).toMatch(/Wednesday/);
    expect(ago(60 * 24 * 30)).toMatch(/May 2[01], 2026/);
    settings.language = "de";
    expect(ago(130)).toBe("vor 2 Stunden");
    settings.language = "en";
  });
});

describe("a file of games", () => {
  it("comes back as it was, beside what is there already", async () => {
    adopt([game("a"), game("b")]);
    const file = fileOf(finishedGames());
    forgetAll();
    keepFinished(game("b", { scores: [1, 2, 3] }));
    expect(await readFile(file)).toEqual({ added: 1, known: 1, isKept: true });
    expect(finishedGames().find(({ id }) => id === "b")!.scores).toEqual([1, 2, 3]);
    expect(await readFile(file)).toEqual({ added: 0, known: 2, isKept: true });
  });
  it("has no code, no cookie, no part of a shuffle and no running table", async () => {
    localStorage.setItem(`${LEFT}t`, JSON.stringify({ card: { id: "running" } }));
    localStorage.setItem("grimtable-nonce-t", "secret");
    const odd = { ...game("a"), code: "ABCDEFGHIJ", token: "secret", key: "secret" };
    localStorage.setItem(KEY, JSON.stringify({ games: [odd] }));
    const text = await fileOf(finishedGames()).text();
    expect(text).not.toMatch(/secret|ABCDEFGHIJ|running|"(code|token|key|nonce|cookie)"/);
    expect(Object.keys((JSON.parse(text) as { games: object[] }).games[0]).sort()).toEqual(
      Object.keys(game("a")).sort(),
    );
  });
  it.each([
    ["{", "unreadable"],
    ["[]", "unreadable"],
    ['{"format": "grimtable-record"}', "unreadable"],
    ['{"format": "grimtable-games", "games": [{}]}', "empty"],
    ["x".repeat(4 * 1024 * 1024 + 1), "large"],
  ])("that is none says why", async (text, problem) => {
    expect(await readFile(new Blob([text]))).toEqual({ problem });
    expect(finishedGames()).toEqual([]);
  });
});
