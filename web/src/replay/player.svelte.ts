// Where a replay stands, and what moves it: steps, turns, play at three speeds.
import type { Eyes, Reel } from "./reel.svelte";

export const SPEEDS = [1, 2, 4] as const;
/** Milliseconds from one moment to the next at the first speed. */
const PACE = 1400;
const KEYS: Record<string, (player: Player) => void> = {
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  ArrowUp: (player) => player.turn(-1),
  ArrowDown: (player) => player.turn(1),
  Home: (player) => player.go(0),
  End: (player) => player.go(Infinity),
  " ": (player) => player.toggle(),
};

export class Player {
  reel = $state.raw<Reel>(null!);
  /** The same game with other eyes, on its way. */
  coming = $state.raw<Reel | null>(null);
  at = $state(0);
  isRunning = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer = 0;
  /** A moment that has not come yet. */
  private wanted = -1;

  constructor(
    reel: Reel,
    private onmove: (at: number, isNews: boolean) => void,
  ) {
    this.reel = reel;
  }

  /** The same game with other eyes; until they have seen as much, the present ones stay. */
  change(reel: Reel): void {
    this.coming?.close();
    this.coming = reel;
  }

  /** More of the replay has come. */
  come(): void {
    const { coming } = this;
    if (coming && (coming.count > this.at || coming.isWhole)) {
      this.reel.close();
      this.reel = coming;
      this.coming = null;
      this.go(this.at);
    } else if (this.wanted >= 0 && (this.reel.count > this.wanted || this.reel.isWhole))
      this.go(this.wanted);
  }

  go(to: number, isNews = false): void {
    const { count, isWhole } = this.reel;
    this.wanted = to >= count && !isWhole ? to : -1;
    if (this.wanted >= 0 || !count) return;
    this.at = Math.min(Math.max(0, to), count - 1);
    this.onmove(this.at, isNews);
  }

  step(by: 1 | -1): void {
    const to = this.reel.next(this.at, by);
    this.go(to, to === this.at + 1);
  }

  turn(by: 1 | -1): void {
    this.go(this.reel.turn(this.at, by));
  }

  toggle(): void {
    this.isRunning = !this.isRunning;
    clearInterval(this.timer);
    if (!this.isRunning) return;
    if (this.isAtEnd) this.go(0);
    this.timer = window.setInterval(() => this.run(), PACE / this.speed);
  }

  private run(): void {
    this.step(1);
    if (this.isAtEnd) this.toggle();
  }

  get isAtEnd(): boolean {
    return this.reel.isWhole && this.at === this.reel.count - 1;
  }

  /** The next speed, and after the last one the first. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (!this.isRunning) return;
    this.isRunning = false;
    this.toggle();
  }

  /** Does this key move it? */
  press(key: string): boolean {
    KEYS[key]?.(this);
    return key in KEYS;
  }

  close(): void {
    clearInterval(this.timer);
    this.reel.close();
    this.coming?.close();
  }
}

/** A moment in a link: `#17.open`, `#17.public`, or `#17.2` for the second seat. */
export function readLink(hash: string): { at: number; eyes?: Eyes } {
  const [, at, eyes] = /^#(\d{1,6})(?:\.(open|public|[1-7]))?$/.exec(hash) ?? [];
  if (!at) return { at: 0 };
  const seen = eyes === "open" || eyes === "public" ? eyes : eyes ? Number(eyes) - 1 : undefined;
  return { at: Number(at), eyes: seen };
}

export const linkOf = (at: number, eyes: Eyes): string =>
  `#${at}.${typeof eyes === "number" ? eyes + 1 : eyes}`;
