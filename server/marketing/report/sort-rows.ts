import { compareNames } from '#server/marketing/report/compare-names.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Funnel } from '#server/marketing/report/read-funnel.ts';
import type { Sort } from '#server/marketing/report/view.ts';

interface SortedRow {
  name: string;
  funnel: Funnel;
  cost?: MinorUnits | undefined;
  robots?: number | undefined;
}

/** The sort key of a row; a rate without visitors comes last. */
function sortValue({ funnel, cost, robots }: SortedRow, sort: Exclude<Sort, 'name'>): number {
  switch (sort) {
    case 'installRate':
      return ratio(funnel.installed, funnel.landed);
    case 'depositRate':
      return ratio(funnel.deposited, funnel.landed);
    case 'cost':
      return cost ?? -1;
    case 'robots':
      return robots ?? -1;
    case 'costPerInstall':
      return ratio(cost, funnel.installed);
    case 'costPerDepositor':
      return ratio(cost, funnel.deposited);
    case 'returnOnSpend':
      return cost === undefined ? -1 : ratio(funnel.amount, cost);
    default:
      return funnel[sort];
  }
}

const ratio = (part: number | undefined, whole: number): number =>
  part === undefined || whole === 0 ? -1 : part / whole;

/** Ties by visitors, then by name, so that the same visitors always give the same table. */
export function sortRows<Row extends SortedRow>(
  rows: readonly Row[],
  sort: Sort,
  isAscending: boolean,
): Row[] {
  const sign = isAscending ? 1 : -1;
  return rows.toSorted((one, other) => {
    if (sort === 'name') return sign * compareNames(one.name, other.name);
    const [a, b] = [sortValue(one, sort), sortValue(other, sort)];
    if (a !== b) return a < b ? -sign : sign;
    return other.funnel.landed - one.funnel.landed || (one.name < other.name ? -1 : 1);
  });
}
