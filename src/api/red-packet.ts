/** The cash bonus and its red packet (contract, activities part; spec §4 "Red packet"). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { redPacketEndpoints } from '#shared/red-packet/contract.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import type {
  RedPacket,
  RedPacketRecordItem,
  RedPacketWithdrawn,
} from '#shared/red-packet/red-packet.ts';
import type { MinorUnits } from '#shared/money/money.ts';

registerEndpoints(redPacketEndpoints);

/** The bonus of a claim, and the total collected so far. */
export interface RedPacketClaimed {
  readonly bonus: MinorUnits;
  readonly claimed: MinorUnits;
}

/** The answer of a withdrawal; with the coins right after, where the server sends them. */
export type RedPacketPaid = RedPacketWithdrawn & {
  readonly coin?: MinorUnits;
  readonly seq?: number;
};

/** One page of collections and withdrawals, newest first. */
export interface RedPacketRecordPage {
  readonly items: readonly RedPacketRecordItem[];
  readonly hasMore: boolean;
}

/** The first withdrawal, of the red packet: all of the collected amount. */
export const firstWithdrawalBody = (bankId: number) => ({ type: 2, bankId }) as const;
export type FirstWithdrawalBody = ReturnType<typeof firstWithdrawalBody>;

export const withdrawalBody = (amount: MinorUnits, bankId: number) =>
  ({ type: 1, amount, bankId }) as const;
export type CashWithdrawalBody = ReturnType<typeof withdrawalBody>;

const PAGE_SIZE = 20;
const STATES = { 0: 'claimable', 1: 'claimed', 0.5: 'not-reached' } as const;
const KINDS = { 1: 'level', 2: 'recharge', 3: 'withdrawal', 4: 'first-withdrawal' } as const;

export const redPacketApi = api.enhanceEndpoints({ addTagTypes: ['red-packet'] }).injectEndpoints({
  endpoints: (build) => ({
    redPacket: build.query<RedPacket, void>({
      query: () => ({ name: 'redPacket', body: { version: 1 } }),
      transformResponse: toRedPacket,
      providesTags: ['red-packet'],
    }),
    redPacketRecord: build.infiniteQuery<RedPacketRecordPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, pageNo) => (hasMore ? pageNo + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ pageParam }) => ({
        name: 'redPacketRecord',
        body: { pageNo: pageParam, pageSize: PAGE_SIZE },
      }),
      transformResponse: ({ list, hasMore }: ResponseOf<'redPacketRecord'>) => ({
        items: list.map(({ type, amount, time, orderNo }) => ({
          kind: KINDS[type],
          amount,
          time,
          orderNo: orderNo ?? null,
        })),
        hasMore: hasMore === 1,
      }),
      providesTags: ['red-packet'],
    }),
    claimLevelBonus: build.mutation<RedPacketClaimed, NumberedBody>({
      query: (body) => ({ name: 'claimLevelBonus', body }),
      transformResponse: toClaimed,
      // In any case: the collectable bonus may have changed.
      invalidatesTags: ['red-packet'],
    }),
    claimRechargeBonus: build.mutation<RedPacketClaimed, NumberedBody>({
      query: (body) => ({ name: 'claimRechargeBonus', body }),
      transformResponse: toClaimed,
      invalidatesTags: ['red-packet'],
    }),
    withdrawRedPacket: build.mutation<RedPacketPaid, NumberedBody>({
      query: (body) => ({ name: 'withdrawRedPacket', body }),
      transformResponse: (answer: ResponseOf<'withdrawRedPacket'>) => ({
        orderNo: answer.orderNo,
        left: answer.amount,
        needBet: answer.needBet ?? null,
        ...(answer.coin !== undefined &&
          answer.seq !== undefined && { coin: answer.coin, seq: answer.seq }),
      }),
      invalidatesTags: ['red-packet'],
    }),
  }),
});

type Claimed = ResponseOf<'claimLevelBonus' | 'claimRechargeBonus'>;

function toClaimed({ bonus, amount }: Claimed): RedPacketClaimed {
  return { bonus, claimed: amount };
}

function toRedPacket(answer: ResponseOf<'redPacket'>): RedPacket {
  const { status, subTotalBetAmount } = answer.withdrawTutorialData;
  return {
    packet: { createdAt: answer.createTime, status, betSoFar: subTotalBetAmount },
    claimed: answer.amount,
    total: answer.totalBonus,
    withdrawalsLeft: answer.withdrawLeft,
    levels: answer.levelList.map(
      ({ level, bonus, needVip, needGameLevel, needBet, isReceive }) => ({
        level,
        bonus,
        needVip,
        needGameLevel,
        needBet: needBet ?? null,
        state: STATES[isReceive],
      }),
    ),
    recharges: answer.rechargeList.map(({ isReceive, ...bonus }) => ({
      ...bonus,
      state: STATES[isReceive],
    })),
    gameLevel: answer.gameLevel ?? null,
    bets: answer.betTotal ?? null,
    recharge: answer.rechargeTotal ?? null,
    leastWithdrawal: answer.minWithdraw ?? null,
    betTimes: answer.betRate ?? null,
    endsAt: answer.endTime ?? null,
  };
}

export const { useRedPacketQuery, useRedPacketRecordInfiniteQuery } = redPacketApi;
