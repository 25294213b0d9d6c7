// Seconds that run down on the screen; the server alone knows when they are over.

export class Ticking {
  now = $state(performance.now());
  private timer = 0;

  start(): () => void {
    this.timer = window.setInterval(() => (this.now = performance.now()), 250);
    return () => clearInterval(this.timer);
  }

  /** Of so many seconds told at a moment, how many are left. */
  left(seconds: number, at: number, isPaused = false): number {
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
