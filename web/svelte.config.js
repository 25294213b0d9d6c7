import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Short names for scoped styles: every rule carries one.
const cssHash = ({ hash, filename }) => `x${hash(filename ?? "").slice(-4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
