/** The lines of a table (RFC 4180). */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');

/**
 * A cell that a spreadsheet takes as text: names come from addresses that anybody can write, and one
 * that starts like a formula would be run.
 */
function quoted(cell: string): string {
  const safe = /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
