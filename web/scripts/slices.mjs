// The Chinese fonts come in a hundred slices each; only those our texts need travel with the page.
import { readFileSync, readdirSync } from "node:fs";

const ZH = new URL("../../src/grimtable/locales/zh/", import.meta.url);

export function needed() {
  const texts = readdirSync(ZH).map((name) => readFileSync(new URL(name, ZH), "utf8"));
  return [...new Set(texts.join(""))].map((char) => char.codePointAt(0)).filter((code) => code > 0x2000);
}

const ranges = (face) =>
  (/unicode-range:\s*([^;}]+)/i.exec(face)?.[1] ?? "").split(",").map((part) => {
    const [low, high = low] = part.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(low, 16), parseInt(high, 16)];
  });

export function usedSlices() {
  const codes = needed();
  const isUsed = (face) => ranges(face).some(([low, high]) => codes.some((code) => code >= low && code <= high));
  return {
    name: "used-slices",
    enforce: "pre",
    transform(css, id) {
      if (!id.includes("@fontsource/noto-") || !id.split("?")[0].endsWith(".css")) return null;
      const faces = css.match(/@font-face\s*{[^}]*}/g) ?? [];
      const kept = faces.filter((face) => face.includes("chinese-simplified") || /\[\d+\]|-\d+-\d+-normal/.test(face)).filter(isUsed);
      return kept.join("\n").replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "");
    },
  };
}
