import { setImmediate } from 'node:timers/promises';
import { CsvProblem, readCsv, type CsvRow } from '#shared/csv/read-csv.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { REPLACEMENT } from '#server/marketing/given-table/decode-table.ts';
import type { TableHead } from '#server/marketing/given-table/table-head.ts';

/** Characters read at once, for a few milliseconds. */
const SLICE = 16_384;

/** @throws BadRequest with the line of a character that could not be decoded */
export function refuseLostCharacters(text: string): void {
  const at = text.indexOf(REPLACEMENT);
  if (at < 0) return;
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
  throw new BadRequest(
    `line ${line}: a character was lost, because the file is not in UTF-8 but in an older encoding such as windows-874. Save it as "CSV UTF-8" and choose it again`,
  );
}

/**
 * Reads the rows below the headings that have any text. Other calls are answered between slices.
 * @throws BadRequest for a text that is no table
 */
export async function* rowsBelow(
  text: string,
  { delimiter, line }: Pick<TableHead<unknown>, 'delimiter' | 'line'>,
): AsyncGenerator<CsvRow, void> {
  let turn = 0;
  try {
    for (const row of readCsv(text, delimiter)) {
      if (row.end >= turn) {
        turn = row.end + SLICE;
        await setImmediate();
      }
      if (row.line <= line || row.cells.every((cell) => cell === '')) continue;
      yield row;
    }
  } catch (error) {
    if (error instanceof CsvProblem) {
      throw new BadRequest(`the table cannot be read: ${error.message}`);
    }
    throw error;
  }
}
