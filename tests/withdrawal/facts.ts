import { minorUnits } from '#shared/money/money.ts';
import type { Exchange } from '#shared/withdrawal/exchange.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';

/** Facts of a player who may withdraw up to ₱1,000.00 now. */
export const exchangeOf = (changed: Partial<Exchange> = {}): Exchange => ({
  withdrawable: minorUnits(100_000),
  locked: minorUnits(0),
  needBet: minorUnits(0),
  doneBet: minorUnits(0),
  min: minorUnits(10_000),
  max: minorUnits(500_000),
  feeFixed: minorUnits(0),
  feeBps: 0,
  etaMinutes: 30,
  dayCount: 0,
  dayCountMax: 2,
  dayAmount: minorUnits(0),
  dayAmountMax: minorUnits(2_000_000),
  quotaLeft: minorUnits(2_000_000),
  pendingOrderNo: null,
  reasons: [],
  parts: null,
  ...changed,
});

/** The server's answer about withdrawals with these facts, and no banks or methods. */
export function termsAnswer(changed: Partial<Exchange> = {}): WireResponseOf<'withdrawalConfig'> {
  const { pendingOrderNo, etaMinutes, parts: _parts, ...exchange } = exchangeOf(changed);
  return {
    ...exchange,
    reasons: [],
    pendingOrderNo,
    etaMin: etaMinutes,
    bankList: [],
    channelList: [],
  };
}
