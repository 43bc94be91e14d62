import { BadRequest } from '#server/core/http/refusal.ts';
import { dayText } from '#server/core/market-day.ts';
import { parseDay } from '#server/marketing/given-table/given-day.ts';
import { refuseLostCharacters, rowsBelow } from '#server/marketing/given-table/given-rows.ts';
import {
  findLinkHead,
  type LinkColumn,
  type LinkHead,
} from '#server/marketing/links/link-table/link-headings.ts';
import { linkNamer } from '#server/marketing/links/link-table/link-name.ts';
import { parseLink, type LinkDraft } from '#server/marketing/links/links.ts';
import type { CsvRow } from '#shared/csv/read-csv.ts';

/** Most links that are added at once. */
export const MOST_LINES = 500;

/** Fields that a line without a text of its own takes. */
export const DEFAULT_FIELDS = [
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'referrer',
  'path',
  'endsOn',
  'tags',
] as const satisfies readonly LinkColumn[];
type DefaultField = (typeof DEFAULT_FIELDS)[number];
export type LinkDefaults = Readonly<Partial<Record<DefaultField, string>>>;

/** A link of a line. */
export interface LinkLine {
  line: number;
  draft: LinkDraft;
  /** Its name was made of its words. */
  isNameMade: boolean;
}

/** What is wrong with a line, in words for the user. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** What would be added of a table. */
export interface LinkTable {
  lines: LinkLine[];
  /** Nothing may be stored while there are any. */
  problems: LineProblem[];
  ignored: string[];
  above: number[];
}

interface ReadOptions {
  /** The market's day. */
  today: number;
  defaults: LinkDefaults;
  /** Short names of all links. */
  taken: ReadonlySet<string>;
}

/** Stands in for a name that is made later. */
const UNNAMED = 'unnamed';

/**
 * Reads a table of links, a link per line, with the problems of all lines.
 * @throws BadRequest for a text that is no such table
 */
export async function readLinkTable(text: string, options: ReadOptions): Promise<LinkTable> {
  refuseLostCharacters(text);
  const head = findLinkHead(text);
  requireColumns(head, options.defaults);
  const problems: LineProblem[] = [];
  const lines: LinkLine[] = [];
  for await (const row of rowsBelow(text, head)) {
    if (lines.length === MOST_LINES) {
      throw new BadRequest(`a table may have ${MOST_LINES} lines; this one has more`);
    }
    const { line } = row;
    const { draft, isNameMade, problems: found } = readLine(row, head, options);
    lines.push({ line, draft, isNameMade });
    problems.push(...found.map((problem) => ({ line, problem })));
  }
  if (lines.length === 0) throw new BadRequest('the table has no line below its heads');
  problems.push(...takenNames(lines, options.taken));
  return {
    lines: withNames(lines, options.taken),
    problems: problems.toSorted((one, other) => one.line - other.line),
    ignored: head.ignored,
    above: head.above,
  };
}

/** A column that no line can do without is one problem, not one of each line. */
function requireColumns({ columns }: LinkHead, defaults: LinkDefaults): void {
  const has = (...names: DefaultField[]): boolean =>
    names.some((name) => columns.includes(name) || (defaults[name] ?? '').trim() !== '');
  const missing = [
    ...(has('campaign') ? [] : ['campaign']),
    ...(has('source', 'referrer') ? [] : ['source']),
  ];
  if (missing.length === 0) return;
  throw new BadRequest(
    `the table has no column ${missing.join(' and ')}: add it, or fill the field in for all lines`,
  );
}

function readLine(row: CsvRow, { columns }: LinkHead, { today, defaults }: ReadOptions) {
  const { cells } = row;
  const found: string[] = [];
  const wrong = (problem: string): void => void found.push(problem);
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    wrong(
      `cannot be read: it has ${cells.length} cells, the heading has ${columns.length}; a text with a separator needs quotation marks`,
    );
  }
  const given: Partial<Record<LinkColumn, string>> = { ...defaults };
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (column !== undefined && cell !== '') given[column] = cell;
  }
  const isNameMade = given.name === undefined;
  const endsOn = readEnd(given.endsOn ?? '', today);
  const { draft, problems } = parseLink({ ...given, name: given.name ?? UNNAMED, endsOn });
  return { draft, isNameMade, problems: [...found, ...problems] };
}

/** A day as spreadsheets write it, where it has one reading; else the text itself, which is then refused. */
function readEnd(text: string, today: number): string {
  const reading = parseDay(text, today);
  const days = new Set(Object.values(reading ?? {}).filter((day) => day !== undefined));
  const [day] = days;
  return day !== undefined && days.size === 1 ? dayText(day) : text;
}

function takenNames(lines: readonly LinkLine[], taken: ReadonlySet<string>): LineProblem[] {
  const lineOf = new Map<string, number>();
  return lines.flatMap(({ line, draft: { name }, isNameMade }): LineProblem[] => {
    const wrong = (problem: string): LineProblem[] => [{ line, problem }];
    if (isNameMade || name === '') return [];
    const before = lineOf.get(name);
    if (taken.has(name)) return wrong(`name: there is a link "${name}" already`);
    lineOf.set(name, before ?? line);
    return before === undefined ? [] : wrong(`name: line ${before} has the name "${name}" too`);
  });
}

function withNames(lines: readonly LinkLine[], taken: ReadonlySet<string>): LinkLine[] {
  const given = lines.flatMap(({ draft, isNameMade }) => (isNameMade ? [] : [draft.name]));
  const makeName = linkNamer(new Set([...taken, ...given]));
  return lines.map(({ line, draft, isNameMade }) =>
    isNameMade
      ? { line, draft: { ...draft, name: makeName(draft) }, isNameMade }
      : { line, draft, isNameMade },
  );
}
