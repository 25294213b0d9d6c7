import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { saidHere } from "./scripts/texts.mjs";

const SERVER = process.env.GRIMTABLE_SERVER ?? "http://127.0.0.1:8000";

const EVERY_PAGE =
  /src.(parts.(Avatar|Icon|LanguagePick|NoPage|TopNav|avatars)|api|router|settings|storage|texts)\.|preload-helper/;

export default defineConfig({
  plugins: [saidHere(), svelte()],
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
        codeSplitting: { groups: [{ name: "page", test: EVERY_PAGE }] },
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
