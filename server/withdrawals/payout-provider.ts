import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';

/** Money that is to reach a player's account. */
export interface Payout {
  /** Ours; asking twice with the same one pays once. */
  orderNo: string;
  /** What arrives: the order's amount less the fee. */
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

/** How a payout stands. Texts are for the player, in the market's language. */
export type PayoutState =
  | { state: 'pending'; askAgainAt: EpochMs }
  | { state: 'paid' }
  | { state: 'failed' | 'rejected'; code?: number; text: string };

/**
 * Who pays players out; docs/decisions/0023-wagering.md says what an implementation must keep to. It
 * is asked outside of any transaction, by any server process, as often as the answer is `pending`.
 */
export interface PayoutProvider {
  readonly name: string;
  /** Pays, or tells how a payout asked for before stands. @throws when it cannot be reached */
  payOut(payout: Payout): Promise<PayoutState>;
}
