/** The report's style sheet: its own file, as the policy allows no inline style. */
export const REPORT_STYLE = `:root {
  color-scheme: light dark;
  --ground: oklch(0.98 0.008 300);
  --panel: oklch(1 0 0);
  --line: oklch(0.89 0.015 300);
  --ink: oklch(0.24 0.05 290);
  --quiet: oklch(0.47 0.04 290);
  --accent: oklch(0.5 0.19 300);
  --fill: oklch(0.6 0.18 315);
  --before: oklch(0.86 0.06 310);
  --track: oklch(0.94 0.012 300);
  --bad: oklch(0.5 0.19 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.17 0.045 285);
    --panel: oklch(0.215 0.05 285);
    --line: oklch(0.34 0.05 285);
    --ink: oklch(0.96 0.01 300);
    --quiet: oklch(0.78 0.03 295);
    --accent: oklch(0.82 0.12 85);
    --fill: oklch(0.8 0.14 80);
    --before: oklch(0.44 0.08 300);
    --track: oklch(0.27 0.05 285);
    --bad: oklch(0.78 0.13 25);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-inline-size: 76rem; margin-inline: auto; padding: clamp(1rem, 4vw, 2.5rem); }
h1, h2, p, dl, dd, ol, figure { margin: 0; padding: 0; }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin-block: 2.5rem 1rem; font-size: 1.25rem; line-height: 1.3; }
a { color: var(--accent); }
code { font-size: 0.9em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: end; justify-content: space-between; }
.brand { color: var(--accent); font-weight: 700; }
.range { color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.files { display: flex; gap: 0.5rem; margin-inline-start: 0.75rem; }
nav a, button, input, select {
  min-block-size: 2.75rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--panel);
  color: var(--ink);
  font: inherit;
  text-decoration: none;
}
nav a { display: inline-flex; align-items: center; }
nav a:hover, button:hover { border-color: var(--accent); }
nav a[aria-current] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end; margin-block: 1.5rem; }
label { display: grid; gap: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
input, select { font-size: 1rem; }
button { border-color: var(--accent); background: var(--accent); color: var(--ground); font-weight: 600; cursor: pointer; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem; }
.tiles > div { padding: 1rem 1.125rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--panel); }
dt { color: var(--quiet); font-size: 0.875rem; }
dd { font-size: 1.75rem; font-weight: 700; line-height: 1.25; letter-spacing: -0.01em; }
dd small { display: block; color: var(--quiet); font-size: 0.875rem; font-weight: 400; letter-spacing: 0; }
.funnel, .days, .table, .empty, details { border: 1px solid var(--line); border-radius: 1rem; background: var(--panel); }
.funnel { display: grid; gap: 1rem; padding: 1.25rem; list-style: none; }
.funnel li { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; align-items: baseline; }
.funnel .bar, .funnel .shares { grid-column: 1 / -1; }
.funnel .bar { block-size: 1.5rem; border-radius: 0.5rem; }
.step { font-weight: 600; }
.count { font-size: 1.125rem; font-weight: 700; }
.shares { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--quiet); font-size: 0.875rem; }
.shares b { color: var(--ink); }
.bar { display: block; inline-size: 100%; block-size: 0.375rem; border-radius: 0.25rem; overflow: hidden; }
.track { fill: var(--track); }
.before { fill: var(--before); }
.fill { fill: var(--fill); }
.days { padding: 1.25rem; }
.days svg { display: block; inline-size: 100%; block-size: 10rem; border-block-end: 1px solid var(--line); }
figcaption { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; margin-block-start: 0.5rem; color: var(--quiet); font-size: 0.875rem; }
.key i { display: inline-block; inline-size: 0.75rem; block-size: 0.75rem; margin-inline-start: 0.5rem; border-radius: 0.25rem; background: var(--before); }
.key .key-installed { background: var(--fill); }
td .bar { inline-size: 5.5rem; margin-block-start: 0.125rem; margin-inline-start: auto; }
.table { margin-block-end: 1rem; overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { position: sticky; inset-inline-start: 0; padding: 1rem 1.25rem 0.5rem; font-weight: 600; text-align: start; }
table { white-space: nowrap; }
th, td { padding: 0.5rem 0.75rem; border-block-start: 1px solid var(--line); text-align: end; }
th:first-child, td:first-child { padding-inline-start: 1.25rem; text-align: start; }
thead th { border: 0; color: var(--quiet); font-size: 0.8125rem; font-weight: 500; vertical-align: bottom; white-space: normal; }
tbody th { position: sticky; inset-inline-start: 0; background: var(--panel); }
tbody th { max-inline-size: 11rem; overflow: hidden; font-weight: 500; text-overflow: ellipsis; }
tbody tr:hover, tbody tr:hover th { background: var(--track); }
details { padding: 0.5rem 0; margin-block-start: 1.5rem; overflow: hidden; }
summary { min-block-size: 2.75rem; padding: 0.625rem 1.25rem; font-weight: 600; cursor: pointer; }
.events { max-inline-size: 28rem; }
.note, footer { color: var(--quiet); font-size: 0.875rem; }
footer { max-inline-size: 60rem; margin-block-start: 2.5rem; }
.empty { margin-block-start: 1.5rem; padding: 1.5rem; }
.empty h2 { margin-block-start: 0; }
.empty p + p { margin-block-start: 0.75rem; }
.empty code { overflow-wrap: anywhere; }
.error { margin-block-start: 1.5rem; padding: 1rem 1.25rem; border: 1px solid var(--bad); border-radius: 1rem; color: var(--bad); font-weight: 600; overflow-wrap: anywhere; }
@media (width >= 48rem) {
  tbody th { max-inline-size: 18rem; }
}
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  :root {
    color-scheme: light;
    --ground: white;
    --panel: white;
    --line: oklch(0.8 0 0);
    --ink: black;
    --quiet: oklch(0.35 0 0);
    --accent: black;
    --fill: oklch(0.45 0.12 300);
    --before: oklch(0.85 0.03 300);
    --track: oklch(0.94 0 0);
  }
  body { font-size: 10pt; }
  main { max-inline-size: none; padding: 0; }
  nav, form { display: none; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .key i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .table { overflow: visible; border: 0; }
  table { font-size: 8.5pt; }
  th, td { padding: 0.2rem 0.4rem; }
  tr, .funnel li, .days, .tiles > div { break-inside: avoid; }
  h2, caption { break-after: avoid; }
  thead { display: table-header-group; }
}
`;
