import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** A payment to a player's account. */
export interface Payout {
  /** Our order number and the idempotency key: a repeat pays once. */
  orderNo: string;
  /** The amount that arrives: the order's less the fee. */
  amount: MinorUnits;
  bankId: number;
  realname: string;
  /** Country code and number. */
  account: string;
  channelId: number;
  /** When the order went to the bank. */
  sentAt: EpochMs;
  now: EpochMs;
}

/** State of a payout. Texts are for the player, in the market's language. */
export type PayoutState =
  | { state: 'pending'; askAgainAt: EpochMs }
  | { state: 'paid' }
  | { state: 'failed' | 'rejected'; code?: number; text: string };

/**
 * Pays players out; docs/decisions/0017-withdrawals.md has the rules for implementations. Called outside
 * transactions, by any server process, as long as the state is `pending`.
 */
export interface PayoutProvider {
  readonly name: string;
  /** Pays, or returns the state of an earlier payout. @throws when it cannot be reached */
  payOut(payout: Payout): Promise<PayoutState>;
}
