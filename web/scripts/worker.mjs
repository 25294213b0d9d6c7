// Writes /sw.js: the service worker with the list of files that it keeps, and their version.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const WORKER = new URL("../worker/worker.js", import.meta.url);
/** What nobody can use without a server: playing, opening tables, lessons. */
const NEEDS_SERVER =
  /pages\/(Claim|Components|Create|Home|Lobby)\.svelte|coach\.ts|locales\/.*(-lesson|web-home|web-invite|web-demo|web-menu)\.ftl|shuffle-check|LessonEnd|Coach\.svelte/;
const LANGUAGE = /locales\/(\w\w)\/|\.(\w\w)\.md\?raw/;
const HAN = /noto-(sans|serif)-sc/;

/** Every file in the folder, as paths of the server. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(`${folder}/${path}`).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith(".") && path !== "sw.js")
    .sort();
}

/** The files of the client: for everybody, and by language. */
function sorted(manifest) {
  const core = new Set(["/app.webmanifest", "/favicon.svg", "/icons/app-192.png"]);
  const words = {};
  for (const [source, { file, css = [] }] of Object.entries(manifest)) {
    if (NEEDS_SERVER.test(source) || HAN.test(file)) continue;
    const [, locale, book] = LANGUAGE.exec(source) ?? [];
    const language = locale ?? book;
    for (const path of [file, ...css]) {
      if (language) (words[language] ??= []).push(`/${path}`);
      else if (!HAN.test(path)) core.add(`/${path}`);
    }
  }
  return { core: [...core].sort(), words };
}

export function serviceWorker() {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      folder = new URL(`${config.root}/${config.build.outDir}`, "file:///").pathname;
    },
    closeBundle() {
      const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));
      const hash = createHash("sha256").update(readFileSync(WORKER));
      for (const path of filesIn(folder))
        hash.update(path).update(readFileSync(`${folder}/${path}`));
      const { core, words } = sorted(manifest);
      const said = {
        __VERSION__: hash.digest("hex").slice(0, 16),
        __CORE__: core,
        __WORDS__: words,
      };
      const text = readFileSync(WORKER, "utf8").replace(/__(?:VERSION|CORE|WORDS)__/g, (name) =>
        name === "__VERSION__" ? said[name] : JSON.stringify(said[name]),
      );
      writeFileSync(`${folder}/sw.js`, text);
    },
  };
}
