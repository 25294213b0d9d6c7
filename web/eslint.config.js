// What prettier and the compiler do not check.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["node_modules/", "src/generated/", "src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows which names exist.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // {" "} is a space that formatting must keep.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets here are caches; what a component draws is a rune.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
