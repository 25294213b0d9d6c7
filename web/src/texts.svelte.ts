// The same Fluent files as the terminal's. One bundle per language; a game's files come when needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isOurs, packageOf } from "./games/packages";
import { settings, type Language } from "./settings.svelte";

type Load = () => Promise<string>;
const files = import.meta.glob("./*/*.ftl", {
  base: "../../src/grimtable/locales",
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

export type Args = Record<string, unknown>;
const PUBLIC = 7;
const bundles = new Map<Language, FluentBundle>();
const asked = new Map<string, Promise<void>>();
let version = $state(0);

/** What not every table needs comes when it is asked for by its own name. */
const APART = /-(?:options|reasons|why|help|lesson)\.ftl$/;
const wanted = (game: string) => (name: string) =>
  game
    ? name.startsWith(`${game}.`) || (name.startsWith(`${game}-`) && !APART.test(name))
    : name === "web.ftl" || name === "table.ftl";

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle)
    bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  return bundle;
}

/** Fetch the words of a game, or with "" those of the house. */
export function load(game = "", language: Language = settings.language): Promise<void> {
  const key = `${language}/${game}`;
  let loading = asked.get(key);
  if (!loading) {
    const names = Object.keys(files).filter((path) => {
      const [folder, name] = path.split("/").slice(-2);
      return folder === language && wanted(game)(name);
    });
    const sent = names.length || game.includes("-") ? undefined : packageOf(game, language);
    loading = Promise.all([sent, ...names.map((path) => files[path]())]).then((found) => {
      const [brought, ...ours] = found as [Awaited<typeof sent>, ...string[]];
      const sources = [...ours, ...(brought?.texts ?? [])];
      for (const source of sources) bundleOf(language).addResource(new FluentResource(source));
      version += 1;
    });
    asked.set(key, loading);
  }
  return loading;
}

const known = new Set<string>();

/** Change the language; every game read so far comes along. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(["", ...known].map((game) => load(game, language)));
  if (language === "zh") await import("./fonts-zh");
  settings.language = language;
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
}

export function loadGame(game: string): Promise<void> {
  known.add(game);
  return load(game);
}

export function has(key: string): boolean {
  void version;
  return bundleOf(settings.language).hasMessage(key);
}

/** What a bot is called: those that a host has brought have only their own name. */
export function levelOf(bot: string): string {
  const key = `web-level-${bot}`;
  return has(key) ? t(key) : bot;
}

/** A name that ends like a sentence, at the end of one. */
const TWO_ENDS = /([!?！？])[.。](?!\.)/g;

function pattern(key: string, attribute: string, args: Record<string, FluentVariable>): string {
  void version;
  const bundle = bundleOf(settings.language);
  const message = bundle.getMessage(key);
  const found = attribute ? message?.attributes[attribute] : message?.value;
  return found ? bundle.formatPattern(found, args, []).replace(TWO_ENDS, "$1") : "";
}

/** A text of the house. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return pattern(key, "", args) || (version ? titled(key) : "");
}

/** The English title of a game, where it has another one in this language. */
export function englishTitle(game: string): string {
  return pattern(`title-${game}`, "english", {});
}

/** The first word of a key, which says nothing to a reader. */
const SORTS = /^(?:title|card|zone|field|option|preset|event|ask|do|reason)-/;

/** What a text that nobody wrote is taken to say, as in Python: its key and its arguments. */
function unwritten(key: string, game: string, details: readonly string[] = []): string {
  const words = key.replace(`${game}-`, "").replace(SORTS, "").replace(/[-_]/g, " ").trim();
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return details.length ? `${said}: ${details.join(", ")}` : said;
}

/** A game of a package need not say what it is called. */
function titled(key: string): string {
  const game = key.replace(/^title-/, "");
  return game === key || isOurs(game) ? key : unwritten(key, game);
}

/** The forms of a card's name in running text, as in Python. A name without them is quoted. */
const IN_SENTENCES = ["article", "nominative", "accusative", "dative"];

/** Says what happens at one table, to one reader. Arguments are read by their names, as in Python. */
export class Teller {
  constructor(
    public game: string,
    public names: string[] = [],
    public reader: number = PUBLIC,
    /** Table options that are not as usual. */
    private options: Record<string, string> = {},
  ) {}

