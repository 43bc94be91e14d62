/** Deposits (contract, deposit part; spec §2 "Deposit popup", §7 `recharge3`). */
import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import {
  amount,
  askedAmount,
  base,
  flag,
  id,
  moment,
  requestNumber,
  text,
} from '#shared/wire/wire.ts';
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import * as v from 'valibot';

const ADDRESS_MAX = 2000;
const ORDER_NO_MAX = 64;

/** How a channel's page is shown: in the deposit sheet, as the whole page, or as a code to scan. */
const payMode = v.picklist(['embed', 'redirect', 'qr']);

/** 0 waiting for payment, 1 success, 2 failure (spec §3). */
const depositStatus = v.picklist([0, 1, 2]);

const createDepositRequest = {
  amount: askedAmount,
  /** Fixed (spec §7). */
  version: v.literal(3),
  /** The activity that the deposit is for, and its item; 0 for none. */
  actType: v.optional(id, 0),
  actId: v.optional(id, 0),
  channelId: v.optional(id),
  /** The player declines the bonus of this amount, and with it its wagering. */
  noBonus: v.optional(flag, 0),
  /** A boost that the player owns; see `rewardItems`. */
  boostId: v.optional(id),
  /** Return URL of the payment page when it is the whole page. */
  returnUrl: v.optional(v.pipe(text, v.maxLength(ADDRESS_MAX))),
};

/** An order that awaits its payment at `payUrl`. */
const createdDeposit = v.object({
  payUrl: text,
  orderNo: text,
  payMode: orElse(payMode, 'redirect'),
  /** Content of the code to scan; with `payMode` qr. */
  qrCode: optionalField(text),
  expireTime: moment,
});

const checkDepositRequest = { orderNo: v.pipe(text, v.maxLength(ORDER_NO_MAX)) };

const checkedDeposit = v.object({
  orderNo: text,
  status: depositStatus,
  amount,
  bonus: amount,
  /** The part of the bonus that a boost added. */
  boost: optionalField(amount),
  /** The bets that the bonus asks for. */
  needBet: optionalField(amount),
  /** The item that was bought; 0 for none. */
  actId: optionalField(id),
  ...v.pick(balances, ['coin', 'seq']).entries,
  failText: optionalField(text),
});

const depositsRequest = {
  ...pageRequest,
  status: v.optional(depositStatus),
  /** From `beginTime` (inclusive) to `endTime` (exclusive). */
  beginTime: v.optional(moment),
  endTime: v.optional(moment),
};

const deposits = v.object({
  ...pageAnswer(
    tolerantList(
      v.object({
        orderNo: text,
        amount,
        bonus: amount,
        fee: amount,
        channelName: text,
        status: depositStatus,
        createTime: moment,
        payTime: optionalField(moment),
        expireTime: optionalField(moment),
        /** For an order that can still be paid. */
        payUrl: optionalField(text),
        /** Extensions of the contract: how to resume a waiting order. */
        payMode: optionalField(payMode),
        qrCode: optionalField(text),
        failText: optionalField(text),
      }),
    ),
  ).entries,
  /** Total of all matching paid orders; with the first page only. */
  sum: optionalField(v.object({ paid: amount, bonus: amount })),
});

export const depositEndpoints = {
  createDeposit: {
    path: '/app/v1/recharge3',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, ...createDepositRequest }),
    response: createdDeposit,
    hasCode: true,
    isOnce: true,
    may: 'pay-in',
  },
  checkDeposit: {
    path: '/app/v1/checkRechargeOrder',
    access: 'player',
    request: v.object({ ...base, ...checkDepositRequest }),
    response: checkedDeposit,
  },
  cancelDeposit: {
    path: '/app/v1/cancelRecharge',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, ...checkDepositRequest }),
    response: v.object({ status: depositStatus }),
    isOnce: true,
  },
  deposits: {
    path: '/app/v1/getRechargeRecord',
    access: 'player',
    request: v.object({ ...base, ...depositsRequest }),
    response: deposits,
  },
} as const;
