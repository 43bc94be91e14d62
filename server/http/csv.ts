/** Renders a table as CSV (RFC 4180). */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');

/**
 * Quotes a cell so that a spreadsheet reads it as text: names come from addresses that anyone can write, and
 * one that starts like a formula would be executed.
 */
function quoted(cell: string): string {
  const safe = /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
