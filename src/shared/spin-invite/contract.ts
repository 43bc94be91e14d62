/** The spin invite and its wheel (contract, activities part; spec §4, §9 "Spin bonus"). */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { amount, base, count, flag, moment, requestNumber, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const moneyBase = { ...base, reqNo: requestNumber };
const round = v.pipe(text, v.maxLength(64));

/** 0 never joined, 1 running, 2 target reached, 3 paid out, 4 expired, may start again. */
const spinStatus = v.picklist([0, 1, 2, 3, 4]);

const spinInviteStatus = v.object({
  actStatus: spinStatus,
  tid: text,
  endTime: moment,
  /** When the next free spin is available. */
  freeSpinTime: moment,
  spinCount: count,
  /** How many of the spins are paid for by tickets. */
  ticketCount: optionalField(count),
});

const spinInvite = v.object({
  tid: text,
  /** Won so far; `totalAmount` is the target. */
  bonusAmount: amount,
  addAmount: amount,
  totalAmount: amount,
  inviteCount: count,
  spinCount: count,
  /** How many of the spins are paid for by tickets. */
  ticketCount: optionalField(count),
  freeSpinTime: moment,
  endTime: moment,
  luckyRankList: tolerantList(v.object({ avatar: v.number(), phone: text, amount })),
});

const spun = v.object({
  /** The segment of the wheel, 0–7. */
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(7)),
  addAmount: amount,
  bonusAmount: amount,
  totalAmount: amount,
  spinCount: count,
  /** How many of the spins are paid for by tickets. */
  ticketCount: optionalField(count),
  freeSpinTime: moment,
  actStatus: spinStatus,
});

const spinPayout = v.object({
  amount,
  orderNo: text,
  actStatus: spinStatus,
  needBet: amount,
  ...v.pick(balances, ['coin', 'seq']).entries,
});

const spinRecord = pageAnswer(
  tolerantList(
    v.object({
      time: moment,
      phone: optionalField(text),
      avatar: optionalField(v.number()),
      amount,
      status: orElse(flag, 0),
    }),
  ),
);

export const spinInviteEndpoints = {
  spinInviteStatus: {
    path: '/app/v1/actInviteUserStatus',
    access: 'player',
    request: v.object(base),
    response: spinInviteStatus,
  },
  spinInvite: {
    path: '/app/v1/actInviteUser',
    access: 'player',
    request: v.object({ ...moneyBase, tid: v.optional(round) }),
    response: spinInvite,
    isOnce: true,
    may: 'claim',
  },
  spin: {
    path: '/app/v1/actInviteUserSpin',
    access: 'player',
    request: v.object({ ...moneyBase, tid: round }),
    response: spun,
    isOnce: true,
    may: 'claim',
  },
  spinPayout: {
    path: '/app/v1/actInviteUserExchange',
    access: 'player',
    request: v.object({ ...moneyBase, tid: round }),
    response: spinPayout,
    isOnce: true,
    may: 'claim',
  },
  spinRecord: {
    path: '/app/v1/actInviteUserRecord',
    access: 'player',
    request: v.object({
      ...base,
      ...pageRequest,
      tid: v.optional(round),
      /** 1 invited players, 2 spins, 3 payouts. */
      type: v.picklist([1, 2, 3]),
    }),
    response: spinRecord,
  },
} as const;
