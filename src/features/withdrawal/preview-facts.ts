/** A player's withdrawal for the previews. */
import { epochMs, MINUTE_MS } from '#shared/time/duration.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import type { BankAccount } from '#shared/account/user.ts';
import type { Exchange, PayoutChannel } from '#shared/withdrawal/exchange.ts';
import { payoutOf } from '#shared/withdrawal/payout.ts';
import type { WithdrawalOrder } from '#shared/withdrawal/order.ts';
import type { VipRule } from '#shared/withdrawal/vip-rule.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import type { WithdrawalDraft } from './withdrawal-form.tsx';

export const NOON = epochMs(Date.UTC(2026, 10, 21, 4));

export const exchange: Exchange = {
  withdrawable: minorUnits(123_450),
  locked: minorUnits(38_000),
  needBet: minorUnits(50_000),
  doneBet: minorUnits(12_000),
  min: minorUnits(10_000),
  max: minorUnits(1_000_000),
  feeFixed: minorUnits(500),
  feeBps: 50,
  etaMinutes: 30,
  dayCount: 1,
  dayCountMax: 3,
  dayAmount: minorUnits(300_000),
  dayAmountMax: minorUnits(3_000_000),
  quotaLeft: minorUnits(2_700_000),
  pendingOrderNo: null,
  reasons: [],
  parts: [
    {
      kind: 'own',
      source: 'deposit',
      amount: minorUnits(26_000),
      needBet: minorUnits(30_000),
      doneBet: minorUnits(12_000),
    },
    {
      kind: 'bonus',
      source: 'vip',
      amount: minorUnits(12_000),
      needBet: minorUnits(20_000),
      doneBet: ZERO,
    },
  ],
};

export const vip: VipRule = {
  level: 2,
  next: {
    level: 3,
    needRecharge: minorUnits(1_000_000),
    needBet: minorUnits(10_000_000),
    withdrawCount: 3,
    withdrawMax: minorUnits(2_000_000),
    withdrawDayMax: minorUnits(6_000_000),
    upgradeBonus: ZERO,
    weeklyBonus: ZERO,
    monthlyBonus: ZERO,
    feeFree: 0,
    aprBps: 0,
  },
};

export const banks: readonly BankAccount[] = [
  {
    bankId: 1,
    bankName: 'LanternPay',
    realname: 'Ana Cruz',
    mobile: '639171234567',
    cardNumber: '9171234567',
  },
  {
    bankId: 4,
    bankName: 'Bank of the Seven Lagoons',
    realname: 'Ana Cruz',
    mobile: '639179876543',
    cardNumber: '9179876543',
  },
];

export const channels: readonly PayoutChannel[] = [
  {
    id: 1,
    name: 'Wallet, at once',
    iconUrl: '',
    min: minorUnits(10_000),
    max: minorUnits(1_000_000),
    feeFixed: minorUnits(500),
    feeBps: 50,
    etaMinutes: 30,
    note: '',
    bankIds: null,
  },
  {
    id: 2,
    name: 'Bank transfer',
    iconUrl: '',
    min: minorUnits(10_000),
    max: minorUnits(5_000_000),
    feeFixed: ZERO,
    feeBps: 0,
    etaMinutes: 1440,
    note: 'Not on Sundays',
    bankIds: null,
  },
];

/** A server that requires no code. */
export const noCode: MoneyCode = {
  isAsked: false,
  isReady: false,
  length: 6,
  render: () => null,
  refused: () => null,
  spent: () => undefined,
};

/** A draft of ₱500.00 to the first account. */
export function draftOf(): WithdrawalDraft {
  const [bank] = banks;
  if (bank === undefined) throw new Error('there is no account');
  return {
    ...payoutOf(minorUnits(50_000), exchange),
    bank,
    channel: null,
    etaMinutes: exchange.etaMinutes,
  };
}

export const order: WithdrawalOrder = {
  orderNo: 'W202611210123456789',
  amount: minorUnits(50_000),
  fee: minorUnits(750),
  arrives: minorUnits(49_250),
  bankName: 'LanternPay',
  accountMask: '09*****4567',
  status: 'waiting',
  createdAt: NOON,
  updatedAt: NOON,
  dueAt: epochMs(NOON + 30 * MINUTE_MS),
  failText: '',
  refundedAt: null,
  steps: [{ status: 'waiting', time: NOON, text: '' }],
};

/** The order at a later step. */
export const laterOrder = (
  status: WithdrawalOrder['status'],
  changed: Partial<WithdrawalOrder> = {},
): WithdrawalOrder => {
  const time = epochMs(NOON + 2 * MINUTE_MS);
  return {
    ...order,
    status,
    updatedAt: time,
    steps: [...order.steps, { status, time, text: '' }],
    ...changed,
  };
};