  say(key: string, args: Args = {}): string {
    const expanded = this.expanded(args);
    const said = pattern(key, "", expanded);
    if (said || isOurs(this.game) || !key.startsWith(`${this.game}-`)) return said || key;
    return unwritten(
      key,
      this.game,
      Object.keys(args).map((name) => String(expanded[name])),
    );
  }

  /** The same on a button, where the table beside it shows the rest. */
  short(key: string, args: Args = {}): string {
    return pattern(`web-short-${key}`, "", this.expanded(args)) || this.say(key, args);
  }

  name(seat: number): string {
    return this.names[seat] || t(`name-${seat + 1}`);
  }

  /** "You", or the name. */
  who(seat: number): string {
    return seat === this.reader ? t("web-you") : this.name(seat);
  }

  /** What a seat has, in the game's own unit. */
  score(points: number | undefined): string {
    if (points === undefined) return "";
    return (
      pattern(`web-score-${this.game}`, "", { count: points }) || t("screen-points", { points })
    );
  }

  /** The same beside a number that stands alone. */
  get unit(): string {
    return pattern(`web-points-short-${this.game}`, "", {}) || t("web-points-short");
  }

  card(kind: string): string {
    return pattern(`${this.game}-card-${kind}`, "", {}) || kind.replaceAll("_", " ");
  }

  /** What a card does at this table; cards that differ only in their parts share one text. */
  text(kind: string): string {
    const options = Object.entries(this.options).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]);
    const args = Object.fromEntries(options) as Record<string, FluentVariable>;
    const [piece, other] = kind.split("_");
    const shared = other
      ? { ...args, ...this.forms("card", piece), ...this.forms("card2", other) }
      : null;
    const text =
      pattern(`${this.game}-text-${kind}`, "", args) ||
      (shared ? pattern(`${this.game}-text-normal`, "", shared) : "");
    return text.replaceAll("\n", settings.language === "zh" ? "" : " "); // lines end where the file was wrapped
  }

  private expanded(args: Args): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name.startsWith("cards")) found[name] = this.listed(value as string[]);
      else if (name.startsWith("card")) Object.assign(found, this.forms(name, value as string));
      else if (name.startsWith("seats"))
        found[name] = this.joined((value as number[]).map((seat) => this.one(seat)));
      else if (name.startsWith("seat")) {
        found[name] = this.name(value as number);
        found[`${name}_is`] = value === this.reader ? "you" : "other";
      } else found[name] = value as FluentVariable;
    }
    return found;
  }

  private one(seat: number): string {
    return seat === this.reader ? t("list-you") : this.name(seat);
  }

  private forms(name: string, kind: string): Record<string, string> {
    const key = `${this.game}-card-${kind}`;
    const found: Record<string, string> = { [name]: this.card(kind) };
    for (const [form, text] of Object.entries(this.inSentences(key, this.card(kind))))
      found[`${name}_${form}`] = text;
    return found;
  }

  /** All forms of a card's name: those that its message has, and what follows from them. */
  private inSentences(key: string, item: string): Record<string, string> {
    const quoted = t("list-quoted", { item });
    const forms: Record<string, string> = { number: "one", gender: "neuter" };
    for (const form of IN_SENTENCES) forms[form] = quoted;
    const attributes = bundleOf(settings.language).getMessage(key)?.attributes ?? {};
    for (const form of Object.keys(attributes)) forms[form] = pattern(key, form, {});
    const first = "nominative" in attributes ? forms.nominative : forms.article;
    forms.subject = first.charAt(0).toUpperCase() + first.slice(1);
    forms.listed ??= t("list-card", { item });
    return forms;
  }

  private listed(kinds: string[]): string {
    const runs: [string, number][] = [];
    for (const kind of kinds) {
      const last = runs.at(-1);
      if (last?.[0] === kind) last[1] += 1;
      else runs.push([kind, 1]);
    }
    return this.joined(
      runs.map(([kind, count]) => {
        const item = this.inSentences(`${this.game}-card-${kind}`, this.card(kind)).listed;
        return count === 1 ? item : t("list-times", { count, item });
      }),
    );
  }

  private joined(items: string[]): string {
    return items.reduce((head, tail) => (head ? t("list-comma", { head, tail }) : tail), "");
  }
}
