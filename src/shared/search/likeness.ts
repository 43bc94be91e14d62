/**
 * Number of typos between the query and the best matching part of a name: letters omitted, inserted, wrong,
 * or two neighbours swapped (optimal string alignment). Start and end of the part cost nothing.
 */
export function slipsWithin(typed: string, name: string): number {
  const width = name.length + 1;
  let [beforeLast, last, row] = rowsOf(width);
  last.fill(0, 0, width);
  for (let at = 1; at <= typed.length; at += 1) {
    row[0] = at;
    for (let into = 1; into < width; into += 1) {
      const isSame = typed.charCodeAt(at - 1) === name.charCodeAt(into - 1);
      let slips = Math.min(
        cell(last, into - 1) + (isSame ? 0 : 1),
        cell(last, into) + 1,
        cell(row, into - 1) + 1,
      );
      const isSwapped =
        at > 1 &&
        into > 1 &&
        typed.charCodeAt(at - 1) === name.charCodeAt(into - 2) &&
        typed.charCodeAt(at - 2) === name.charCodeAt(into - 1);
      if (isSwapped) slips = Math.min(slips, cell(beforeLast, into - 2) + 1);
      row[into] = slips;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let least = typed.length;
  for (let into = 0; into < width; into += 1) least = Math.min(least, cell(last, into));
  return least;
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];

const newRows = (width: number): Rows => [
  new Uint16Array(width),
  new Uint16Array(width),
  new Uint16Array(width),
];

/** Shared rows: thousands of short names are compared for one query. */
let rows = newRows(128);

function rowsOf(width: number): Rows {
  if (rows[0].length < width) rows = newRows(width);
  return rows;
}

const cell = (row: Uint16Array, at: number): number => row[at] ?? 0;

/**
 * Similarity of a query to a name, from 0 to 1; 1 is the exact name. Typos weigh most; a name that continues
 * beyond the query is slightly less similar.
 */
export function likeness(typed: string, name: string): number {
  if (typed === '' || name === '') return 0;
  const slips = slipsWithin(typed, name);
  const fit = Math.max(0, 1 - slips / typed.length);
  const rest = Math.max(0, name.length - typed.length) / name.length;
  const isStart = name.startsWith(typed.slice(0, 2)) ? START_BONUS : 0;
  return Math.min(1, fit * (1 - REST_WEIGHT * rest) + isStart * fit);
}

const REST_WEIGHT = 0.2;
const START_BONUS = 0.02;
