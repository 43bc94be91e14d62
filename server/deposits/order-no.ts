import { createHmac } from 'node:crypto';
import type { Market } from '#domain/market.ts';
import { dayText, marketDay } from '#server/market-day.ts';
import type { EpochMs } from '#domain/duration.ts';

/** Without 0, O, 1, I and L: a number is also read aloud to customer service. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LETTERS_EACH = 5;
const GROUPS = 2;

/** What an order number is made of. */
export interface OrderNoParts {
  playerId: number;
  reqNo: string;
  market: Market;
  now: EpochMs;
}

/**
 * An order's number, e.g. `D261121-7K3QX-9MPAB`: its day and ten letters that nobody guesses. The
 * same request has the same one, so a transaction that runs again asks the provider for nothing new.
 */
export function makeOrderNo(key: string, { playerId, reqNo, market, now }: OrderNoParts): string {
  const day = dayText(marketDay(market, now).number).replaceAll('-', '').slice(2);
  const hash = createHmac('sha256', key).update(`${playerId} ${reqNo}`).digest();
  const letters = [...hash]
    .slice(0, LETTERS_EACH * GROUPS)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
  return `D${day}-${letters.slice(0, LETTERS_EACH)}-${letters.slice(LETTERS_EACH)}`;
}
