// The pretend game both peers play: four seats, secret hands, and a loop that stands for rules.
// ../pretend.py is the same game for our own server.

const KINDS = 54;
const HAND = 9;
const ROW = 6;

/** The loop that stands for the engine; its result is kept, so that no compiler drops it. */
export function engine(loops, seed) {
  for (let i = 0; i < loops; i++) seed = (Math.imul(seed, 69069) + 12345) & 0x7fffffff;
  return seed;
}

/** A fresh table. */
export function deal() {
  const cards = (seat, count) => Array.from({ length: count }, (_, i) => (seat * 13 + i * 7) % KINDS);
  return {
    ply: 0,
    seed: 1,
    turn: 0,
    hands: [0, 1, 2, 3].map((seat) => cards(seat, HAND)),
    rows: [0, 1, 2, 3].map((seat) => cards(seat + 4, ROW)),
    scores: [0, 0, 0, 0],
    discard: 0,
    deck: 999,
    last: { verb: "deal", seat: 0, kind: 0, from: "deck", to: "hand" },
  };
}

/** Is this a move at all? Every server checks what it reads. */
export function isMove(move) {
  return (
    move !== null &&
    typeof move === "object" &&
    Number.isInteger(move.decision) &&
    typeof move.id === "string" &&
    Array.isArray(move.moves) &&
    move.moves.every(Number.isInteger)
  );
}

/** Play one card of the seat's hand to its row; false if it is not this seat's move. */
export function play(table, seat, move, loops) {
  if (!isMove(move) || seat !== table.turn || move.decision !== table.ply) return false;
  table.seed = engine(loops, table.seed);
  const place = move.moves[0] % HAND;
  const slot = table.ply % ROW;
  const kind = table.hands[seat][place];
  table.discard = table.rows[seat][slot];
  table.rows[seat][slot] = kind;
  table.hands[seat][place] = table.seed % KINDS;
  table.scores[seat] = (table.scores[seat] + kind) % 100;
  table.last = { verb: "play", seat, kind, from: "hand", to: "row" };
  table.ply += 1;
  table.turn = table.ply % 4;
  return true;
}

/** What one seat may see: its own hand, and of the others only how many cards. */
export function view(table, seat) {
  return {
    ply: table.ply,
    seat,
    turn: table.turn,
    hand: table.hands[seat].map((kind, index) => ({ kind, index })),
    seats: table.rows.map((row, other) => ({
      seat: other,
      cards: table.hands[other].length,
      score: table.scores[other],
      row: row.map((kind) => kind),
    })),
    discard: table.discard,
    deck: table.deck,
    last: table.last,
    decision: table.ply,
    options: seat === table.turn ? table.hands[seat].map((_, index) => index) : [],
  };
}
