import { FEWEST_VISITORS } from '#server/marketing/api/few.ts';
import { EMPTY_FUNNEL, type Funnel } from '#server/marketing/report/read-funnel.ts';
import {
  NOBODY_HANDED,
  type Handing,
  type Handover,
  type Handovers,
} from '#server/marketing/handovers/read-handovers.ts';

const isEnough = ({ landed }: { landed: number }): boolean => landed >= FEWEST_VISITORS;

const handingOfEnough = (handing: Handing): Handing =>
  isEnough(handing) ? handing : NOBODY_HANDED;

const arrivedOfEnough = (funnel: Funnel): Funnel => (isEnough(funnel) ? funnel : EMPTY_FUNNEL);

/** Paths without numbers of few visitors: those of either end, and rows without any. */
export const handoversOfEnough = ({ rows }: Handovers): Handovers => ({
  rows: rows
    .filter(({ handing, arrived }) => isEnough(handing) || isEnough(arrived))
    .map((row): Handover => ({
      name: row.name,
      handing: handingOfEnough(row.handing),
      arrived: arrivedOfEnough(row.arrived),
      handingBefore: handingOfEnough(row.handingBefore),
      arrivedBefore: arrivedOfEnough(row.arrivedBefore),
    })),
});
