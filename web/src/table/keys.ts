// What each key of a table means. Keys run commands: they have no way of their own to answer.

const VERBS: Record<string, string[]> = {
  e: ["end", "done", "stop", "place_all"],
  d: ["draw"],
  s: ["steal"],
  p: ["pass", "decline", "allow"],
  y: ["yes", "block", "use"],
  n: ["no", "allow", "decline"],
  r: ["rune"],
};

/** Which verbs a letter answers with, the first that is offered. */
export const verbsOf = (letter: string): string[] => VERBS[letter] ?? [];

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
