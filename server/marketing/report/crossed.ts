import { addFunnels, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { compareNames } from '#server/marketing/report/compare-names.ts';
import { isTimeDimension, type Dimension } from '#server/marketing/events/dimension.ts';
import type { TableRow } from '#server/marketing/report/read-table.ts';

/** Most columns of a crossed table: a day has so many hours. */
export const MOST_COLUMNS = 24;

const byName = ([one]: readonly [string, Funnel], [other]: readonly [string, Funnel]): number =>
  compareNames(one, other);

/** A row's parts by name. */
export const sortedParts = (parts: TableRow['parts']): [string, Funnel][] =>
  [...parts].toSorted(byName);

/** A line for each pair of values, by the rows' order and then by name. */
export const pairsOf = (
  rows: readonly TableRow[],
): { name: string; part: string; funnel: Funnel }[] =>
  rows.flatMap(({ name, parts }) =>
    sortedParts(parts).map(([part, funnel]) => ({ name, part, funnel })),
  );

export interface Column {
  /** Values of the dimension; several in the column of what has no other one. */
  parts: readonly string[];
  funnel: Funnel;
  isRest: boolean;
}

/**
 * The columns of a crossed table: hours and weekdays in their order, other values by their visitors. What has no
 * column of its own is in the last one.
 */
export function columnsOf(rows: readonly TableRow[], split: Dimension): Column[] {
  const sums = new Map<string, Funnel[]>();
  for (const { parts } of rows) {
    for (const [part, funnel] of parts) {
      const known = sums.get(part);
      if (known) known.push(funnel);
      else sums.set(part, [funnel]);
    }
  }
  const all = [...sums].map(([part, funnels]) => [part, addFunnels(funnels)] as const);
  const sorted = all.toSorted(
    isTimeDimension(split)
      ? byName
      : (one, other) => other[1].landed - one[1].landed || byName(one, other),
  );
  // One column for a single rest would hide its name for nothing.
  const most = sorted.length === MOST_COLUMNS + 1 ? MOST_COLUMNS + 1 : MOST_COLUMNS;
  const rest = sorted.slice(most);
  return [
    ...sorted
      .slice(0, most)
      .map(([part, funnel]): Column => ({ parts: [part], funnel, isRest: false })),
    ...(rest.length === 0
      ? []
      : [
          {
            parts: rest.map(([part]) => part),
            funnel: addFunnels(rest.map(([, funnel]) => funnel)),
            isRest: true,
          },
        ]),
  ];
}
