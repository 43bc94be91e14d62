import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { DecimalSign } from '#server/marketing/costs/cost-table/cost-amount.ts';
import type { TotalLine } from '#server/marketing/costs/cost-table/cost-lines.ts';

/** A line of totals, as the preview shows it. */
export interface LeftOutTotal {
  line: number;
  hasCampaign: boolean;
  /** Undefined where none can be read, or the sign of the decimals is not known. */
  amount: MinorUnits | undefined;
  /** From the sum of the lines; 0 where it is the same. */
  difference: MinorUnits | undefined;
}

export const totalsOf = (
  totals: readonly TotalLine[],
  sign: DecimalSign | undefined,
  sum: MinorUnits | undefined,
): LeftOutTotal[] =>
  totals.map(({ line, hasCampaign, amount: reading }) => {
    const amount = sign && reading?.[sign];
    const isKnown = amount !== undefined && sum !== undefined;
    const difference = isKnown ? minorUnits(Math.abs(amount - sum)) : undefined;
    return { line, hasCampaign, amount, difference };
  });
