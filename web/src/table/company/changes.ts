// Who has come and gone between two moments at a table. Whoever was away in between only has not
// been away.
import { namesOf } from "../../store/names";
import { t } from "../../texts.svelte";
import type { SeatSummary, TableSummary } from "../../wire";

export interface Change {
  what: "joined" | "left" | "away" | "back" | "bot" | "host" | "host-you";
  seat: number;
  name: string;
}

export const KEYS: Record<Change["what"], string> = {
  joined: "web-company-joined",
  left: "web-company-left",
  away: "web-company-away",
  back: "web-company-back",
  bot: "web-company-bot",
  host: "web-company-host",
  "host-you": "web-company-host-you",
};

const isAway = (seat: SeatSummary | undefined) => seat?.holder === "person" && !seat.is_here;

/** What a bot is called here, since it has no name of its own. */
const called = (names: string[], seat: number) => names[seat] || t(`name-${seat + 1}`);

/** What has changed, seat by seat; of the seats of this browser nothing is said. */
export function changesBetween(
  before: TableSummary,
  after: TableSummary,
  mine: readonly number[],
): Change[] {
  const [once, now] = [namesOf(before.seats), namesOf(after.seats)];
  const changes: Change[] = [];
  after.seats.forEach((seat, at) => {
    const was = before.seats[at];
    if (!was || mine.includes(at)) return;
    const say = (what: Change["what"], names = now) =>
      changes.push({ what, seat: at, name: called(names, at) });
    const isOther =
      was.holder === "person" && seat.holder === "person" && was.name !== seat.name && was.name;
    if (was.holder === "person" && (seat.holder !== "person" || isOther)) say("left", once);
    if (seat.holder === "person" && (was.holder !== "person" || isOther)) say("joined");
    else if (seat.holder === "bot" && was.holder !== "bot") say("bot");
    else if (isAway(seat) && !isAway(was)) say("away");
    else if (!isAway(seat) && isAway(was) && seat.holder === "person") say("back");
  });
  if (after.host !== before.host && after.host >= 0)
    changes.push({
      what: mine.includes(after.host) ? "host-you" : "host",
      seat: after.host,
      name: called(now, after.host),
    });
  return changes;
}
