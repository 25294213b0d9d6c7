// What a view says, in the words a board needs. No rule is computed here.
import { faceOf, kindsOf } from "../../cards/faces";
import type { Cell, View, ZoneView } from "../../wire";

export const field = (view: View, name: string): unknown =>
  view.fields.find((found) => found.name === name)?.value;
export const zonesOf = (view: View, owner: number): ZoneView[] =>
  view.zones.filter((zone) => (zone.owner ?? -1) === owner);
export const zone = (view: View, name: string, owner = -1): ZoneView | undefined =>
  view.zones.find((found) => found.name === name && (found.owner ?? -1) === owner);
export const cards = (found: ZoneView | undefined): Cell[] => found?.cards ?? [];
export const kindOf = (game: string, number: number): string => kindsOf(game)[number] ?? "";
export const seatsOf = (view: View): number =>
  new Set(view.zones.map((found) => found.owner ?? -1).filter((owner) => owner >= 0)).size;

/** How a card lies whose face everybody knows: used up, or face down. */
export type Turned = "" | "spent" | "down";

/** A zone of which only the top and the number matter. */
export const isHeap = ({ name }: ZoneView) => name === "deck" || name === "discard";

/** What is drawn in front of a seat: all it has, but for hands nobody sees into and what is empty. */
export const lyingOf = (
  view: View,
  seat: number,
  room: (view: View, zone: ZoneView) => number = () => 0,
): ZoneView[] =>
  zonesOf(view, seat).filter((found) =>
    found.name === "hand"
      ? cards(found).some((cell) => cell.kind)
      : cards(found).length || room(view, found),
  );

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((part) => typeof part === "number");
const isRows = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.every(isNumbers);

/** Open cards in front of a seat, group by group: fields that hold kinds by seat. */
export function combosOf(view: View, seat: number): string[][] {
  const seats = seatsOf(view);
  for (const { value } of view.fields) {
    const bySeat = Array.isArray(value) && value.length === seats && value.every(isRows);
    if (bySeat)
      return (value as number[][][])[seat].map((row) =>
        row.map((number) => kindOf(view.game, number)),
      );
  }
  return [];
}

const IN_USE = 1;
/** Is it an Item that lies before its owner and is not equipped? `marks` says so, place by place. */
export function isIdle(
  view: View,
  { name, owner = -1, cards: lying }: ZoneView,
  at: number,
): boolean {
  const marks = field(view, "marks");
  if (
    name !== "front" ||
    !isRows(marks) ||
    faceOf(view.game, lying?.[at]?.kind ?? "").hue !== "item"
  )
    return false;
  return ((marks[owner]?.[at] ?? IN_USE) & IN_USE) === 0;
}

/** Numbers the game keeps per seat, where they are not nought. */
export function marksOf(view: View, seat: number): { name: string; value: number }[] {
  const seats = seatsOf(view);
  return view.fields
    .filter(({ name, value }) => name !== "options" && isNumbers(value) && value.length === seats)
    .map(({ name, value }) => ({ name, value: (value as number[])[seat] }))
    .filter(({ value }) => value > 0);
}
