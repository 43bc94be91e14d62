/** @typedef {import('./check.mjs').StageResult} StageResult */

const MOST_FAILURES = 6;
const MOST_ERROR_LINES = 4;
/** Lines shared by the shown failures; a single one gets all of them. */
const MOST_LINES = 24;

/**
 * The closing lines of a failed stage: each test with its place, the first lines of its error, and the
 * command that runs only it.
 * @param {string} title
 * @param {StageResult} result
 * @param {string} log where the whole output is
 * @returns {string[]}
 */
export function closingLines(title, { failed, failures = [] }, log) {
  const shown = failures.slice(0, MOST_FAILURES);
  const room = Math.max(MOST_ERROR_LINES, Math.floor(MOST_LINES / Math.max(shown.length, 1)) - 2);
  const lines = [`✗ ${title}: ${failed} failed. The whole output: ${log}`];
  for (const { name, place, error, command } of shown) {
    lines.push(`  ${place === undefined ? '' : `${place} › `}${name}`);
    const errorLines = error.split('\n').filter((line) => line.trim() !== '');
    for (const line of errorLines.slice(0, room)) lines.push(`      ${line}`);
    if (command !== undefined) lines.push(`    → ${command}`);
  }
  if (failures.length > shown.length) lines.push(`  … and ${failures.length - shown.length} more`);
  return lines;
}
