/**
 * The interest-bearing bank (contract, bank part; spec §9), called savings here to distinguish it from a bank
 * account. Interest is in micro-units: millionths of a coin.
 */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import {
  amount,
  askedAmount,
  base,
  count,
  flag,
  moment,
  requestNumber,
  text,
} from '#shared/wire/wire.ts';
import * as v from 'valibot';

const PASSWORD_MAX = 1024;

const savings = v.object({
  amount,
  /** Yearly, in hundredths of a percent. */
  aprBps: v.number(),
  /** Credited and not yet claimed. */
  interestMicro: count,
  /** Total ever credited. */
  totalMicro: count,
  nextCreditTime: moment,
  minDeposit: amount,
  minWithdraw: amount,
  minReceive: amount,
  coin: amount,
  /** The part of `coin` that cannot be saved: a bonus whose wagering is not complete. */
  bonusCoin: optionalField(amount),
  hasSafeboxPassword: flag,
});

const moved = v.object({
  /** The amount in savings now. */
  amount,
  ...v.pick(balances, ['coin', 'seq']).entries,
  interestMicro: count,
  /** Interest paid into the balance. */
  received: optionalField(amount),
});

const moneyBase = { ...base, reqNo: requestNumber };

export const savingsEndpoints = {
  savings: {
    path: '/app/v1/getBankInfo',
    access: 'player',
    request: v.object(base),
    response: savings,
  },
  depositSavings: {
    path: '/app/v1/bankDeposit',
    access: 'player',
    request: v.object({ ...moneyBase, amount: askedAmount }),
    response: moved,
    isOnce: true,
  },
  withdrawSavings: {
    path: '/app/v1/bankWithdraw',
    access: 'player',
    request: v.object({
      ...moneyBase,
      amount: askedAmount,
      /** RSA-encrypted; only if a password is set. */
      safeboxPassword: v.optional(v.pipe(text, v.maxLength(PASSWORD_MAX))),
    }),
    response: moved,
    isOnce: true,
    proofs: ['safeboxPassword'],
  },
  claimInterest: {
    path: '/app/v1/bankReceiveInterest',
    access: 'player',
    request: v.object(moneyBase),
    response: moved,
    isOnce: true,
  },
  savingsRecord: {
    path: '/app/v1/bankRecord',
    access: 'player',
    request: v.object({
      ...base,
      ...pageRequest,
      /** 1 in, 2 out, 3 interest. */
      type: v.optional(v.picklist([1, 2, 3])),
    }),
    response: pageAnswer(
      tolerantList(
        v.object({
          time: moment,
          type: v.picklist([1, 2, 3]),
          amount,
          micro: optionalField(count),
          amountAfter: amount,
        }),
      ),
    ),
  },
} as const;
