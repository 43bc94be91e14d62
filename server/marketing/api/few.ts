import {
  addFunnels,
  EMPTY_FUNNEL,
  FUNNEL_NUMBERS,
  type Funnel,
} from '#server/marketing/report/read-funnel.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';
import type { Bin, Dashboard } from '#server/marketing/report/read-report.ts';

/** Nothing that leaves the operator is about fewer visitors: few visitors may be identifiable. */
export const FEWEST_VISITORS = 5;
export const FEW = '(fewer than 5 visitors)';

interface Row {
  name: string;
  funnel: Funnel;
  before: Funnel;
  cost?: MinorUnits | undefined;
}

const isFew = ({ landed }: Funnel): boolean => landed > 0 && landed < FEWEST_VISITORS;

const isOfRobots = (funnel: Funnel): boolean => FUNNEL_NUMBERS.every((name) => funnel[name] === 0);

/**
 * Groups the small rows into one, which is left out, but for its costs, while it is small itself: a filter could
 * make it a single row. Costs without visitors stay, as they identify nobody.
 */
export function withoutFew(rows: readonly Row[]): Row[] {
  const few = rows.filter(({ funnel }) => isFew(funnel));
  const shown: Row[] = rows
    .filter(({ funnel, cost }) => !isFew(funnel) && (!isOfRobots(funnel) || cost !== undefined))
    .map(({ name, funnel, before, cost }) => ({
      name,
      funnel,
      before: funnelOfEnough(before),
      cost,
    }));
  const costs = few.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const together = funnelOfEnough(addFunnels(few.map(({ funnel }) => funnel)));
  const before = funnelOfEnough(addFunnels(few.map((row) => row.before)));
  if (together.landed === 0 && costs.length === 0) return shown;
  return [
    ...shown,
    { name: FEW, funnel: together, before, cost: costs.length === 0 ? undefined : add(...costs) },
  ];
}

const funnelOfEnough = (funnel: Funnel): Funnel => (isFew(funnel) ? EMPTY_FUNNEL : funnel);

/** A dashboard without numbers of few visitors: its totals, days and rows. */
export function dashboardOfEnough(read: Dashboard): Dashboard & { isTooFew?: true } {
  const { totals, before, bins, times, origins, clients } = read;
  const isTooFew = isFew(totals);
  const binsOfEnough = bins
    .filter(({ funnel }) => !isFew(funnel))
    .map((bin): Bin => ({ ...bin, before: funnelOfEnough(bin.before) }));
  return {
    ...read,
    totals: funnelOfEnough(totals),
    before: funnelOfEnough(before),
    times: isTooFew ? { medianSeconds: null, p90Seconds: null } : times,
    bins: isTooFew ? [] : binsOfEnough,
    origins: withoutFew(origins),
    clients: withoutFew(clients),
    ...(isTooFew && { isTooFew }),
  };
}
