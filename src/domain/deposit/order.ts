/** A deposit from its order to its end (spec §3: 0 waiting, 1 success, 2 failure). */
import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { PayMode } from './offer.ts';

/** Where and how an order is paid. */
export interface PayWay {
  readonly url: string;
  readonly mode: PayMode;
  /** What the code to scan says; null without one. */
  readonly code: string | null;
}

/** An order that waits for its payment. */
export interface WaitingDeposit {
  readonly orderNo: string;
  readonly amount: MinorUnits;
  readonly channelName: string;
  readonly createdAt: EpochMs;
  /** Until when it can be paid; null when the platform does not tell. */
  readonly expiresAt: EpochMs | null;
  /** Null when it cannot be paid any more. */
  readonly way: PayWay | null;
}

/** An order that was just made. */
export interface CreatedDeposit {
  readonly orderNo: string;
  readonly expiresAt: EpochMs;
  readonly way: PayWay | null;
}

export type DepositStatus = 'waiting' | 'paid' | 'failed';

/** How an order stands, and the balance at that moment. */
export interface DepositCheck {
  readonly orderNo: string;
  readonly status: DepositStatus;
  readonly amount: MinorUnits;
  readonly bonus: MinorUnits;
  readonly coin: MinorUnits;
  readonly seq: number;
  /** The platform's own words of a failure; '' for none. */
  readonly failText: string;
}

/**
 * The way to pay, if its address is one that may be opened: a path of the platform, or another
 * site's over HTTP. Anything else (a script, say) is no address to pay at.
 */
export function payWay(url: string, mode: PayMode, code: string | undefined): PayWay | null {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return null;
  return { url, mode, code: code === undefined || code === '' ? null : code };
}

/**
 * Whether a paid order was the player's first: nothing but it was ever paid in.
 * @param totalRecharge as known at the time, with or without this order
 */
export const isFirstDeposit = (totalRecharge: MinorUnits, amount: MinorUnits): boolean =>
  totalRecharge <= amount;
