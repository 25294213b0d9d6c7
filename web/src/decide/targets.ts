// Which options point at which thing, and what kind of question it is.
import type { Decision, Option, Target, View } from "../wire";

const isNone = (value: unknown) => value === undefined || value === null;

/** Does a target of an option mean this very thing on the table? */
export function meets(target: Target, thing: Target, reader: number): boolean {
  const bare = [target.zone, target.kind, target.index, target.seat, target.combo].every(isNone);
  if (bare || isNone(target.combo) !== isNone(thing.combo)) return false;
  if (isNone(target.zone) && isNone(target.kind) && isNone(target.combo)) {
    return target.seat === thing.seat && isNone(thing.zone) && isNone(thing.kind);
  }
  if (isNone(target.zone) !== isNone(thing.zone)) return false;
  const isWhole = isNone(target.kind) && isNone(target.index);
  if (isWhole && !(isNone(thing.kind) && isNone(thing.index))) return false;
  if (!isNone(target.kind) && target.kind !== thing.kind) return false;
  if (!isNone(target.index) && target.index !== thing.index) return false;
  if (!isNone(target.zone) && target.zone !== thing.zone) return false;
  if (!isNone(target.combo) && target.combo !== thing.combo) return false;
  return isNone(target.seat)
    ? isNone(thing.seat) || thing.seat === reader
    : target.seat === thing.seat;
}

export const aimed = (options: readonly Option[], thing: Target, reader: number) =>
  options.filter((option) => option.targets?.some((target) => meets(target, thing, reader)));

/** Options that lie on the table as something to touch; the others are buttons. */
export const isThing = (option: Option) =>
  Boolean(
    option.targets?.some(({ zone, kind, seat, combo }) =>
      [zone, kind, seat, combo].some((part) => !isNone(part)),
    ),
  );

const isButton = (option: Option) =>
  !option.targets?.length ||
  option.targets.some(
    (target) => !isNone(target.button) && isNone(target.seat) && isNone(target.kind),
  );

export type Shape = "number" | "names" | "yes_no" | "several" | "one";

/** How a question is best answered, from its options alone. */
export function shapeOf(decision: Decision, view: View | null): Shape {
  const { options } = decision;
  const counts = options.map((option) => option.args?.count);
  const verbs = new Set(options.map((option) => option.verb));
  const isCounted =
    counts.every((count) => typeof count === "number") && new Set(counts).size === options.length;
  if (options.length > 2 && verbs.size === 1 && isCounted && options.every(isButton))
    return "number";
  const names = options.filter((option) =>
    option.targets?.some(
      (target) => !isNone(target.kind) && isNone(target.zone) && isNone(target.combo),
    ),
  );
  if (names.length > 6) return "names";
  if (
    options.length === 2 &&
    options.every((option) => isButton(option)) &&
    [...verbs].some((verb) => YES_NO.has(verb))
  )
    return "yes_no";
  if (view?.answers && options.some(isThing) && options.length > 1) return "several";
  return "one";
}

const YES_NO = new Set(["yes", "no", "block", "allow", "use", "pass"]);

/** A cost is being paid card by card; the first answer is the one that the table suggests. */
export const isPaying = ({ options }: Decision) => ["pay", "settle"].includes(options[0]?.verb);

/** Beside one answer, which may stand out, no more than these stand in the prompt. */
export const BESIDE = { wide: 4, phone: 3 };

/** What stands in the prompt, and what waits behind "more": it keeps what goes on, and the way out. */
export function shelved(
  options: readonly Option[],
  among: readonly Option[],
  isPhone: boolean,
): { shown: Option[]; more: Option[] } {
  const best = bestOf(among);
  const most = 1 + (isPhone ? BESIDE.phone : BESIDE.wide);
  if (options.length <= most) return { shown: [...options], more: [] };
  const isOut = (option: Option) => isSafe(option) || ["end", "done"].includes(option.verb);
  const first = options.filter((option) => option.move === best?.move || isOut(option));
  const kept = [...first, ...options.filter((option) => !first.includes(option))].slice(
    0,
    most - 1,
  );
  return {
    shown: options.filter((option) => kept.includes(option)),
    more: options.filter((option) => !kept.includes(option)),
  };
}

