/** Why an order was refused, as far as the player can do something about it (contract, conventions). */
import { isMinorUnits, type MinorUnits } from '#domain/money.ts';

/** A refusal that has words and a next step of its own; times in epoch ms, null when not told. */
export type DepositRefusal =
  | { readonly kind: 'limit'; readonly left: MinorUnits | null; readonly resetTime: number | null }
  | { readonly kind: 'excluded'; readonly until: number | null }
  | { readonly kind: 'break'; readonly until: number | null }
  | { readonly kind: 'identity-needed' }
  | { readonly kind: 'identity-in-review' }
  | { readonly kind: 'identity-rejected'; readonly reason: string }
  | { readonly kind: 'range'; readonly min: MinorUnits | null; readonly max: MinorUnits | null }
  | { readonly kind: 'channel-down' }
  /** Too many orders wait; seconds until one of them ends, null when not told. */
  | { readonly kind: 'too-many'; readonly seconds: number | null }
  | { readonly kind: 'owned' }
  | { readonly kind: 'blocked' };

/** Reads a refusal; null for a code that has nothing but its number. */
export function readRefusal(
  errcode: number,
  details: Readonly<Record<string, unknown>>,
): DepositRefusal | null {
  switch (errcode) {
    case 101:
      return { kind: 'blocked' };
    case 1203:
      return { kind: 'too-many', seconds: moment(details['resendIn']) };
    case 1211:
      return {
        kind: 'limit',
        left: amount(details['left']),
        resetTime: moment(details['resetTime']),
      };
    case 1212:
      return { kind: 'excluded', until: moment(details['until']) };
    case 1213:
      return { kind: 'break', until: moment(details['until']) };
    case 1221:
      return { kind: 'identity-needed' };
    case 1222:
      return { kind: 'identity-in-review' };
    case 1223:
      return { kind: 'identity-rejected', reason: text(details['reason']) };
    case 1232:
      return { kind: 'range', min: amount(details['min']), max: amount(details['max']) };
    case 1233:
      return { kind: 'channel-down' };
    case 1241:
      return { kind: 'owned' };
    default:
      return null;
  }
}

const amount = (value: unknown): MinorUnits | null => (isMinorUnits(value) ? value : null);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const moment = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
