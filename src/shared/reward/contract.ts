/** A player's boosts and tickets (contract, rewards part; spec §4, "Reward item ids"). */
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { amount, base, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** One item. A boost has a percentage and limits; without a percentage it is a ticket. */
const rewardItem = v.object({
  id,
  /** 1001–1009 a boost, 4001 a ticket. */
  propId: id,
  grantTime: moment,
  expireTime: moment,
  /** Whole percent of the deposit, smallest deposit, largest bonus and its wagering multiple. */
  percent: optionalField(v.number()),
  minDeposit: optionalField(amount),
  maxBonus: optionalField(amount),
  betRate: optionalField(v.number()),
  /** The waiting deposit that uses it. */
  orderNo: optionalField(text),
  useTime: optionalField(moment),
  /** Bonus added by the boost, or won by the spin. */
  added: optionalField(amount),
});

export const rewardItemEndpoints = {
  rewardItems: {
    path: '/app/v1/rewardItems',
    access: 'player',
    request: v.object(base),
    /** Usable items first, by expiry; then used and expired ones, latest first. */
    response: v.object({ items: tolerantList(rewardItem) }),
  },
} as const;
