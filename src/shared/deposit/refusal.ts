/** Why an order was refused, where the player can act on it (contract, conventions). */
import { AccountCode } from '#shared/account/errors.ts';
import { DepositCode } from '#shared/deposit/errors.ts';
import { IdentityCode } from '#shared/identity/errors.ts';
import { isMinorUnits, type MinorUnits } from '#shared/money/money.ts';

/** A refusal with its own message and next step; times in epoch ms, null when not sent. */
export type DepositRefusal =
  | { readonly kind: 'limit'; readonly left: MinorUnits | null; readonly resetTime: number | null }
  | { readonly kind: 'excluded'; readonly until: number | null }
  | { readonly kind: 'break'; readonly until: number | null }
  | { readonly kind: 'identity-needed' }
  | { readonly kind: 'identity-in-review' }
  | { readonly kind: 'identity-rejected'; readonly reason: string }
  | { readonly kind: 'range'; readonly min: MinorUnits | null; readonly max: MinorUnits | null }
  | { readonly kind: 'channel-down' }
  /** Too many orders wait; seconds until one of them ends, null when not sent. */
  | { readonly kind: 'too-many'; readonly seconds: number | null }
  | { readonly kind: 'owned' }
  /** The boost was used, has expired or belongs to another deposit. */
  | { readonly kind: 'boost-gone' }
  | { readonly kind: 'blocked' };

/** Parses a refusal; null for a code without its own message. */
export function readRefusal(
  errcode: number,
  details: Readonly<Record<string, unknown>>,
): DepositRefusal | null {
  switch (errcode) {
    case AccountCode.abnormal:
      return { kind: 'blocked' };
    case DepositCode.tooFrequent:
      return { kind: 'too-many', seconds: moment(details['resendIn']) };
    case DepositCode.limit:
      return {
        kind: 'limit',
        left: amount(details['left']),
        resetTime: moment(details['resetTime']),
      };
    case DepositCode.selfExcluded:
      return { kind: 'excluded', until: moment(details['until']) };
    case DepositCode.onBreak:
      return { kind: 'break', until: moment(details['until']) };
    case IdentityCode.needed:
      return { kind: 'identity-needed' };
    case IdentityCode.inReview:
      return { kind: 'identity-in-review' };
    case IdentityCode.rejected:
      return { kind: 'identity-rejected', reason: text(details['reason']) };
    case DepositCode.outOfRange:
      return { kind: 'range', min: amount(details['min']), max: amount(details['max']) };
    case DepositCode.channelDown:
      return { kind: 'channel-down' };
    case DepositCode.alreadyClaimed:
      return { kind: 'owned' };
    case DepositCode.boostGone:
      return { kind: 'boost-gone' };
    default:
      return null;
  }
}

const amount = (value: unknown): MinorUnits | null => (isMinorUnits(value) ? value : null);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const moment = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
