/** Withdrawals (contract, withdrawal part; spec §8 "Withdrawal"). */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { exchangeState, payChannel } from '#shared/deposit/trade-contract.ts';
import { passkeyProof } from '#shared/passkey/contract.ts';
import { balances, wireBank } from '#shared/account/user-contract.ts';
import { amount, askedAmount, base, id, moment, requestNumber, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const CODE_MAX = 12;

/** 0 in process, 1 waiting, 2 fail, 3 rejected, 4 success (spec §3). */
const withdrawalStatus = v.picklist([0, 1, 2, 3, 4]);

/** Data of the withdrawal page: withdrawable amounts, bound accounts, payout methods. */
const withdrawalConfig = v.object({
  ...exchangeState.entries,
  bankList: tolerantList(wireBank),
  channelList: tolerantList(payChannel),
});

const createWithdrawalRequest = {
  amount: askedAmount,
  bankId: id,
  channelId: v.optional(id),
  /** A verification code, if the server requires one. */
  code: v.optional(v.pipe(text, v.maxLength(CODE_MAX))),
  /** Instead of a code. */
  passkey: v.optional(passkeyProof),
};

const createdWithdrawal = v.object({
  orderNo: text,
  status: withdrawalStatus,
  fee: amount,
  /** The amount less the fee. */
  arriveAmount: amount,
  etaTime: moment,
  ...v.pick(balances, ['coin', 'lottery', 'seq']).entries,
});

const withdrawalsRequest = {
  ...pageRequest,
  status: v.optional(withdrawalStatus),
  /** From `beginTime` (inclusive) to `endTime` (exclusive). */
  beginTime: v.optional(moment),
  endTime: v.optional(moment),
};

const withdrawals = v.object({
  ...pageAnswer(
    tolerantList(
      v.object({
        orderNo: text,
        amount,
        fee: amount,
        arriveAmount: amount,
        bankName: text,
        accountMask: text,
        status: withdrawalStatus,
        createTime: moment,
        updateTime: moment,
        etaTime: moment,
        failCode: optionalField(v.number()),
        failText: optionalField(text),
        refundTime: optionalField(moment),
        steps: tolerantList(v.object({ status: withdrawalStatus, time: moment, text })),
      }),
    ),
  ).entries,
  /** Totals, arrived and pending, of all matching withdrawals; with the first page only. */
  sum: optionalField(v.object({ arrived: amount, pending: amount })),
});

export const withdrawalEndpoints = {
  withdrawalConfig: {
    path: '/app/v1/getLotterConfig',
    access: 'player',
    request: v.object(base),
    response: withdrawalConfig,
  },
  createWithdrawal: {
    path: '/app/v1/lotteryExchange',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, ...createWithdrawalRequest }),
    response: createdWithdrawal,
    isOnce: true,
    proofs: ['code', 'passkey'],
  },
  withdrawals: {
    path: '/app/v1/getExchangeOrder',
    access: 'player',
    request: v.object({ ...base, ...withdrawalsRequest }),
    response: withdrawals,
  },
} as const;
