// Is the shuffle of a finished game the one that was promised? Fetched when somebody asks.
import { fault } from "../../shuffle.js";
import { keptPromise } from "../../store/shuffling";
import type { GameRecord } from "../../wire";

/** What this browser can say about it; the cards themselves are compared by `grimtable verify`. */
export async function verdict(
  id: string,
  dice: GameRecord["dice"],
): Promise<{ key: string; args?: Record<string, string> }> {
  const kept = keptPromise(id);
  const found = await fault(dice, kept, id);
  if (found) return { key: "web-shuffle-wrong", args: { what: found } };
  if (!(dice.nonces as string[]).some(Boolean)) return { key: "web-shuffle-alone" };
  return kept
    ? { key: "web-shuffle-kept", args: { promise: kept } }
    : { key: "web-shuffle-unseen" };
}
