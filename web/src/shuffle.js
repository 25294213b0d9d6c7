// The fair shuffle, written a second time: whoever doubts a deck checks it in the own browser.
// Bytes are Uint8Array; on the wire and in records they are hexadecimal.

const WORDS = 8; // 32-bit words in one SHA-256
const SECRET = 32;
const NONCE = 16; // fewest bytes of a nonce
const MANY = 2n ** 32n;

export const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

export function unhex(text) {
  if (typeof text !== "string" || !/^([0-9a-f]{2})*$/.test(text)) {
    throw new TypeError("not plain hexadecimal");
  }
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// Browsers hide WebCrypto's digest on plain http, as in a home network: then we do it by hand.
export async function sha256(bytes) {
  const { subtle } = globalThis.crypto;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256ByHand(bytes);
}

// Our part: keep the nonce, send its commitment, tell the nonce once everybody is bound.

export const newNonce = () => globalThis.crypto.getRandomValues(new Uint8Array(32));

export const commitment = async (nonce) => hex(await sha256(nonce));

// All that is promised before the first nonce is told; the same text as in Python.
export const promise = async (table, commit, commits) =>
  hex(await sha256(new TextEncoder().encode([table, commit, ...commits].join(":"))));

// The id of a table is its link: records, which are passed round, hold a digest of it.
const named = async (id) => hex(await sha256(new TextEncoder().encode(id)));

// The same from a `shuffle` message of the table with this id: keep it until the game is over.
export async function promised(id, seats, { commit, commits }) {
  const bySeat = Array.from({ length: seats }, (_, seat) => commits[seat] ?? "");
  return promise(await named(id), commit, bySeat);
}

// May the own nonce be told now? Only if all people are bound, and we are still bound to ours.
export async function mayReveal(nonce, seat, people, commits) {
  const areBound = people.every((other) => /^[0-9a-f]{64}$/.test(commits[other] ?? ""));
  return areBound && people.includes(seat) && commits[seat] === (await commitment(nonce));
}

// The dice

export const sealedKey = (secret, nonces, table) => sha256(joined(secret, ...nonces, table));

export class SealedDice {
  constructor(key) {
    this.key = key;
    this.counts = new Map();
    this.kept = new Map(); // stream -> its key, and the block drawn from last
  }

  // Word `count` of a stream: a part of SHA-256(stream key, count / 8).
  async word(stream, count) {
    let kept = this.kept.get(stream);
    if (!kept) {
      kept = {
        key: await sha256(joined(this.key, Uint8Array.of(stream))),
        block: -1n,
        words: null,
      };
      this.kept.set(stream, kept);
    }
    const block = BigInt(count) / BigInt(WORDS);
    if (kept.block !== block) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, block);
      kept.words = new DataView((await sha256(joined(kept.key, number))).buffer);
      kept.block = block;
    }
    return kept.words.getUint32(Number(BigInt(count) % BigInt(WORDS)) * 4);
  }

  // A number from 0 to n - 1, exactly even: words that would favour one are thrown again.
  async below(n, stream = 0) {
    const sides = BigInt(n);
    for (;;) {
      const count = this.counts.get(stream) ?? 0;
      this.counts.set(stream, count + 1);
      const scaled = BigInt(await this.word(stream, count)) * sides;
      if (scaled % MANY >= MANY % sides) return Number(scaled / MANY);
    }
  }

  // A copy of these cards in a new order.
  async shuffle(cards, stream = 0) {
    const mixed = [...cards];
    for (let i = mixed.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1, stream);
      [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
    }
    return mixed;
  }
}

// What is wrong with the dice of a record: "" if nothing is. `kept` is what this browser kept of
// `promised` when it told its nonce, "" if it was not there; `id` is the table's, if it is known.
export async function fault(dice, kept = "", id = "") {
  const { commit, commits, nonces, secret, table } = dice;
  try {
    if (unhex(secret).length !== SECRET) return "secret";
    if (nonces.some((nonce) => nonce && unhex(nonce).length < NONCE)) return "nonce";
    unhex(table);
  } catch {
    return "unreadable";
  }
  if ((await commitment(unhex(secret))) !== commit) return "secret";
  if (commits.length !== nonces.length) return "nonce";
  for (const [seat, nonce] of nonces.entries()) {
    if ((nonce && (await commitment(unhex(nonce)))) !== commits[seat]) return "nonce";
  }
  if (id && (await named(id)) !== table) return "table";
  if (kept && (await promise(table, commit, commits)) !== kept) return "promise";
  return "";
}

export const keyOf = ({ secret, nonces, table }) =>
  sealedKey(unhex(secret), nonces.map(unhex), unhex(table));

// SHA-256 by hand

const turn = (word, by) => (word >>> by) | (word << (32 - by));

// The first 32 bits behind the point of a root: how SHA-256 gets its constants.
const behindPoint = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) {
  if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
}
const START = PRIMES.slice(0, 8).map((prime) => behindPoint(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => behindPoint(Math.cbrt(prime)));

export function sha256ByHand(bytes) {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mixIn(state, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

function mixIn(state, data, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = data.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}
