import { addFunnels, type Funnel } from '#server/attribution/read-funnel.ts';
import { add, type MinorUnits } from '#domain/money.ts';

/** Rows with fewer visitors are grouped in exported files: few visitors may be identifiable. */
export const FEWEST_VISITORS = 5;
export const FEW = '(fewer than 5 visitors)';

interface Row {
  name: string;
  funnel: Funnel;
  cost?: MinorUnits | undefined;
}

/** Groups the small rows into one. Costs without visitors stay, as they identify nobody. */
export function withoutFew(rows: readonly Row[]): Row[] {
  const isFew = ({ funnel: { landed } }: Row) => landed > 0 && landed < FEWEST_VISITORS;
  const few = rows.filter(isFew);
  const shown: Row[] = rows
    .filter((row) => !isFew(row))
    .map(({ name, funnel, cost }) => ({ name, funnel, cost }));
  if (few.length === 0) return shown;
  const costs = few.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  return [
    ...shown,
    {
      name: FEW,
      funnel: addFunnels(few.map(({ funnel }) => funnel)),
      cost: costs.length === 0 ? undefined : add(...costs),
    },
  ];
}
