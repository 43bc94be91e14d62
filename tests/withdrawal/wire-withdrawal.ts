/** Answers of withdrawals. */
import type { WireResponseOf } from '#shared/wire/endpoints.ts';

const HOUR = 3_600_000;

/** What can be withdrawn, to a bound account. */
export const withdrawalConfig = (
  overrides: Partial<WireResponseOf<'withdrawalConfig'>> = {},
): WireResponseOf<'withdrawalConfig'> => ({
  withdrawable: 100_000,
  locked: 23_456,
  needBet: 0,
  doneBet: 0,
  min: 10_000,
  max: 5_000_000,
  feeFixed: 500,
  feeBps: 0,
  etaMin: 10,
  dayCount: 0,
  dayCountMax: 3,
  dayAmount: 0,
  dayAmountMax: 10_000_000,
  quotaLeft: 10_000_000,
  pendingOrderNo: null,
  reasons: [],
  bankList: [
    {
      bankId: 1,
      bankName: 'GCash',
      realname: 'Mango Surfer',
      mobile: '09171234567',
      bankCardNumber: '09171234567',
      isDefault: 1,
    },
  ],
  channelList: [],
  ...overrides,
});

/** An order that was just made. */
export const CREATED: WireResponseOf<'createWithdrawal'> = {
  orderNo: 'W-1',
  status: 1,
  fee: 500,
  arriveAmount: 49_500,
  etaTime: Date.now() + HOUR,
  coin: 73_456,
  lottery: 50_000,
  seq: 9,
};
