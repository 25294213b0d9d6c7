// The rulebooks for people: a file for each game and language, read into blocks that a leaf shows.
import { isOurs } from "../games/packages";
import type { Language } from "../settings.svelte";

const files = import.meta.glob("../../../docs/rulebooks/*.??.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

export type Block =
  | {
      is: "text" | "heading" | "example" | "steps" | "list" | "table" | "question" | "cards";
      lines: string[];
    }
  | { is: "card"; kind: string; lines: string[] };

export interface Chapter {
  anchor: string;
  name: string;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  lead: string;
  chapters: Chapter[];
}

/** The rulebook of a game; nothing while nobody has written it in this language. */
export async function rulebookOf(game: string, language: Language): Promise<Rulebook | undefined> {
  const load = isOurs(game) && files[`../../../docs/rulebooks/${game}.${language}.md`];
  return load ? rulebook(await load()) : undefined;
}

const CHAPTER = /^## (.+?) \{#([a-z_-]+)\}$/;
const RULE = String.raw`[A-Z]{2}-(?:C\.[a-z_]+|[A-Z]*\d+(?:\.\d+)?[a-z]?)`;
const RULES = new RegExp(String.raw`\((${RULE}(?:, ${RULE})*)\)`, "g");
const PIECES = new RegExp(
  String.raw`(\*\*.+?\*\*|\*[^*\s][^*]*\*|\[\[\w+\]\]|\((?:${RULE}(?:, ${RULE})*)\))`,
);

export function rulebook(source: string): Rulebook {
  const [front, ...parts] = source.split(/^(?=## )/m);
  const [title, ...lead] = front.trim().split("\n");
  const chapters = parts.map((part) => {
    const [heading, ...lines] = part.trim().split("\n");
    const [, name, anchor] = CHAPTER.exec(heading) ?? ["", heading.slice(3), ""];
    return { anchor, name, blocks: blocksOf(lines) };
  });
  return { title: title.replace("# ", ""), lead: lead.join(" ").trim(), chapters };
}

/** What a line begins, and what of it is text; "" for one that goes on with the block before it. */
function begun(line: string): [Block["is"] | "", string] {
  const card = /^### \[\[(\w+)\]\]$/.exec(line);
  if (card) return ["card", card[1]];
  if (line.trim() === "{{cards}}") return ["cards", ""];
  if (line.startsWith("#")) return ["heading", line.replace(/^#+ /, "")];
  if (line.startsWith("|")) return ["table", line];
  if (line.startsWith(">")) return ["example", line.replace(/^> ?/, "")];
  if (/^\d+\. /.test(line)) return ["steps", line.replace(/^\d+\. /, "")];
  if (/^[-*] /.test(line)) return ["list", line.slice(2)];
  return /^\*\*[^*]+[?？]\*\*/.test(line) ? ["question", line] : ["", line.trim()];
}

/** Blocks whose lines belong together as long as no other block begins. */
const GROUPS = new Set(["steps", "list", "table", "example"]);

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let isOver = true;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.trim()) {
      isOver = true;
      continue;
    }
    const [is, text] = begun(line);
    if (!is && last && (!isOver || isAwaited(last, line))) goOn(last, text);
    else if (is === "card") blocks.push({ is, kind: text, lines: [] });
    else if (last && is === last.is && GROUPS.has(is)) last.lines.push(text);
    else blocks.push({ is: is || "text", lines: [text] } as Block);
    isOver = is === "card" || is === "heading" || is === "cards";
  }
  return blocks;
}

const lacksAnswer = (block: Block) => block.is === "question" && /\*\*$/.test(block.lines.at(-1)!);

/** After an empty line: the answer to a question, or more of an item. */
const isAwaited = (block: Block, line: string) =>
  lacksAnswer(block) || (GROUPS.has(block.is) && /^\s/.test(line));

/** A line that continues a paragraph or an item; the answer below a question is a line of its own. */
function goOn(block: Block, text: string): void {
  if (lacksAnswer(block)) block.lines.push(text);
  else block.lines.push(flow([block.lines.pop() ?? "", text]));
}

/** One paragraph: lines end where the file was wrapped, and Chinese goes on without a space. */
export const flow = (lines: string[]): string =>
  lines.length
    ? lines.reduce((head, tail) => `${head}${/[\u2e80-\uffef]$/.test(head) ? "" : " "}${tail}`)
    : "";

/** A text in pieces: **bold**, *mark*, [[card]], (rules) and what is between them. */
export const pieces = (text: string): string[] => text.split(PIECES).filter(Boolean);

/** The rules a text rests on. */
export const rulesIn = (text: string): string[] =>
  [...text.matchAll(RULES)].flatMap(([, listed]) => listed.split(", "));

/** The cards a text names, each once. */
export const cardsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[\[(\w+)\]\]/g)].map(([, kind]) => kind)),
];

/** The cells of a table, without the line below its head. */
export const cells = (lines: string[]): string[][] =>
  lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );

/** A text without the rules it rests on. */
export const bare = (text: string): string => text.replace(RULES, "").trimEnd();

/** The card a rule is about, as in GW-C.elf. */
export const cardOf = (rule: string): string => /-C\.(\w+)$/.exec(rule)?.[1] ?? "";

const BY_LINE: Block["is"][] = ["steps", "list", "table"];

/** Of every chapter what rests on a rule: whole answers, and the lines of lists and tables. */
export function restingOn(book: Rulebook, rule: string): Chapter[] {
  const isMeant = (line: string) => rulesIn(line).includes(rule);
  const only = (block: Block): Block[] => {
    if (!isMeant(block.lines.join(" "))) return [];
    if (!BY_LINE.includes(block.is)) return [block];
    const head = block.is === "table" ? block.lines.slice(0, 2) : [];
    return [{ ...block, lines: [...head, ...block.lines.filter(isMeant)] } as Block];
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap(only) }))
    .filter(({ blocks }) => blocks.length);
}

/** The first chapter that rests on a rule, or that of the cards; nothing if no chapter does. */
export const chapterOn = (book: Rulebook, rule: string): Chapter | undefined =>
  book.chapters.find(({ blocks }) =>
    blocks.some(({ lines }) => rulesIn(lines.join(" ")).includes(rule)),
  ) ?? (cardOf(rule) ? book.chapters.find(({ anchor }) => anchor === "cards") : undefined);

/** What a card is called and what it says, to search in. */
export interface Names {
  card: (kind: string) => string;
  text: (kind: string) => string;
}

export const cardSays = (names: Names, kind: string): string =>
  `${names.card(kind)} ${names.text(kind)}`.toLowerCase();

/** Of every chapter the blocks that say this; all of a chapter whose name does. */
export function search(book: Rulebook, wanted: string, names: Names): Chapter[] {
  const said = (lines: string[]) =>
    lines
      .join(" ")
      .replace(/\[\[(\w+)\]\]/g, (_, kind: string) => names.card(kind))
      .toLowerCase();
  const says = (block: Block, name: string) =>
    block.is === "card"
      ? cardSays(names, block.kind).includes(wanted)
      : said(block.lines).includes(wanted) || name.toLowerCase().includes(wanted);
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => says(block, chapter.name)),
    }))
    .filter(({ blocks }) => blocks.length);
}
