/**
 * The cash bonus and its red packet, activity 22 (contract, activities part; spec §4 "Red packet").
 * Fields that are optional here are this platform's own: they tell what a bonus still asks for.
 */
import { pageAnswer, pageRequest } from '#contract/paging.ts';
import { optionalField, orElse, tolerantList } from '#contract/tolerance.ts';
import {
  amount,
  askedAmount,
  base,
  count,
  id,
  moment,
  requestNumber,
  text,
} from '#contract/wire.ts';
import { ZERO } from '#domain/money.ts';
import * as v from 'valibot';

const moneyBase = { ...base, reqNo: requestNumber };
const ORDER_MAX = 64;

/** Spec §4: 0 claimable, 1 claimed, 0.5 not reached. */
const claimState = v.picklist([0, 1, 0.5]);

/** How the first withdrawal stands: 1 it can be made, 2 or more it was made, else share. */
const firstWithdrawal = v.object({
  status: v.number(),
  /** Bets since the packet began. */
  subTotalBetAmount: amount,
});

const levelBonus = v.object({
  level: id,
  bonus: amount,
  needVip: count,
  needGameLevel: count,
  isReceive: claimState,
  /** Bets that the game level asks for. */
  needBet: optionalField(amount),
});

const rechargeBonus = v.object({ id, price: amount, bonus: amount, isReceive: claimState });

const cashBonus = v.object({
  createTime: moment,
  /** Collected and not withdrawn yet. */
  amount: orElse(amount, ZERO),
  /** All there is to collect. */
  totalBonus: orElse(amount, ZERO),
  withdrawTutorialData: firstWithdrawal,
  /** Withdrawals that are left today. */
  withdrawLeft: orElse(count, 0),
  levelList: tolerantList(levelBonus),
  rechargeList: tolerantList(rechargeBonus),
  gameLevel: optionalField(count),
  /** Bets for money since ever: what the game level comes of. */
  betTotal: optionalField(amount),
  /** Deposits that were paid since the activity began. */
  rechargeTotal: optionalField(amount),
  minWithdraw: optionalField(amount),
  /** How often a withdrawn bonus must be bet before it leaves the balance. */
  betRate: optionalField(v.number()),
  /** When the whole activity ends; missing when it does not. */
  endTime: optionalField(moment),
});

const collected = v.object({
  bonus: amount,
  /** Collected and not withdrawn, with this one. */
  amount,
});

const withdrawn = v.object({
  orderNo: text,
  /** What is left to withdraw. */
  amount,
  withdrawTutorialData: firstWithdrawal,
  /** The balance right after, where the platform tells it. */
  coin: optionalField(amount),
  seq: optionalField(v.number()),
  needBet: optionalField(amount),
});

/** Endpoints of the cash bonus. */
export const cashBonusEndpoints = {
  cashBonus: {
    path: '/app/v1/redPacketUser',
    access: 'player',
    request: v.object({ ...base, version: v.literal(1) }),
    response: cashBonus,
  },
  claimLevelBonus: {
    path: '/app/v1/redPacketReceiveLevelBonus',
    access: 'player',
    request: v.object({ ...moneyBase, level: id }),
    response: collected,
    isOnce: true,
  },
  claimRechargeBonus: {
    path: '/app/v1/redPacketReceiveRecharge',
    access: 'player',
    request: v.object({ ...moneyBase, id }),
    response: collected,
    isOnce: true,
  },
  withdrawCashBonus: {
    path: '/app/v1/redPacketWithdraw',
    access: 'player',
    request: v.object({
      ...moneyBase,
      /** 1 of what was collected, from the page; 2 the first one, from the dialog. */
      type: v.picklist([1, 2]),
      /** Without one, everything that was collected. */
      amount: v.optional(askedAmount),
      bankId: v.optional(id),
    }),
    response: withdrawn,
    isOnce: true,
  },
  /** Not in the contract: what was collected and withdrawn, newest first. */
  cashBonusRecord: {
    path: '/app/v1/redPacketRecord',
    access: 'player',
    request: v.object({ ...base, ...pageRequest }),
    response: pageAnswer(
      tolerantList(
        v.object({
          time: moment,
          /** 1 a level's bonus, 2 a recharge's, 3 a withdrawal, 4 the first withdrawal. */
          type: v.picklist([1, 2, 3, 4]),
          amount,
          orderNo: optionalField(v.pipe(text, v.maxLength(ORDER_MAX))),
        }),
      ),
    ),
  },
} as const;
