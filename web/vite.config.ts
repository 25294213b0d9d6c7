import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { saidHere } from "./scripts/texts.mjs";
import { serviceWorker } from "./scripts/worker.mjs";

const SERVER = process.env.GRIMTABLE_SERVER ?? "http://127.0.0.1:8000";

const EVERY_PAGE =
  /src.(games.tiles|offline.reach|parts.(Avatar|Icon|LanguagePick|NoPage|TopNav|avatars)|api|router|settings|storage|texts)\.|preload-helper/;

/** A table and a replay share these; alone they would travel as many small files. */
const EVERY_TABLE =
  /src.(shuffle|cards.(Card|Element|Face|Flying|Marks|faces|frame|hold|sizes)|decide.(desk|targets|assembly|Pick|YesNo|NumberPick|SeveralPick|ClockRing|Gain|drag)|games.index|parts.(Drawer|scrolls|copying)|store.(connection|shuffling|side|table|ticking)|table.(Shell|TablePage|bar.TopBar|board.(reading|SeatClock|SeatHead)|commands|context|effects.(flights|sounds)|keys|notices.(LiveRegion|Notices)|panel.(Log|LogLine|SidePanel|log)|prompt.Prompt))\./;

export default defineConfig({
  plugins: [saidHere(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/grimtable/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 300,
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs travels as one file: many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: "page", test: EVERY_PAGE, priority: 2 },
            {
              name: "table",
              test: EVERY_TABLE,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
