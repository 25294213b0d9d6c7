"""How the page looks: light and dark, narrow and wide."""

PAGE = """<!DOCTYPE html>
<html lang="{{LANGUAGE}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'">
<title>{{TITLE}}</title>
<style>{{STYLE}}</style>
</head>
<body>
<main>
<header><h1>{{TITLE}}</h1><p>{{LEAD}}</p><ul class="facts">{{FACTS}}</ul>
<pre class="command" tabindex="0">{{COMMAND}}</pre>
<nav>{{LINKS}}</nav></header>
{{SECTIONS}}
<footer><p>{{FOOT}}</p></footer>
</main>
<script type="module">{{BUNDLE}}</script>
<script type="module">const SPECS = {{SPECS}};
const LOCALE = {{LOCALE}};
{{SCRIPT}}</script>
</body>
</html>
"""

STYLE = """
:root { --page: #faf8f4; --card: #fff; --ink: #22201c; --soft: #6a6459; --line: #e3ddd1;
  --accent: #7a4a12; }
@media (prefers-color-scheme: dark) { :root { --page: #16181c; --card: #1e2126; --ink: #e9e6df;
  --soft: #a09a8e; --line: #33373e; --accent: #e2b06a; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
  font: 16px/1.55 system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font: 600 2rem/1.2 Georgia, "Noto Serif", serif; margin: 0 0 8px; }
h2 { font: 600 1.4rem/1.25 Georgia, "Noto Serif", serif; margin: 0 0 6px; }
h3 { font-size: .95rem; margin: 0 0 6px; }
p { max-width: 72ch; margin: 0 0 12px; }
.facts { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; padding: 0; margin: 0 0 14px; }
.facts li { background: var(--card); border: 1px solid var(--line); border-radius: 999px;
  padding: 2px 12px; font-size: .85rem; color: var(--soft); overflow-wrap: anywhere; }
pre { margin: 0 0 14px; padding: 8px 12px; overflow-x: auto; border: 1px solid var(--line);
  border-radius: 8px; background: var(--card); color: var(--soft); font-size: .82rem; }
nav { display: flex; flex-wrap: wrap; gap: 4px 18px; border-block: 1px solid var(--line);
  padding: 10px 0; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
section { margin-top: 36px; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: 16px; }
figure { margin: 0; min-width: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: 12px; padding: 14px; }
figcaption { font-size: .82rem; color: var(--soft); margin-top: 8px; max-width: 80ch; }
.plot { width: 100%; min-height: 120px; }
.vega-bindings { margin-top: 8px; font-size: .85rem; }
.vega-bindings select { font: inherit; color: inherit; background: var(--page); margin-left: 6px;
  border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; max-width: 100%; }
details { margin-top: 10px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); }
summary { cursor: pointer; padding: 10px 14px; font-size: .9rem; color: var(--accent); }
.folded { padding: 0 14px 14px; }
.scroll { overflow-x: auto; padding: 0 14px 12px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums;
  font-size: .88rem; }
th, td { text-align: right; padding: 6px 10px; border-top: 1px solid var(--line);
  vertical-align: top; white-space: nowrap; }
thead th { border: 0; color: var(--soft); font-weight: 500; vertical-align: bottom;
  white-space: normal; }
th:first-child, th[scope=row] { text-align: left; font-weight: 500; }
td b { display: block; font-weight: 600; }
td small { display: block; color: var(--soft); font-size: .76rem; }
footer { margin-top: 40px; border-top: 1px solid var(--line); padding-top: 12px;
  color: var(--soft); font-size: .8rem; }
.vg-tooltip { font: 13px system-ui, sans-serif !important; }
"""

SCRIPT = """
const night = matchMedia('(prefers-color-scheme: dark)');
const shade = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
function look() {
  const ink = shade('--ink'), soft = shade('--soft'), line = shade('--line');
  const text = {labelColor: soft, titleColor: soft, labelFontSize: 12, titleFontSize: 12,
    titleFontWeight: 500};
  return {background: 'transparent', font: 'system-ui, "Noto Sans CJK SC", sans-serif',
    view: {stroke: null}, axis: {...text, gridColor: line, domainColor: line, tickColor: line,
    labelLimit: 220}, legend: {...text, orient: 'top', symbolSize: 80}, text: {color: ink},
    rule: {color: soft}};
}
function draw() {
  for (const place of document.querySelectorAll('[data-plot]')) {
    vegaEmbed(place, structuredClone(SPECS[place.dataset.plot]), {actions: false, renderer: 'svg',
      config: look(), formatLocale: LOCALE, tooltip: {theme: night.matches ? 'dark' : 'light'}});
  }
}
night.addEventListener('change', draw);
draw();
"""
