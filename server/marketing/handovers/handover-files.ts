import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { askedOf, FUNNEL_HEADS, funnelCells, numberCell } from '#server/marketing/report/files.ts';
import {
  HANDING_NUMBERS,
  type Handing,
  type Handovers,
} from '#server/marketing/handovers/read-handovers.ts';
import type { View } from '#server/marketing/report/view.ts';

const HANDING_HEADS = HANDING_NUMBERS.map((name) => `handing_${name}`);
const ARRIVED_HEADS = FUNNEL_HEADS.map((name) => `arrived_${name}`);

const handingCells = (handing: Handing): CsvCell[] =>
  HANDING_NUMBERS.map((name) => numberCell(handing[name]));

/** A line for each app or browser that hands over: its visitors, those who arrived, and both before. */
export const handoversCsv = (_view: View, { rows }: Handovers): string => {
  const heads = [...HANDING_HEADS, ...ARRIVED_HEADS];
  return csvText([
    ['handover', ...heads, ...heads.map((head) => `before_${head}`)],
    ...rows.map(({ name, handing, arrived, handingBefore, arrivedBefore }) => [
      name,
      ...handingCells(handing),
      ...funnelCells(arrived),
      ...handingCells(handingBefore),
      ...funnelCells(arrivedBefore),
    ]),
  ]);
};

export const handoversJson = (view: View, { rows }: Handovers, timeZone: string): string =>
  JSON.stringify({
    ...askedOf(view),
    timeZone,
    rows: rows.map(({ name, handing, arrived, handingBefore, arrivedBefore }) => ({
      name,
      handing,
      arrived,
      before: { handing: handingBefore, arrived: arrivedBefore },
    })),
  });
