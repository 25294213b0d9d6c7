// A QR code for a link: bytes, error correction M, versions 1 to 10 (at most 213 bytes).

const EC = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // correction words per block
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // all words
const ALIGN = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

function correction(data: number[], degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i += 1)
    poly = [...poly, 0].map((part, at) => part ^ times(poly[at - 1] ?? 0, EXP[i]));
  const rest = [...data, ...Array<number>(degree).fill(0)];
  data.forEach((_, i) =>
    poly.forEach((part, at) => (rest[i + at] ^= at ? times(part, rest[i]) : 0)),
  );
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number): number[] {
  const space = TOTAL[version] - EC[version] * BLOCKS[version];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, space * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0xec; data.length < space; pad ^= 0xfd) data.push(pad);
  const count = BLOCKS[version];
  const short = Math.floor(space / count);
  const blocks: number[][] = [];
  for (let at = 0, n = 0; n < count; n += 1) {
    const length = short + (n >= count - (space % count) ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, EC[version]));
  const woven = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) =>
      parts.map((part) => part[at]),
    )
      .flat()
      .filter((word) => word !== undefined);
  return [...woven(blocks), ...woven(checks)];
}

const MASKS = [
  (x: number, y: number) => (x + y) % 2,
  (_: number, y: number) => y % 2,
  (x: number) => x % 3,
  (x: number, y: number) => (x + y) % 3,
  (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

class Grid {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];

  constructor(private version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.frame();
  }

  private set(x: number, y: number, is: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = is;
    this.fixed[y][x] = true;
  }

  private square(x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  private frame(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ])
      this.square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const at = ALIGN[version];
    for (const x of at)
      for (const y of at) {
        const isCorner =
          (x === 6 && y === 6) || (x === 6 && y === at.at(-1)) || (y === 6 && x === at.at(-1));
        if (!isCorner) this.square(x, y, 2, (ring) => ring !== 1);
      }
    this.format(0);
    if (version >= 7) this.stamp();
  }

  private stamp(): void {
    let rest = this.version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, Boolean((bits >> i) & 1));
      this.set(b, a, Boolean((bits >> i) & 1));
    }
  }

  format(mask: number): void {
    let rest = mask; // level M is 00
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number) => Boolean((bits >> i) & 1);
    for (let i = 0; i <= 5; i += 1) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  fill(data: number[], mask: number): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[y][x]) continue;
          const bit = at < data.length * 8 && Boolean((data[at >> 3] >> (7 - (at & 7))) & 1);
          this.dark[y][x] = bit !== (MASKS[mask](x, y) === 0);
          at += 1;
        }
    }
    this.format(mask);
  }

  /** Long runs and blocks of one colour are hard to read. */
  get ugliness(): number {
    let sum = 0;
    const { dark, size } = this;
    const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]))];
    for (const line of lines) {
      for (const run of line.map(Number).join("").match(/0+|1+/g) ?? [])
        if (run.length >= 5) sum += run.length - 2;
      sum +=
        40 *
        (line
          .map(Number)
          .join("")
          .match(/(?=10111010000|00001011101)/g)?.length ?? 0);
    }
    for (let y = 1; y < size; y += 1)
      for (let x = 1; x < size; x += 1)
        if (
          dark[y][x] === dark[y - 1][x] &&
          dark[y][x] === dark[y][x - 1] &&
          dark[y][x] === dark[y - 1][x - 1]
        )
          sum += 3;
    return sum;
  }
}

/** Rows of dark and light, without the quiet border. */
export function qr(text: string, wanted = -1): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex(
    (all, v) => v > 0 && all - EC[v] * BLOCKS[v] >= bytes.length + (v < 10 ? 2 : 3),
  );
  if (version < 0) throw new RangeError("too long for a code");
  const data = words(bytes, version);
  const drawn = MASKS.map((_, mask) => mask)
    .filter((mask) => wanted < 0 || mask === wanted)
    .map((mask) => {
      const grid = new Grid(version);
      grid.fill(data, mask);
      return grid;
    });
  return drawn.reduce((best, grid) => (grid.ugliness < best.ugliness ? grid : best)).dark;
}
