/** Deposits: limits and channels, orders and their status (contract, deposit part). */
import { api } from '#api/core/api.ts';
import { serverHosts } from '#api/core/connection.ts';
import { toDepositOffer, toWaitingDeposit } from '#api/deposit-wire.ts';
import { absolute } from '#shared/wire/server-hosts.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { depositEndpoints } from '#shared/deposit/contract.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { tradeEndpoints } from '#shared/deposit/trade-contract.ts';
import type { DepositOffer, LastDeposit } from '#shared/deposit/offer.ts';
import { ZERO } from '#shared/money/money.ts';
import {
  payWay,
  type CreatedDeposit,
  type DepositCheck,
  type DepositStatus,
  type WaitingDeposit,
} from '#shared/deposit/order.ts';

registerEndpoints(tradeEndpoints);
registerEndpoints(depositEndpoints);

const STATUS: Readonly<Record<0 | 1 | 2, DepositStatus>> = {
  0: 'waiting',
  1: 'paid',
  2: 'failed',
};

const tagged = api.enhanceEndpoints({ addTagTypes: ['deposits', 'reward-items', 'trade'] });

export const depositApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    tradeInfo: build.query<DepositOffer, void>({
      query: () => ({ name: 'tradeInfo' }),
      transformResponse: (answer: ResponseOf<'tradeInfo'>) => toDepositOffer(answer, serverHosts()),
      providesTags: ['trade'],
    }),
    /** Public for visitors: the limits of a deposit. */
    anonymousTradeInfo: build.query<Pick<DepositOffer, 'min' | 'max'>, void>({
      query: () => ({ name: 'anonymousTradeInfo' }),
      transformResponse: ({
        rechargeMin: min,
        rechargeMax: max,
      }: ResponseOf<'anonymousTradeInfo'>) => ({
        min,
        max,
      }),
    }),
    createDeposit: build.mutation<CreatedDeposit, RequestOf<'createDeposit'>>({
      query: (body) => ({ name: 'createDeposit', body }),
      transformResponse: (answer: ResponseOf<'createDeposit'>) => ({
        orderNo: answer.orderNo,
        expiresAt: answer.expireTime,
        way: payWay(absolute(answer.payUrl, serverHosts()), answer.payMode, answer.qrCode),
      }),
      // A refusal may mean that the offer has changed: a channel is down, a limit is near, a boost was used.
      invalidatesTags: ['deposits', 'reward-items', 'trade'],
    }),
    checkDeposit: build.query<DepositCheck, { orderNo: string }>({
      query: (body) => ({ name: 'checkDeposit', body }),
      transformResponse: ({
        status,
        failText = '',
        boost = ZERO,
        needBet,
        actId = 0,
        ...rest
      }: ResponseOf<'checkDeposit'>) => ({
        ...rest,
        boost,
        needBet: needBet ?? null,
        itemId: actId,
        failText,
        status: STATUS[status],
      }),
    }),
    /** Optional for a server; resolves with the order's status afterwards. */
    cancelDeposit: build.mutation<DepositStatus, RequestOf<'cancelDeposit'>>({
      query: (body) => ({ name: 'cancelDeposit', body }),
      transformResponse: ({ status }: ResponseOf<'cancelDeposit'>) => STATUS[status],
      // Also after a refusal: the order may be paid or over.
      invalidatesTags: ['deposits', 'reward-items', 'trade'],
    }),
    /** Orders that await payment, newest first. */
    waitingDeposits: build.query<readonly WaitingDeposit[], void>({
      query: () => ({ name: 'deposits', body: { status: 0, pageNo: 1, pageSize: 20 } }),
      transformResponse: ({ list }: ResponseOf<'deposits'>) =>
        list
          .filter(({ status }) => status === 0)
          .map((order) => toWaitingDeposit(order, serverHosts()))
          .toSorted((a, b) => b.createdAt - a.createdAt),
      providesTags: ['deposits'],
    }),
    /** The newest paid order; null when there is none. */
    lastDeposit: build.query<LastDeposit | null, void>({
      query: () => ({ name: 'deposits', body: { status: 1, pageNo: 1, pageSize: 1 } }),
      transformResponse: ({ list }: ResponseOf<'deposits'>) => {
        const last = list.find(({ status }) => status === 1);
        return last === undefined ? null : { amount: last.amount, channelName: last.channelName };
      },
      providesTags: ['deposits'],
    }),
  }),
});

export const {
  useCancelDepositMutation,
  useLastDepositQuery,
  useTradeInfoQuery,
  useAnonymousTradeInfoQuery,
  useWaitingDepositsQuery,
} = depositApi;
