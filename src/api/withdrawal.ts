/** Withdrawals (contract, withdrawal part). */
import { api } from '#api/core/api.ts';
import { toBanks } from '#api/player-wire.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { withdrawalEndpoints } from '#shared/withdrawal/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';
import type { Balance, BankAccount } from '#shared/account/user.ts';
import { rewardSource } from '#shared/reward/bet-requirement.ts';
import type { Exchange, PayoutChannel } from '#shared/withdrawal/exchange.ts';
import { statusOf, type WithdrawalOrder } from '#shared/withdrawal/order.ts';

registerEndpoints(withdrawalEndpoints);

/** Data of the withdrawal page. */
export interface WithdrawalTerms {
  readonly exchange: Exchange;
  readonly banks: readonly BankAccount[];
  /** The open payout methods; empty where the server chooses. */
  readonly channels: readonly PayoutChannel[];
}

/** A withdrawal that the server just accepted, and the balances right after. */
export interface CreatedWithdrawal extends Pick<Balance, 'coin' | 'lottery' | 'seq'> {
  readonly orderNo: string;
  readonly fee: MinorUnits;
  readonly arrives: MinorUnits;
  readonly dueAt: EpochMs;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['exchange', 'withdrawals'] });

export const withdrawalApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    withdrawalTerms: build.query<WithdrawalTerms, void>({
      query: () => ({ name: 'withdrawalConfig' }),
      transformResponse: toTerms,
      providesTags: ['exchange'],
    }),
    createWithdrawal: build.mutation<CreatedWithdrawal, RequestOf<'createWithdrawal'>>({
      query: (body) => ({ name: 'createWithdrawal', body }),
      transformResponse: (answer: ResponseOf<'createWithdrawal'>) => {
        const { orderNo, fee, arriveAmount, etaTime, coin, lottery, seq } = answer;
        return { orderNo, fee, arrives: arriveAmount, dueAt: etaTime, coin, lottery, seq };
      },
      // A refusal may have a reason that the page does not show yet.
      invalidatesTags: ['exchange', 'withdrawals'],
    }),
    /** The latest withdrawals, newest first. */
    recentWithdrawals: build.query<readonly WithdrawalOrder[], void>({
      query: () => ({ name: 'withdrawals', body: { pageNo: 1, pageSize: 5 } }),
      transformResponse: ({ list }: ResponseOf<'withdrawals'>) =>
        list.map(toOrder).toSorted((a, b) => b.createdAt - a.createdAt),
      providesTags: ['withdrawals'],
    }),
  }),
});

const OUT = [2, 3];

/** The fee of a withdrawal is the sum of the server's and the channel's fees. */
function toTerms(answer: ResponseOf<'withdrawalConfig'>): WithdrawalTerms {
  const { bankList, channelList, etaMin, parts, ...state } = answer;
  return {
    exchange: {
      ...state,
      etaMinutes: etaMin,
      parts: parts?.map((part) => ({ ...part, source: rewardSource(part.source) })) ?? null,
    },
    banks: toBanks(null, bankList),
    channels: channelList
      .filter(({ kind, status }) => OUT.includes(kind) && status === 1)
      .map(
        ({
          id,
          name,
          icon,
          min,
          max,
          feeFixed,
          feeBps,
          etaMin: etaMinutes,
          note = '',
          bankIds = null,
        }) => ({
          id,
          name,
          iconUrl: icon,
          min,
          max,
          feeFixed: add(feeFixed, state.feeFixed),
          feeBps: feeBps + state.feeBps,
          etaMinutes,
          note,
          bankIds,
        }),
      ),
  };
}

function toOrder(wire: ResponseOf<'withdrawals'>['list'][number]): WithdrawalOrder {
  return {
    orderNo: wire.orderNo,
    amount: wire.amount,
    fee: wire.fee,
    arrives: wire.arriveAmount,
    bankName: wire.bankName,
    accountMask: wire.accountMask,
    status: statusOf(wire.status),
    createdAt: wire.createTime,
    updatedAt: wire.updateTime,
    dueAt: wire.etaTime,
    failText: wire.failText ?? '',
    refundedAt: wire.refundTime ?? null,
    steps: wire.steps.map(({ status, time, text }) => ({ status: statusOf(status), time, text })),
  };
}

export const { useWithdrawalTermsQuery, useRecentWithdrawalsQuery } = withdrawalApi;
