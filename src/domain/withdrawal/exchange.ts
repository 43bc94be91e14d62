/** What can be paid out now (contract, withdrawal part; spec §6, §8). */
import { WithdrawalCode } from '#domain/errors/withdrawal.ts';
import type { EpochMs } from '#domain/duration.ts';
import { DAY_MS, epochMs } from '#domain/duration.ts';
import type { Fee } from '#domain/fee.ts';
import { minorUnits, subtract, ZERO, type MinorUnits } from '#domain/money.ts';

export interface Exchange extends Fee {
  /** What may go out now; the rest of the balance waits for bets. */
  readonly withdrawable: MinorUnits;
  readonly locked: MinorUnits;
  readonly needBet: MinorUnits;
  readonly doneBet: MinorUnits;
  /** Bounds of one withdrawal. */
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly etaMinutes: number;
  /** Of the market's day. */
  readonly dayCount: number;
  readonly dayCountMax: number;
  readonly dayAmount: MinorUnits;
  readonly dayAmountMax: MinorUnits;
  readonly quotaLeft: MinorUnits;
  readonly pendingOrderNo: string | null;
  /** Every errcode that blocks right now. */
  readonly reasons: readonly number[];
}

/** A payout method, where the platform offers several. */
export interface PayoutChannel extends Fee {
  readonly id: number;
  readonly name: string;
  readonly iconUrl: string;
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  readonly etaMinutes: number;
  readonly note: string;
  /** The banks and wallets that it pays to; null for all. */
  readonly bankIds: readonly number[] | null;
}

/** Those that pay to an account; all of them while none is chosen. */
export const channelsTo = (
  channels: readonly PayoutChannel[],
  bankId: number | null,
): readonly PayoutChannel[] =>
  channels.filter(({ bankIds }) => bankId === null || bankIds === null || bankIds.includes(bankId));

/** What bets are still missing; 0 when none are. */
export const stillToBet = ({
  needBet,
  doneBet,
}: Pick<Exchange, 'needBet' | 'doneBet'>): MinorUnits =>
  doneBet >= needBet ? ZERO : subtract(needBet, doneBet);

/** How far the bets are, 0 to 1. */
export const betFraction = ({ needBet, doneBet }: Pick<Exchange, 'needBet' | 'doneBet'>): number =>
  needBet <= 0 ? 1 : Math.min(1, Math.max(0, doneBet / needBet));

/** The codes that block, each once; a pending order blocks even where the platform forgot to say so. */
export function blockingCodes({ reasons, pendingOrderNo }: Exchange): readonly number[] {
  return [...new Set(pendingOrderNo === null ? reasons : [WithdrawalCode.pending, ...reasons])];
}

/** Why an amount can be no higher. */
export type Ceiling = 'withdrawable' | 'order' | 'quota';

export interface PayoutBounds {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
  readonly ceiling: Ceiling;
}

/** Between what an amount may be, and which rule is the tightest. */
export function payoutBounds(exchange: Exchange, channel: PayoutChannel | null): PayoutBounds {
  const least = minorUnits(Math.max(exchange.min, channel?.min ?? 0));
  const order = minorUnits(Math.min(exchange.max, channel?.max ?? exchange.max));
  const ceilings: readonly { readonly ceiling: Ceiling; readonly most: MinorUnits }[] = [
    { ceiling: 'withdrawable', most: exchange.withdrawable },
    { ceiling: 'order', most: order },
    { ceiling: 'quota', most: exchange.quotaLeft },
  ];
  const tightest = ceilings.reduce((found, one) => (one.most < found.most ? one : found));
  return { least, ...tightest };
}

/** The code by which the platform would refuse an amount above the bounds (spec §8), known beforehand. */
export function codeAbove(
  { ceiling, most }: PayoutBounds,
  { locked, max }: Pick<Exchange, 'locked' | 'max'>,
): number {
  switch (ceiling) {
    case 'withdrawable':
      return locked > 0 ? WithdrawalCode.notEnough : WithdrawalCode.noBalance;
    case 'order':
      // Below the level's own limit it is the payout method that is narrower.
      return most < max ? WithdrawalCode.outOfRange : WithdrawalCode.vipLimit;
    case 'quota':
      return WithdrawalCode.dailyQuota;
  }
}

/**
 * When the market's next day begins: its limits start anew then (contract, conventions).
 * @param aheadMs how far the market's clock is ahead of UTC; neither market has summer time
 */
export function nextDayStart(now: EpochMs, aheadMs: number): EpochMs {
  const days = Math.floor((now + aheadMs) / DAY_MS) + 1;
  return epochMs(days * DAY_MS - aheadMs);
}
