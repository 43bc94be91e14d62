/** The boosts and tickets that a player owns (contract, rewards part; spec §4, "Reward item ids"). */
import { optionalField, tolerantList } from '#contract/tolerance.ts';
import { amount, base, id, moment, text } from '#contract/wire.ts';
import * as v from 'valibot';

/** One piece. A boost tells its share and its bounds; without a share it is a ticket. */
const rewardItem = v.object({
  id,
  /** 1001–1009 a boost, 4001 a ticket. */
  propId: id,
  grantTime: moment,
  expireTime: moment,
  /** Whole percent of the deposit, its smallest deposit, its largest bonus and how often that is bet. */
  percent: optionalField(v.number()),
  minDeposit: optionalField(amount),
  maxBonus: optionalField(amount),
  betRate: optionalField(v.number()),
  /** The deposit that waits with it. */
  orderNo: optionalField(text),
  useTime: optionalField(moment),
  /** What the boost added, or the spin won. */
  added: optionalField(amount),
});

/** The endpoint of a player's items. */
export const rewardItemEndpoints = {
  rewardItems: {
    path: '/app/v1/rewardItems',
    access: 'player',
    request: v.object(base),
    /** What can be used, the first to expire first; then what was used or expired, the latest first. */
    response: v.object({ items: tolerantList(rewardItem) }),
  },
} as const;
