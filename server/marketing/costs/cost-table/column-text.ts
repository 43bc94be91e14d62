/** Chosen columns as a text: a hidden field of the preview, and an option of the command. */
import {
  CHOSEN_COLUMNS,
  headingsKey,
  possibleHeads,
  type ChosenColumn,
  type ColumnChoice,
  type HeadPlace,
} from '#server/marketing/costs/cost-table/cost-columns.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { firstRows } from '#server/marketing/given-table/table-head.ts';
import type { Delimiter } from '#shared/csv/read-csv.ts';

export interface PlacedChoice extends HeadPlace {
  choice: ColumnChoice;
}

const DELIMITERS: Readonly<Record<string, Delimiter>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
};

export function choiceText({ delimiter, line, choice }: PlacedChoice): string {
  const name = Object.keys(DELIMITERS).find((one) => DELIMITERS[one] === delimiter) ?? '';
  const places = CHOSEN_COLUMNS.flatMap((column) => {
    const at = choice.at[column];
    return at === undefined ? [] : [[column, String(at)] as const];
  });
  return new URLSearchParams({
    line: String(line),
    delimiter: name,
    ...Object.fromEntries(places),
    all: choice.source,
  }).toString();
}

/** @returns undefined for a text that is no choice */
export function parseChoice(text: string): PlacedChoice | undefined {
  const given = new URLSearchParams(text);
  const numberOf = (name: string) => {
    const value = given.get(name) ?? '';
    return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
  };
  const [line, delimiter] = [numberOf('line'), DELIMITERS[given.get('delimiter') ?? '']];
  if (line === undefined || delimiter === undefined) return undefined;
  const at: Partial<Record<ChosenColumn, number>> = {};
  for (const column of CHOSEN_COLUMNS) {
    const place = numberOf(column);
    if (place !== undefined) at[column] = place;
  }
  return { line, delimiter, choice: { at, source: oneLine(given.get('all') ?? '') } };
}

/**
 * Reads `day=Date,campaign="Campaign name",cost=#4,source=:facebook`: a heading, the number of a column, or a
 * source of all lines.
 * @throws OperatorError
 */
export function readColumnOption(option: string, table: string): PlacedChoice {
  const wanted = new Map<ChosenColumn, string>();
  for (const part of partsOf(option)) {
    const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/s.exec(part) ?? [];
    const column = CHOSEN_COLUMNS.find((one) => one === name);
    if (!column || value === '') {
      throw new OperatorError(
        `--columns is like day=Date,campaign="Campaign name",cost=Spend,source=:facebook, not "${part}"`,
      );
    }
    wanted.set(column, value);
  }
  const typed = wanted.get('source') ?? '';
  const source = typed.startsWith(':') ? oneLine(typed.slice(1)) : '';
  if (source !== '') wanted.delete('source');
  const heads = possibleHeads(table).map(({ row: { cells }, delimiter, line }) => {
    const places = [...wanted].map(([column, name]) => [column, placesOf(name, cells)] as const);
    return { delimiter, line, places };
  });
  const missing = (places: readonly (readonly [ChosenColumn, readonly number[]])[]) =>
    places.filter(([, at]) => at.length === 0).length;
  const [head] = heads.toSorted((one, other) => missing(one.places) - missing(other.places));
  if (!head) throw new OperatorError('the table has no line of headings');
  const at: Partial<Record<ChosenColumn, number>> = {};
  for (const [column, [first, second]] of head.places) {
    const name = wanted.get(column) ?? '';
    if (first === undefined) throw new OperatorError(`the table has no column "${name}"`);
    if (second !== undefined) {
      throw new OperatorError(
        `the heading "${name}" stands twice: write ${column}=#${first + 1} or ${column}=#${second + 1}`,
      );
    }
    at[column] = first;
  }
  return { delimiter: head.delimiter, line: head.line, choice: { at, source } };
}

/** Commas inside quotation marks belong to a heading. */
function partsOf(option: string): string[] {
  const quoted = option.replaceAll(
    /=\s*"((?:[^"]|"")*)"/g,
    (_all, name: string) => `=${name.replaceAll(',', '\0')}`,
  );
  const [row] = firstRows(quoted, ',');
  return (row?.cells ?? [option]).map((cell) => cell.replaceAll('\0', ','));
}

function placesOf(name: string, cells: readonly string[]): number[] {
  const number = /^#(\d{1,3})$/.exec(name)?.[1];
  if (number !== undefined) {
    return Number(number) >= 1 && Number(number) <= cells.length ? [Number(number) - 1] : [];
  }
  const key = headingsKey([name]);
  return cells.flatMap((cell, at) => (headingsKey([cell]) === key ? [at] : []));
}
