/** A typed withdrawal amount (spec §5: min and max of one transaction). */
import { add, fromCoins, minorUnits, type MinorUnits } from '#domain/money.ts';
import type { PayoutBounds } from './exchange.ts';

/** `decimals`: more than two, below a hundredth. */
export type AmountProblem = 'empty' | 'no-amount' | 'decimals' | 'below' | 'above';

export type AmountReading =
  | { readonly isFine: true; readonly amount: MinorUnits }
  | { readonly isFine: false; readonly problem: AmountProblem };

const SHAPE = /^(\d{1,12})(?:\.(\d*))?$/;
const DECIMALS = 2;

const wrong = (problem: AmountProblem): AmountReading => ({ isFine: false, problem });

/** Parses coins with up to two decimals; accepts spaces, commas between digits and a currency sign. */
export function readAmount(typed: string, { least, most }: PayoutBounds): AmountReading {
  const text = typed.replaceAll(/[\s,₱฿]/g, '');
  if (text === '') return wrong('empty');
  const [, coins, decimals = ''] = SHAPE.exec(text) ?? [];
  if (coins === undefined) return wrong('no-amount');
  if (decimals.length > DECIMALS) return wrong('decimals');
  const amount = add(fromCoins(Number(coins)), minorUnits(Number(decimals.padEnd(DECIMALS, '0'))));
  if (amount < least) return wrong('below');
  return amount > most ? wrong('above') : { isFine: true, amount };
}

/** Formats an amount as a player would type it: `1234.5`, `100`. */
export function writeAmount(amount: MinorUnits): string {
  const digits = String(amount).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return digits.slice(0, -DECIMALS) + (decimals === '' ? '' : `.${decimals}`);
}
