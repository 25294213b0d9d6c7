// Where Items are worn: the places of a body, and what is carried without being equipped.
import worn from "./gear.json";
import { groupOf } from "./figures";

interface Wear {
  slot: string;
  hands?: number;
  big?: boolean;
}
const WORN = worn as Record<string, Wear>;
export const wearOf = (kind: string): Wear | undefined => WORN[kind];

export interface Place {
  /** headgear, armor, footgear, hands, big, none */
  slot: string;
  /** What lies there, and where in front of its owner; "" for a free place. */
  kind: string;
  at: number;
  /** It takes both hands. */
  isWide: boolean;
  isBig: boolean;
  /** The Big Item that lies in another place. */
  usedBy: string;
}
export interface Gear {
  roles: string[];
  places: Place[];
  carried: string[];
  /** Curses and other cards that lie there. */
  others: string[];
}

const BODY = ["headgear", "armor", "footgear", "hands", "hands"];
const free = (slot: string): Place => ({
  slot,
  kind: "",
  at: -1,
  isWide: false,
  isBig: false,
  usedBy: "",
});

/** What lies in front of somebody, each thing in its place. */
export function gearOf(front: readonly string[], isWorn: readonly boolean[]): Gear {
  const gear: Gear = { roles: [], places: BODY.map(free), carried: [], others: [] };
  let big = "";
  front.forEach((kind, at) => {
    const wear = wearOf(kind);
    const group = groupOf(kind);
    if (wear?.big) big ||= kind;
    if (group === "class" || group === "title") gear.roles.push(kind);
    else if (wear && isWorn[at]) put(gear.places, kind, at, wear);
    else if (wear || group === "one_shot") gear.carried.push(kind);
    else gear.others.push(kind);
  });
  if (!gear.places.some(({ slot, isBig }) => slot === "none" && isBig))
    gear.places.push({ ...free("big"), usedBy: big });
  return gear;
}

function put(places: Place[], kind: string, at: number, wear: Wear): void {
  const isWide = wear.hands === 2;
  const found = places.find(({ slot, kind: there }) => slot === wear.slot && !there);
  const place = { ...free(wear.slot), kind, at, isWide, isBig: Boolean(wear.big) };
  if (found) Object.assign(found, place);
  else places.push(place);
  const second = places.findIndex(({ slot, kind: there }) => slot === "hands" && !there);
  if (isWide && second >= 0) places.splice(second, 1);
}
