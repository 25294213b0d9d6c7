// Keys press what is on the screen: they have no way of their own to answer.

export const KEYS: Record<string, string> = {
  e: "end",
  d: "draw",
  s: "steal",
  p: "pass",
  y: "yes",
  n: "no",
  r: "rune",
};
const VERBS: Record<string, string[]> = {
  end: ["end", "done", "stop", "place_all"],
  draw: ["draw"],
  steal: ["steal"],
  pass: ["pass", "decline", "allow"],
  yes: ["yes", "block", "use"],
  no: ["no", "allow", "decline"],
  rune: ["rune"],
};

const press = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.click();
  return found !== null;
};

/** Press the button of a verb; a letter does nothing where no such answer is open. */
export const pressVerb = (name: string): boolean =>
  (VERBS[name] ?? [name]).some(
    (verb) => press(`.prompt [data-verb="${verb}"]`) || press(`.table [data-verb="${verb}"]`),
  );

/** Press the lit seat with this number, counted clockwise from the own one. */
export const pressSeat = (number: number): boolean =>
  press(`[data-clockwise="${number}"] .cover`) || press(`[data-clockwise="${number}"] button`);

/** Arrows walk along a row of cards. */
export function walk(event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const row = (event.target as Element).closest?.("[data-row]");
  if (!step || !row) return false;
  const all = [...row.querySelectorAll<HTMLElement>("button.card")];
  const at = all.indexOf(event.target as HTMLElement);
  if (at < 0) return false;
  all[(at + step + all.length) % all.length].focus();
  return true;
}

export const isTyping = (event: KeyboardEvent): boolean => {
  const target = event.target as HTMLElement;
  return (
    ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) &&
    (target as HTMLInputElement).type !== "range"
  );
};
