/** Reads the costs of a table. */
import { fromCoins, ZERO, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { parseAmountWithin } from '#shared/money/typed-amount.ts';
import { isMarkOf } from '#server/marketing/costs/cost-table/cost-headings.ts';

/** A higher cost is a typing error. */
export const HIGHEST_COST = fromCoins(1_000_000_000);

/** Points that group, because a comma with decimals or another group follows: `1.234,50`, `1.234.567`. */
const GROUPING_POINTS =
  /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?=,\d{1,2}(?!\d))|(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/g;
const MARK = /\p{Sc}|\b[a-z]{3}\b/iu;

export type CostReading = { amount: MinorUnits } | { problem: string };

/** What could be a thousand times more or less, such as `1.234`, is refused (decision 0033). */
export function parseCost(text: string, currency: Currency): CostReading {
  const given = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const mark = /[\d๐-๙０-９]/.test(text) ? MARK.exec(text)?.[0] : undefined;
  if (mark !== undefined && !isMarkOf(mark, currency)) {
    return { problem: `cost "${given}" is in another currency; costs here are in ${currency}` };
  }
  if (/^\s*[-−(]/.test(text)) return { problem: `cost "${given}" is below zero` };
  const points = text.replaceAll(GROUPING_POINTS, (group) => group.replaceAll('.', ''));
  const reading = parseAmountWithin(points, currency, { least: ZERO, most: HIGHEST_COST });
  switch (reading.status) {
    case 'fine':
      return { amount: reading.amount };
    case 'above':
    case 'too-large':
      return { problem: `cost ${given} is too high` };
    case 'decimals':
      return {
        problem: `cost "${given}" could mean two amounts: write it like 1234.50, with two decimals`,
      };
    default:
      return { problem: `cost must be like 1234.50, not "${given}"` };
  }
}
