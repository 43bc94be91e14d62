/** The VIP ladder (contract, VIP part; spec §6). */
import { tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { amount, base, betRate, moment, requestNumber, reward } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** 1 upgrade, 2 weekly, 3 monthly, 4 birthday. */
const claimKind = v.picklist([1, 2, 3, 4]);

const vipInfo = v.object({
  vip: v.number(),
  /** Valid bets so far, and the number required for the next level. */
  exp: amount,
  nextExp: amount,
  recharge: amount,
  nextRecharge: amount,
  /** Withdrawals of this market day. */
  today: v.object({ count: v.number(), amount }),
  claims: tolerantList(
    v.object({
      kind: claimKind,
      level: v.number(),
      amount,
      /** 0 claimable, 1 claimed, 0.5 not reached. */
      isReceive: v.picklist([0, 1, 0.5]),
      /** 0 when it does not expire. */
      endTime: moment,
      betRate,
    }),
  ),
});

export const vipEndpoints = {
  vipInfo: {
    path: '/app/v1/getVipInfo',
    access: 'player',
    request: v.object(base),
    response: vipInfo,
  },
  claimVipBonus: {
    path: '/app/v1/receiveVipBonus',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, kind: claimKind, level: v.number() }),
    response: v.object({
      rewards: tolerantList(reward),
      ...v.pick(balances, ['coin', 'seq']).entries,
    }),
    isOnce: true,
    may: 'claim',
  },
} as const;
