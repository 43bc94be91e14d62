/** Interest-bearing savings (contract, bank part; spec §9). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { savingsEndpoints } from '#shared/savings/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { epochMs } from '#shared/time/duration.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import { microUnits, type MicroUnits, type SavingsMovement } from '#shared/savings/interest.ts';

registerEndpoints(savingsEndpoints);

export interface Savings {
  readonly amount: MinorUnits;
  /** Yearly, in hundredths of a percent. */
  readonly aprBps: number;
  /** Credited and not yet claimed. */
  readonly interest: MicroUnits;
  /** Total ever credited. */
  readonly earned: MicroUnits;
  readonly nextCreditAt: EpochMs;
  readonly leastIn: MinorUnits;
  readonly leastOut: MinorUnits;
  readonly leastClaim: MinorUnits;
  readonly coin: MinorUnits;
  /** The part of `coin` that comes from bonuses and cannot be saved yet. */
  readonly waiting: MinorUnits;
  readonly isLocked: boolean;
  /** The server's time of the answer; null when it does not send one. */
  readonly answeredAt: EpochMs | null;
}

/** Savings after a movement, and the coins right after. */
export interface SavingsMoved {
  readonly amount: MinorUnits;
  readonly interest: MicroUnits;
  readonly coin: MinorUnits;
  readonly seq: number;
  /** Interest paid into the balance. */
  readonly received: MinorUnits | null;
}

/** One page of movements, newest first. */
export interface SavingsMoves {
  readonly moves: readonly SavingsMovement[];
  readonly hasMore: boolean;
}

const PAGE_SIZE = 20;

const MOVE_KINDS = { 1: 'in', 2: 'out', 3: 'interest' } as const;

type Moved = ResponseOf<'depositSavings' | 'withdrawSavings' | 'claimInterest'>;

const toMoved = ({ amount, interestMicro, coin, seq, received }: Moved): SavingsMoved => ({
  amount,
  interest: microUnits(interestMicro),
  coin,
  seq,
  received: received ?? null,
});

export const savingsApi = api.enhanceEndpoints({ addTagTypes: ['savings'] }).injectEndpoints({
  endpoints: (build) => ({
    savings: build.query<Savings, void>({
      query: () => ({ name: 'savings' }),
      transformResponse: (answer: ResponseOf<'savings'>, meta) => ({
        amount: answer.amount,
        aprBps: answer.aprBps,
        interest: microUnits(answer.interestMicro),
        earned: microUnits(answer.totalMicro),
        nextCreditAt: answer.nextCreditTime,
        leastIn: answer.minDeposit,
        leastOut: answer.minWithdraw,
        leastClaim: answer.minReceive,
        coin: answer.coin,
        waiting: answer.bonusCoin ?? ZERO,
        isLocked: answer.hasSafeboxPassword === 1,
        answeredAt: meta?.serverTime === undefined ? null : epochMs(meta.serverTime),
      }),
      providesTags: ['savings'],
    }),
    savingsMoves: build.infiniteQuery<SavingsMoves, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, pageNo) => (hasMore ? pageNo + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ pageParam }) => ({
        name: 'savingsRecord',
        body: { pageNo: pageParam, pageSize: PAGE_SIZE },
      }),
      transformResponse: ({ list, hasMore }: ResponseOf<'savingsRecord'>) => ({
        moves: list.map(({ type, amount, amountAfter, time }) => ({
          kind: MOVE_KINDS[type],
          amount,
          amountAfter,
          time,
        })),
        hasMore: hasMore === 1,
      }),
      providesTags: ['savings'],
    }),
    depositSavings: build.mutation<SavingsMoved, NumberedBody>({
      query: (body) => ({ name: 'depositSavings', body }),
      transformResponse: toMoved,
      invalidatesTags: ['savings'],
    }),
    withdrawSavings: build.mutation<SavingsMoved, NumberedBody>({
      query: (body) => ({ name: 'withdrawSavings', body }),
      transformResponse: toMoved,
      invalidatesTags: ['savings'],
    }),
    claimInterest: build.mutation<SavingsMoved, NumberedBody>({
      query: (body) => ({ name: 'claimInterest', body }),
      transformResponse: toMoved,
      invalidatesTags: ['savings'],
    }),
  }),
});

export const { useSavingsQuery, useSavingsMovesInfiniteQuery } = savingsApi;
