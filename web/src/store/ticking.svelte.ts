// Seconds that run down on the screen. Only the server decides when they are over.

/** What the server said last about the clocks of a table. */
export interface Clock {
  /** Seconds left, by seat. */
  left: Record<string, number>;
  /** Seconds left of the reaction window; null: none is open. */
  window: number | null;
  isPaused: boolean;
  /** When this was said, by the clock of this browser. */
  at: number;
}

export class Ticking {
  now = $state(performance.now());
  private timer = 0;

  start(): () => void {
    this.timer = window.setInterval(() => (this.now = performance.now()), 250);
    return () => clearInterval(this.timer);
  }

  /** Seconds that a seat has left; undefined: its clock does not run. */
  ofSeat(clock: Clock | null, seat: number): number | undefined {
    const seconds = clock?.left[String(seat)];
    return seconds === undefined ? undefined : this.left(clock!, seconds);
  }

  /** Seconds left of the reaction window; undefined: none is open, or it has run out. */
  ofWindow(clock: Clock | null): number | undefined {
    if (clock?.window == null) return undefined;
    return this.left(clock, clock.window) || undefined;
  }

  private left({ at, isPaused }: Clock, seconds: number): number {
    return Math.max(0, isPaused ? seconds : seconds - (this.now - at) / 1000);
  }
}

export const asTime = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d`;
  if (whole >= 3600)
    return `${Math.floor(whole / 3600)}:${String(Math.floor((whole % 3600) / 60)).padStart(2, "0")} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
