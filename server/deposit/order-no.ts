import { createHmac } from 'node:crypto';
import type { Market } from '#shared/market/market.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Without 0, O, 1, I and L, because numbers are also read aloud to customer support. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LETTERS_EACH = 5;
const GROUPS = 2;

export interface OrderNoParts {
  playerId: number;
  reqNo: string;
  market: Market;
  now: EpochMs;
}

/**
 * Creates an order's number, e.g. `D261121-7K3QX-9MPAB`: its day and ten unguessable letters. The same
 * request always has the same number, so a retried transaction creates no second payment.
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
