/**
 * The cash bonus and its red packet, activity 22 (contract, activities part; spec §4 "Red packet"). Optional
 * fields are extensions of the reference platform: the remaining requirements of a bonus.
 */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import {
  amount,
  askedAmount,
  base,
  count,
  id,
  moment,
  requestNumber,
  text,
} from '#shared/wire/wire.ts';
import { ZERO } from '#shared/money/money.ts';
import * as v from 'valibot';

const moneyBase = { ...base, reqNo: requestNumber };
const ORDER_MAX = 64;

/** Spec §4: 0 claimable, 1 claimed, 0.5 not reached. */
const claimState = v.picklist([0, 1, 0.5]);

/** Status of the first withdrawal: 1 available, 2 or more done, otherwise sharing is required. */
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
  /** Bets required for the game level. */
  needBet: optionalField(amount),
});

const rechargeBonus = v.object({ id, price: amount, bonus: amount, isReceive: claimState });

const redPacket = v.object({
  createTime: moment,
  /** Claimed and not withdrawn yet. */
  amount: orElse(amount, ZERO),
  /** Total that can be collected. */
  totalBonus: orElse(amount, ZERO),
  withdrawTutorialData: firstWithdrawal,
  /** Withdrawals left today. */
  withdrawLeft: orElse(count, 0),
  levelList: tolerantList(levelBonus),
  rechargeList: tolerantList(rechargeBonus),
  gameLevel: optionalField(count),
  /** All bets with real money: they determine the game level. */
  betTotal: optionalField(amount),
  /** Paid deposits since the activity began. */
  rechargeTotal: optionalField(amount),
  minWithdraw: optionalField(amount),
  /** Wagering multiple of a withdrawn bonus before it leaves the balance. */
  betRate: optionalField(v.number()),
  /** When the whole activity ends; missing when it does not. */
  endTime: optionalField(moment),
});

const claimed = v.object({
  bonus: amount,
  /** Claimed and not withdrawn, including this one. */
  amount,
});

const withdrawn = v.object({
  orderNo: text,
  /** Amount left to withdraw. */
  amount,
  withdrawTutorialData: firstWithdrawal,
  /** The balance right after, where the server sends it. */
  coin: optionalField(amount),
  seq: optionalField(v.number()),
  needBet: optionalField(amount),
});

export const redPacketEndpoints = {
  redPacket: {
    path: '/app/v1/redPacketUser',
    access: 'player',
    request: v.object({ ...base, version: v.literal(1) }),
    response: redPacket,
  },
  claimLevelBonus: {
    path: '/app/v1/redPacketReceiveLevelBonus',
    access: 'player',
    request: v.object({ ...moneyBase, level: id }),
    response: claimed,
    isOnce: true,
    may: 'claim',
  },
  claimRechargeBonus: {
    path: '/app/v1/redPacketReceiveRecharge',
    access: 'player',
    request: v.object({ ...moneyBase, id }),
    response: claimed,
    isOnce: true,
    may: 'claim',
  },
  withdrawRedPacket: {
    path: '/app/v1/redPacketWithdraw',
    access: 'player',
    request: v.object({
      ...moneyBase,
      /** 1 from the collected amount, on the page; 2 the first one, from the dialog. */
      type: v.picklist([1, 2]),
      /** Without it, the whole collected amount. */
      amount: v.optional(askedAmount),
      bankId: v.optional(id),
    }),
    response: withdrawn,
    isOnce: true,
    may: 'claim',
  },
  /** Not in the contract: collections and withdrawals, newest first. */
  redPacketRecord: {
    path: '/app/v1/redPacketRecord',
    access: 'player',
    request: v.object({ ...base, ...pageRequest }),
    response: pageAnswer(
      tolerantList(
        v.object({
          time: moment,
          /** 1 a level bonus, 2 a recharge bonus, 3 a withdrawal, 4 the first withdrawal. */
          type: v.picklist([1, 2, 3, 4]),
          amount,
          orderNo: optionalField(v.pipe(text, v.maxLength(ORDER_MAX))),
        }),
      ),
    ),
  },
} as const;
