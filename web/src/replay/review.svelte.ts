// The review of a game on its way: how far the bots are, and at last what they found.
import { Refused } from "../api";
import type { KeyMoment, Review, ReviewLine } from "../wire";
import { refusalOf } from "./reel.svelte";

export class Reviewing {
  share = $state(0);
  isRunning = $state(false);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Refused | null>(null);
  private leaving = new AbortController();

  /** Of a table by its id, or of a record. */
  constructor(private source: { table: string } | { record: string }) {}

  close(): void {
    this.leaving.abort();
  }

  async begin(): Promise<void> {
    if (this.isRunning || this.review) return;
    this.isRunning = true;
    this.problem = null;
    try {
      const reply = await this.ask();
      if (!reply.ok || !reply.body) throw await refusalOf(reply);
      await this.read(reply.body.getReader());
      if (!this.review) throw new Refused({ code: "broken_off", message: "" }, 0);
    } catch (error) {
      if (this.leaving.signal.aborted) return;
      this.problem =
        error instanceof Refused ? error : new Refused({ code: "unreachable", message: "" }, 0);
    } finally {
      this.isRunning = false;
    }
  }

  private ask(): Promise<Response> {
    const { signal } = this.leaving;
    if ("table" in this.source) return fetch(`/api/tables/${this.source.table}/review`, { signal });
    return fetch("/api/review", { method: "POST", body: this.source.record, signal });
  }

  private async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop()!;
      for (const line of lines) {
        const said = JSON.parse(line) as ReviewLine;
        this.share = said.share;
        this.review = said.review ?? null;
      }
    }
  }

  /** The moment of the replay at which a key moment can be seen: its choice has been made. */
  static at(moment: KeyMoment): number {
    return moment.ply + 1;
  }

  /** The next key moment after this one, or the first. */
  next(at: number): number | undefined {
    const places = (this.review?.moments ?? []).map(Reviewing.at);
    return places.find((place) => place > at) ?? places[0];
  }
}

/** The seats of a curve, the one that is looked at last, so that it lies on top. */
export function seatsOf(review: Review, own: number): number[] {
  const seats = review.curve[0]?.chances.map((_, seat) => seat) ?? [];
  return [...seats.filter((seat) => seat !== own), ...seats.filter((seat) => seat === own)];
}
