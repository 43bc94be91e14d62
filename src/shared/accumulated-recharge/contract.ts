/** Rewards for the accumulated recharge (contract, activities part; spec §4 "Accumulated-recharge"). */
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { amount, base, count, id, moment, requestNumber, reward } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const claims = v.object({ list: tolerantList(v.object({ propId: id, time: moment })) });

export const accumulatedRechargeEndpoints = {
  accumulatedRecharge: {
    path: '/app/v1/rechargeBonusCollection6',
    access: 'player',
    request: v.object(base),
    response: v.object({
      /** Tiers before this one are not shown. */
      initId: id,
      totalRecharge: amount,
      rechargeData: claims,
      props: tolerantList(v.object({ id, count: v.number() })),
      /** How many tiers beyond the first unreached one are shown. */
      lookAhead: count,
      endTime: optionalField(moment),
    }),
  },
  claimAccumulatedRecharge: {
    path: '/app/v1/receiverRechargeBonusCollection6',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, propId: id }),
    response: v.object({
      rewards: tolerantList(reward),
      rechargeData: claims,
      ...v.pick(balances, ['coin', 'seq']).entries,
    }),
    isOnce: true,
    may: 'claim',
  },
} as const;
