// Events of Grimwood that share a line of the log: a card and its power, a set, a theft, a lost combo.
import { cardsIn, runOf, type Group, type Narration } from "../../table/panel/log";
import type { Event } from "../../wire";
import { worth } from "./row";
import silent from "./silent.json";

const SET = 3;

const seatOf = ({ args }: Event) => Number(args?.seat);
const isOf = (event: Event | undefined, verb: string, { args }: Event): event is Event =>
  event?.verb === verb && event.args?.seat === args?.seat && event.args?.card === args?.card;

/** Cards that count together: laid, or gone. */
function counted(key: string, events: readonly Event[], sign: 1 | -1): Group {
  const cards = cardsIn(events);
  return {
    length: events.length,
    key,
    args: { seat: seatOf(events[0]), cards },
    kind: cards[0],
    changes: { [seatOf(events[0])]: sign * worth(cards)[1] },
  };
}

/** Who steals is told with what is stolen, as far as it is known. */
function stolen(got: Event | undefined): Group | null {
  if (!got?.verb.startsWith("event-hand-hand")) return null;
  return {
    length: 2,
    key: got.kind ? "grimwood-told-stolen" : "grimwood-told-stolen-unseen",
    args: got.args ?? {},
    kind: got.kind,
  };
}

/** A hand that is looked at, card by card; who looks goes without saying. */
function seen(story: readonly Event[], at: number, first: number): Group | null {
  if (story[first]?.verb !== "event-shown") return null;
  const end = first + runOf(story, first);
  return {
    length: end - at,
    key: "grimwood-told-saw",
    args: { seat: seatOf(story[first]), cards: cardsIn(story.slice(first, end)).sort() },
  };
}

const group: Narration["group"] = (story, at) => {
  const [event, next] = [story[at], story[at + 1]];
  const { key, args = {}, kind } = event;
  switch (event.verb) {
    case "event-aside-row":
      return isOf(next, "event-started", event)
        ? { length: 2, key: "grimwood-told-played", args, kind }
        : null;
    case "event-rune-played":
    case "event-blocked":
      return next?.verb === "event-hand-discard" ? { length: 2, key, args, kind: next.kind } : null;
    case "event-reached":
      return stolen(next);
    case "event-hand-row":
      return counted("web-grimwood-told-set", story.slice(at, at + SET), 1);
    case "event-row-discard":
      return counted("web-grimwood-told-scrapped", story.slice(at, at + runOf(story, at)), -1);
    case "event-looked":
      return seen(story, at, at + 1);
    case "event-shown":
      return seen(story, at, at);
    default:
      return null;
  }
};

export const narration: Narration = { silent, group };
