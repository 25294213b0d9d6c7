// What one person has chosen in this browser: one typed object in local storage.
import { readStored, writeStored } from "./storage";

export type Language = "en" | "de" | "zh";
export type Confirm = "always" | "beyond" | "never";
/** Auto: where nobody else is at the table who could learn something from it. */
export type PressesOnly = "auto" | "always" | "never";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", zh: "中文" };
export const SHORT: Record<Language, string> = { en: "EN", de: "DE", zh: "中文" };

export interface Settings {
  language: Language;
  name: string;
  avatar: string;
  /** Ask again before an answer goes out: always, only beyond readStored, never. */
  confirm: Confirm;
  isStill: boolean;
  hasSound: boolean;
  isText: boolean;
  hasPlainNames: boolean;
  /** Is the only answer left pressed by itself, after a moment? */
  pressesOnly: PressesOnly;
  /** Games finished, by title. */
  finished: Record<string, number>;
  /** Number of seats and level of the bots at the last quick table, by title. */
  quick: Record<string, { seats: number; level: string }>;
  /** Coach marks already read. */
  seen: string[];
}

/** After so many games of one title nothing is explained any more. */
export const TAUGHT = 2;
const KEY = "grimtable";

function spoken(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const start = tag.slice(0, 2).toLowerCase();
    if (start in LANGUAGES) return start as Language;
  }
  return "en";
}

function defaults(): Settings {
  return {
    language: spoken(),
    name: "",
    avatar: "wolf",
    confirm: "always",
    isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
    hasSound: false,
    isText: false,
    hasPlainNames: false,
    pressesOnly: "auto",
    finished: {},
    quick: {},
    seen: [],
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(readStored(KEY) || "{}") as Partial<Settings>;
  } catch {
    return {}; // not written by us
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** The first game again: everything is explained once more. */
export function teachAgain(game: string): void {
  settings.seen = settings.seen.filter((key) => !key.startsWith(`web-coach-${game}-`));
  settings.finished[game] = 0;
  keep();
}

export function keep(): void {
  writeStored(KEY, JSON.stringify(settings));
}
