// Events of Grim Farmer that share a line of the log: seats that draw nothing, a pile turned up, discards.
import { cardsIn, runOf, type Group, type Narration } from "../../table/panel/log";
import type { Event } from "../../wire";
import silent from "./silent.json";

/** Several cards of one seat, one after the other. */
function several(key: string, story: readonly Event[], at: number): Group | null {
  const length = runOf(story, at);
  const cards = cardsIn(story.slice(at, at + length));
  return length > 1
    ? { length, key, args: { seat: story[at].args?.seat, cards }, kind: cards[0] }
    : null;
}

function idle(story: readonly Event[], at: number): Group | null {
  const rest = story.slice(at);
  const end = rest.findIndex(({ verb, args }) => verb !== "event-number" || args?.count !== 0);
  const length = end < 0 ? rest.length : end;
  return length > 1
    ? {
        length,
        key: "web-farmer-told-idle",
        args: { seats: rest.slice(0, length).map(({ args }) => args?.seat) },
      }
    : null;
}

const group: Narration["group"] = (story, at) => {
  const [{ verb, args }, next] = [story[at], story[at + 1]];
  if (verb === "event-number") return idle(story, at);
  if (verb === "event-shown") return several("web-farmer-told-shown", story, at);
  if (verb === "event-hand-discard") return several("web-farmer-told-discards", story, at);
  if (verb !== "event-hand-played" || next?.verb !== "event-dud" || next.args?.seat !== args?.seat)
    return null;
  return { length: 2, key: next.key, args: next.args ?? {}, kind: story[at].kind };
};

export const narration: Narration = { silent, group };