/** More buttons than these bury the question. */
const FEW = 5;
const MANY = 8;

/** What stands as a button in the prompt: all of a few, else only what cannot be touched. */
export function buttonsOf(decision: Decision, view: View | null, reader: number): Option[] {
  const { options } = decision;
  if (options.length <= FEW && options.every((option) => !isOnCard(option))) return [...options];
  const buttons = options.filter(
    (option, at) => (isButton(option) && !isOnCard(option)) || (at === 0 && isPaying(decision)),
  );
  return buttons.length > MANY ? buttons.filter((option) => !lies(option, view, reader)) : buttons;
}

/** Of a question that is answered by touching, what must be a button all the same. */
export const untouchable = (
  options: readonly Option[],
  view: View | null,
  reader: number,
): Option[] =>
  options.filter(
    (option) =>
      !isThing(option) ||
      (isButton(option) && !isOnCard(option) && !isOnSeat(option) && !lies(option, view, reader)),
  );

const isOnSeat = (option: Option) =>
  Boolean(
    option.targets?.some(({ seat, zone, kind }) => !isNone(seat) && isNone(zone) && isNone(kind)),
  );

/** How many things on the table these options light up: cards by their copies, seats, combos, piles. */
export function litThings(options: readonly Option[], view: View | null, reader: number): number {
  const counted = new Map<string, number>();
  for (const { zone, kind, index, seat, combo } of options.flatMap(({ targets }) => targets ?? []))
    if (![zone, kind, seat, combo].every(isNone))
      counted.set(
        JSON.stringify([zone, kind, index, seat === reader ? null : seat, combo]),
        isNone(zone) || isNone(kind) || !isNone(index)
          ? 1
          : copies(view, { zone, kind, seat }, reader),
      );
  return [...counted.values()].reduce((sum, count) => sum + count, 0);
}

/** How many equal cards of a place a target means. */
const copies = (view: View | null, { zone, kind, seat }: Target, reader: number): number =>
  Math.max(
    1,
    view?.zones
      .filter(({ name, owner = -1 }) => name === zone && [-1, seat ?? reader].includes(owner))
      .flatMap(({ cards }) => cards ?? [])
      .filter((cell) => cell.kind === kind).length ?? 1,
  );

/** Does it mean a card that lies in the middle, or on this reader's own side? */
const lies = (option: Option, view: View | null, reader: number) =>
  Boolean(
    option.targets?.some(
      ({ zone, kind, seat }) =>
        !isNone(kind) &&
        (isNone(seat) || seat === reader) &&
        view?.zones.some(
          ({ name, owner = -1, cards }) =>
            name === zone &&
            (owner === -1 || owner === reader) &&
            cards?.some((cell) => cell.kind === kind),
        ),
    ),
  );

const isOnCard = (option: Option) =>
  Boolean(option.targets?.some(({ kind, combo }) => !isNone(kind) || !isNone(combo))) &&
  !option.targets?.some(
    (target) =>
      isNone(target.kind) && isNone(target.combo) && isNone(target.seat) && !isNone(target.button),
  );

/** The card that asks: the question names it, or its rule does. */
export const askerOf = (step: Decision | null): string =>
  typeof step?.args?.card === "string"
    ? step.args.card
    : (/-C\.(\w+)/.exec(step?.rule ?? "")?.[1] ?? "");

const SAFE = new Set(["no", "pass", "leave", "nobody", "back", "stop", "decline", "keep"]);
export const isSafe = (option: Option) => SAFE.has(option.verb);

/** The one answer that stands out: what alone goes on, else the turn's end, else what alone is left. Equals look equal. */
export function bestOf(options: readonly Option[]): Option | undefined {
  const going = options.filter((option) => !isSafe(option) && option.verb !== "end");
  if (going.length) return going.length === 1 ? going[0] : undefined;
  const alone = options.length === 1 && options[0].verb !== "back" ? options[0] : undefined;
  return options.find(({ verb }) => verb === "end") ?? alone;
}
