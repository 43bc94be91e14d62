/** A deposit order through all its states (spec §3: 0 waiting, 1 success, 2 failure). */
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { PayMode } from './offer.ts';

/** Where and how an order is paid. */
export interface PayWay {
  readonly url: string;
  readonly mode: PayMode;
  /** Content of the code to scan; null without one. */
  readonly code: string | null;
}

/** An order that awaits its payment. */
export interface WaitingDeposit {
  readonly orderNo: string;
  readonly amount: MinorUnits;
  readonly channelName: string;
  readonly createdAt: EpochMs;
  /** Until when it can be paid; null when the server does not say. */
  readonly expiresAt: EpochMs | null;
  /** Null when it cannot be paid any more. */
  readonly way: PayWay | null;
}

/** A newly created order. */
export interface CreatedDeposit {
  readonly orderNo: string;
  readonly expiresAt: EpochMs;
  readonly way: PayWay | null;
}

export type DepositStatus = 'waiting' | 'paid' | 'failed';

/** Status of an order, and the balance at that moment. */
export interface DepositCheck {
  readonly orderNo: string;
  readonly status: DepositStatus;
  readonly amount: MinorUnits;
  readonly bonus: MinorUnits;
  /** The part of the bonus that a boost added. */
  readonly boost: MinorUnits;
  /** The bets that the bonus asks for; null when the server does not say. */
  readonly needBet: MinorUnits | null;
  /** The item that was bought; 0 for none. */
  readonly itemId: number;
  readonly coin: MinorUnits;
  readonly seq: number;
  /** The server's own text of a failure; '' for none. */
  readonly failText: string;
}

/**
 * The payment page, if its URL may be opened: a path of the server, or another site's over HTTP. Anything
 * else (a script, say) is rejected.
 */
export function payWay(url: string, mode: PayMode, code: string | undefined): PayWay | null {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return null;
  return { url, mode, code: code === undefined || code === '' ? null : code };
}

/**
 * True when a paid order was the player's first deposit.
 * @param totalRecharge as known at the time, with or without this order
 */
export const isFirstDeposit = (totalRecharge: MinorUnits, amount: MinorUnits): boolean =>
  totalRecharge <= amount;
