// What an action costs and what can pay for it, as the server says; and what a choice of cards pays.

/** A card that pays, and whose support zone it lies in; -1: your own hand. */
export type Paying = [kind: string, owner: number];

export interface Bill {
  /** The elements, unit by unit. */
  cost: string[];
  /** Units of one element, whichever; 0: the cost says which. */
  any: number;
  /** Units that need not be paid. */
  saved: number;
  /** In the order in which cards are named; each as often as it lies there. */
  payable: Paying[];
  suggested: Paying[];
  /** What a dispelled curse may bring, the usual choice first. */
  rewards?: string[];
}

export interface Sum {
  paid: number;
  needed: number;
  /** What is lost, unit by unit. */
  over: string[];
  missing: string[];
  /** Enough of what is demanded, and nothing else. */
  isEnough: boolean;
}

export const isSame = (one: Paying, other: Paying) => one[0] === other[0] && one[1] === other[1];
export const countOf = (cards: readonly Paying[], card: Paying) =>
  cards.filter((other) => isSame(other, card)).length;
export const elementOf = ([kind]: Paying) => kind.split("_")[0];
const worthOf = ([kind]: Paying) => Number(kind.split("_")[1]);
const unitsOf = (cards: readonly Paying[], element: string) =>
  cards.filter((card) => elementOf(card) === element).reduce((sum, card) => sum + worthOf(card), 0);
const repeated = (element: string, count: number) =>
  Array<string>(Math.max(0, count)).fill(element);

export function sumOf(bill: Bill, cards: readonly Paying[]): Sum {
  const paid = cards.reduce((sum, card) => sum + worthOf(card), 0);
  const elements = [...new Set(cards.map(elementOf))];
  if (bill.any) {
    const over = repeated(elements[0] ?? "", paid - bill.any);
    const isEnough = elements.length === 1 && paid >= bill.any;
    return { paid, needed: bill.any, over, missing: [], isEnough };
  }
  const asked = [...new Set([...bill.cost, ...bill.payable.map(elementOf)])];
  const due = (element: string) => bill.cost.filter((name) => name === element).length;
  const missing = asked.flatMap((name) => repeated(name, due(name) - unitsOf(cards, name)));
  const over = asked.flatMap((name) => repeated(name, unitsOf(cards, name) - due(name)));
  const isEnough = missing.length <= bill.saved;
  return { paid, needed: bill.cost.length, over, missing: isEnough ? [] : missing, isEnough };
}

/** One card less would be too few, whichever it is. */
export const isLeast = (bill: Bill, cards: readonly Paying[]) =>
  cards.every((_, at) => !sumOf(bill, cards.toSpliced(at, 1)).isEnough);

/** With one more card, or one less; of one element alone where any will do. */
export function changed(
  bill: Bill,
  cards: readonly Paying[],
  card: Paying,
  copy: number,
): Paying[] {
  const at = cards.findIndex((other) => isSame(other, card));
  if (copy < countOf(cards, card)) return cards.toSpliced(at, 1);
  const kept = bill.any ? cards.filter((other) => elementOf(other) === elementOf(card)) : cards;
  return [...kept, card];
}
