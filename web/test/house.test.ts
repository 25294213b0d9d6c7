// What holds for the whole client: who may answer, which texts exist, how heavy it is.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = "../src/grimtable/web";
const LOCALES = "../src/grimtable/locales";
const under = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);
const sources = under("src", /\.(svelte|ts)$/).map(
  (path) => [path, readFileSync(path, "utf8")] as const,
);
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);

describe("answers", () => {
  it("only Card and Pick lay options on the desk, only the desk answers", () => {
    const laying = sources
      .filter(
        ([path, text]) =>
          path.endsWith(".svelte") && /desk\??\.(choose|touch|confirm|drop)\(/.test(text),
      )
      .map(([path]) => path.split("/").at(-1));
    expect(laying.sort()).toEqual(["Card.svelte", "Pick.svelte"]);
    const answering = sources
      .filter(
        ([path, text]) => !path.endsWith("/wire.ts") && /\.answer\(|type: "answer"/.test(text),
      )
      .map(([path]) => path.split("/").at(-1));
    expect(answering.sort()).toEqual(["desk.svelte.ts", "table.svelte.ts"]);
  });
});

describe("texts", () => {
  it.each(readdirSync(`${LOCALES}/en`).filter((name) => name.startsWith("web")))(
    "%s has the same keys in all languages",
    (name) => {
      const [en, de, zh] = ["en", "de", "zh"].map((language) =>
        keysOf(readFileSync(`${LOCALES}/${language}/${name}`, "utf8")),
      );
      expect(new Set(en).size).toBe(en.length);
      expect(de).toEqual(en);
      expect(zh).toEqual(en);
    },
  );
  it("every key that is used exists", () => {
    const files = under(`${LOCALES}/en`, /\.ftl$/);
    const keys = files.flatMap((path) => keysOf(readFileSync(path, "utf8")));
    const known = new Set([...keys, ...files.map((path) => basename(path, ".ftl"))]);
    const used = sources.flatMap(([, text]) =>
      [...text.matchAll(/["'`](web-[a-z0-9_-]*[a-z0-9_])["'`]/g)].map((found) => found[1]),
    );
    expect(used.length).toBeGreaterThan(200);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("house rules", () => {
  it("no registry and no foreign host in what is committed", () => {
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
    const hosts = sources.flatMap(([, text]) =>
      [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map((found) => found[1]),
    );
    expect([...new Set(hosts)].sort()).toEqual(
      ["creativecommons.org", "game-icons.net", "www.w3.org"].filter((host) =>
        hosts.includes(host),
      ),
    );
  });
});

describe.runIf(existsSync(`${WEB}/.vite/manifest.json`))("weight", () => {
  type Chunk = { file: string; imports?: string[]; css?: string[] };
  const manifest = () =>
    JSON.parse(readFileSync(`${WEB}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>;
  const weigh = (file: string) => gzipSync(readFileSync(`${WEB}/${file}`)).length;
  const reached = (
    all: Record<string, Chunk>,
    key: string,
    seen = new Set<string>(),
  ): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key);
      all[key].imports?.forEach((next) => reached(all, next, seen));
    }
    return seen;
  };
  const SAID = { home: ["web", "table"], table: ["web", "table", "web-table"] };
  const texts = (all: Record<string, Chunk>, route: keyof typeof SAID, language: string) =>
    Object.keys(all).filter((key) =>
      SAID[route].some((name) => key.endsWith(`/${language}/${name}.ftl?raw`)),
    );
  const ROUTES = {
    home: ["index.html", "src/pages/Home.svelte"],
    table: [
      "index.html",
      "src/table/TablePage.svelte",
      "src/table/board/GenericBoard.svelte",
      "src/table/board/GenericMySeat.svelte",
    ],
  };
  const scripts = (route: keyof typeof ROUTES) => {
    const all = manifest();
    const keys = new Set(
      [...ROUTES[route], ...texts(all, route, "de")].flatMap((key) => [...reached(all, key)]),
    );
    return [...keys].reduce((sum, key) => sum + weigh(all[key].file), 0);
  };
  it("the home page has at most 42 kB of script, texts of its language included", () => {
    expect(scripts("home")).toBeLessThan(42_000);
  });
  it("a table has at most 90 kB", () => {
    expect(scripts("table")).toBeLessThan(90_000);
  });
  it("the styles of a table have at most 14 kB", () => {
    const all = manifest();
    const sheets = new Set(
      ROUTES.table.flatMap((key) => [...reached(all, key)]).flatMap((key) => all[key].css ?? []),
    );
    expect([...sheets].reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(14_000);
  });
  it("sprites hold their budgets", () => {
    const MOST: Record<string, number> = {
      ui: 14_500,
      grimwood: 12_500,
      grim_farmer: 5_500,
      grimm_tidings: 32_000,
      book_of_madness: 32_000,
    };
    const sprites = under(`${WEB}/assets`, /\.svg$/).map(
      (path) =>
        [path.split("/").at(-1)!.split("-")[0], gzipSync(readFileSync(path)).length] as const,
    );
    expect(sprites.length).toBeGreaterThanOrEqual(3);
    expect(sprites.filter(([name, size]) => !(size < MOST[name]))).toEqual([]);
  });
});
