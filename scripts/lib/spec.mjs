/** The lines of the specification, and their state by the tests that carry their ids. */

/**
 * @typedef {object} SpecLine
 * @property {string} id e.g. `home.banner.autoplay`
 * @property {string} section of the specification
 * @property {string} text
 * @property {string} [note] where the product interprets the line
 * @property {string} [missing] why no test covers it
 */

/** @typedef {{ name: string, file: string, hasPassed: boolean }} Outcome */

/** @typedef {'passed' | 'failed' | 'not run' | 'no test'} LineState */

const TAG = /\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)\]/g;

/**
 * The ids that a test's title carries, e.g. `turns by itself [home.banner.autoplay]`.
 * @param {string} title
 * @returns {string[]}
 */
export const idsIn = (title) => [...title.matchAll(TAG)].map(([, id = '']) => id);

/**
 * @param {readonly SpecLine[]} lines
 * @param {readonly Outcome[]} outcomes
 * @returns {{ line: SpecLine, state: LineState, files: string[] }[]}
 */
export function judgeLines(lines, outcomes) {
  /** @type {Map<string, Outcome[]>} */
  const byId = new Map();
  for (const outcome of outcomes) {
    for (const id of idsIn(outcome.name)) byId.set(id, [...(byId.get(id) ?? []), outcome]);
  }
  return lines.map((line) => {
    const shown = byId.get(line.id) ?? [];
    const files = [...new Set(shown.map(({ file }) => file))].toSorted();
    return { line, state: stateOf(line, shown), files };
  });
}

/**
 * @param {SpecLine} line
 * @param {readonly Outcome[]} shown
 * @returns {LineState}
 */
function stateOf({ missing }, shown) {
  if (missing !== undefined) return 'no test';
  if (shown.length === 0) return 'not run';
  return shown.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed';
}

/**
 * The table of `docs/state.md`.
 * @param {ReturnType<typeof judgeLines>} judged
 * @returns {string}
 */
export function specTable(judged) {
  const rows = judged.map(({ line, state, files }) => {
    const remarks = [line.missing, line.note].filter((remark) => remark !== undefined);
    const shown = [...files.map((file) => `\`${file}\``), ...remarks].join('<br>');
    return `| ${[line.section, line.text, `\`${line.id}\``, state, shown].join(' | ')} |`;
  });
  return ['| § | Line | Id | State | Shown by |', '| - | - | - | - | - |', ...rows].join('\n');
}
