/** The headings of tables of links, as people write them in English and Thai, and as our own file has them. */
import { cutText } from '#shared/text/characters.ts';
import { nameKey } from '#shared/text/text.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  columnsByName,
  delimitersOf,
  firstRows,
  refuseRepeatedColumns,
  type TableHead,
} from '#server/marketing/given-table/table-head.ts';
import type { CsvRow } from '#shared/csv/read-csv.ts';
import type { LinkDraft } from '#server/marketing/links/links.ts';

export type LinkColumn = keyof LinkDraft;

export interface LinkHead extends TableHead<LinkColumn> {
  /** Headings of columns that are not used. */
  ignored: string[];
  /** Numbers of the lines above the headings, such as a title. */
  above: number[];
}

const COLUMN_OF = columnsByName<LinkColumn>({
  name: ['name', 'short name', 'link', 'link name', 'ชื่อ', 'ชื่อสั้น', 'ชื่อลิงก์'],
  path: ['path', 'opens', 'landing page', 'screen', 'เปิดที่', 'หน้า', 'ปลายทาง'],
  source: ['source', 'utm source', 'campaign source', 'แหล่งที่มา'],
  medium: ['medium', 'utm medium', 'campaign medium', 'สื่อ'],
  campaign: ['campaign', 'campaign name', 'utm campaign', 'แคมเปญ', 'ชื่อแคมเปญ'],
  content: ['content', 'utm content', 'campaign content', 'เนื้อหา'],
  term: ['term', 'utm term', 'campaign term', 'keyword', 'คำค้น'],
  referrer: ['referrer', 'install referrer', 'ผู้แนะนำ'],
  title: ['title', 'card title', 'title of the card', 'ชื่อบนการ์ด'],
  description: ['description', 'card text', 'text of the card', 'ข้อความบนการ์ด', 'คำอธิบาย'],
  endsOn: ['ends on', 'endson', 'last day', 'end date', 'วันสุดท้าย', 'วันสิ้นสุด'],
  tags: ['tags', 'tag', 'labels', 'แท็ก', 'ป้ายกำกับ'],
});

/** A longer heading is none of ours. */
const LONGEST_HEADING = 60;
const MOST_COLUMNS = 200;

const headingKey = (heading: string): string => nameKey(heading).replaceAll(/[\s_-]+/g, ' ');

export const columnOf = (heading: string): LinkColumn | undefined =>
  heading.length > LONGEST_HEADING ? undefined : COLUMN_OF.get(headingKey(heading));

const usedIn = ({ cells }: CsvRow): number =>
  cells.filter((cell) => columnOf(cell) !== undefined).length;

/**
 * Finds the row of headings: the one with the most known columns, with the delimiter that shows them.
 * @throws BadRequest when there is none, or two columns mean the same
 */
export function findLinkHead(text: string): LinkHead {
  const [head] = delimitersOf(text)
    .flatMap((delimiter) => {
      const rows = firstRows(text, delimiter);
      return rows.map((row) => ({ row, rows, delimiter, used: usedIn(row) }));
    })
    .filter(({ used }) => used > 0)
    .toSorted((one, other) => other.used - one.used || one.row.line - other.row.line);
  if (!head) {
    throw new BadRequest(
      'the first line must name the columns, such as campaign, source and content',
    );
  }
  const { row, rows, delimiter } = head;
  if (row.cells.length > MOST_COLUMNS) {
    throw new BadRequest(`a table may have ${MOST_COLUMNS} columns; this one has more`);
  }
  refuseRepeatedColumns(row, (cell) => columnOf(cell) ?? '');
  const unused = row.cells.filter((cell) => cell.trim() !== '' && columnOf(cell) === undefined);
  return {
    delimiter,
    line: row.line,
    columns: row.cells.map(columnOf),
    ignored: unused.map((heading) => cutText(heading, LONGEST_HEADING)),
    above: rows.filter(({ line }) => line < row.line).map(({ line }) => line),
  };
}
