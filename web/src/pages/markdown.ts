// As much of Markdown as the ledgers use. Everything is escaped first; rule ids become marks to jump to.

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char]);
/** The id of a rule: the letters of its game, and where it stands in the ledger. */
const RULE = /\b([A-Z]{2,4}-[A-Za-z]?[\w.]*\w)\b/g;

const inline = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, "$1<i>$2</i>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

/** The rule a paragraph states: the first id in bold at its start. */
export const ruleOf = (line: string): string =>
  /^\W*\*\*([A-Z]{2,4}-[\w.]+\w)/.exec(line)?.[1] ?? "";

const withId = (line: string) => {
  const rule = ruleOf(line);
  return rule ? ` id="${rule}"` : "";
};
const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function html(source: string): string {
  const out: string[] = [];
  let list = false;
  let table = 0;
  const close = () => {
    if (list) out.push("</ul>");
    if (table) out.push("</table></div>");
    list = false;
    table = 0;
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,5}) (.*)/.exec(line);
    const item = /^\s*[-*] (.*)/.exec(line);
    if (line.startsWith("|")) {
      if (/^\|[\s:|-]+\|?$/.test(line)) continue;
      if (!table) {
        close();
        out.push('<div class="scroll"><table>');
      }
      const tag = table === 0 ? "th" : "td";
      table += 1;
      out.push(
        `<tr${withId(cells(line)[0])}>${cells(line)
          .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
          .join("")}</tr>`,
      );
    } else if (item) {
      if (!list) {
        close();
        out.push("<ul>");
      }
      list = true;
      out.push(`<li${withId(item[1])}>${inline(item[1])}</li>`);
    } else {
      if (line.trim() || table) close();
      if (heading)
        out.push(
          `<h${Math.min(5, heading[1].length + 1)}>${inline(heading[2])}</h${Math.min(5, heading[1].length + 1)}>`,
        );
      else if (/^-{3,}$/.test(line)) out.push("<hr>");
      else if (line.trim()) out.push(`<p${withId(line)}>${inline(line)}</p>`);
    }
  }
  close();
  return out.join("\n");
}

export const rules = (source: string): string[] => [...new Set(source.match(RULE) ?? [])];
