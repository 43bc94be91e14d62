/** The spin invite, its wheel and its payouts (contract, activities part; spec §4, §9). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { spinInviteEndpoints } from '#shared/spin-invite/contract.ts';
import type {
  SpinDraw,
  SpinInviteProgress,
  SpinPayout,
  SpinRecordKind,
  SpinRecordPage,
  SpinRound,
} from '#shared/spin-invite/spin-invite.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';

registerEndpoints(spinInviteEndpoints);

/** Contract, constants part. */
const PAGE_SIZE = 20;

const RECORD_KINDS = ['invited', 'spins', 'payouts'] as const satisfies readonly SpinRecordKind[];

/** Body of a spin or a payout of a round. */
export interface SpinRoundBody {
  readonly tid: string;
}

/** Parses a stored body; null when it names no round. */
export const readSpinRound = ({ tid }: Readonly<Record<string, unknown>>): SpinRoundBody | null =>
  typeof tid === 'string' && tid !== '' ? { tid } : null;

const tagged = api.enhanceEndpoints({ addTagTypes: ['spin-invite', 'spin-round', 'spin-records'] });

export const spinInviteApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    spinInviteStatus: build.query<SpinInviteProgress, void>({
      query: () => ({ name: 'spinInviteStatus' }),
      transformResponse: (answer: ResponseOf<'spinInviteStatus'>) => ({
        status: answer.actStatus,
        roundId: answer.tid,
        endsAt: answer.endTime,
        freeSpinAt: answer.freeSpinTime,
        spins: answer.spinCount,
        tickets: answer.ticketCount ?? 0,
      }),
      providesTags: ['spin-invite'],
    }),
    /**
     * Progress of a round. The same endpoint also joins (spec §4): fetch it only when the status is neither 0
     * nor 4, and never together with the status: after the payout of an ended round it would start the next
     * one. Each query has its own number: a replayed answer would contain old progress.
     */
    spinRound: build.query<SpinRound, string>({
      query: () => ({ name: 'spinInvite', body: { reqNo: newRequestNumber() } }),
      transformResponse: toRound,
      providesTags: ['spin-round'],
    }),
    /** Joins: a new round begins with a first draw. */
    joinSpinInvite: build.mutation<SpinRound, NumberedBody>({
      query: (body) => ({ name: 'spinInvite', body }),
      transformResponse: toRound,
      invalidatesTags: ['spin-invite', 'spin-round', 'spin-records'],
    }),
    /** Spins the wheel. The displayed values are updated when the wheel has stopped. */
    spin: build.mutation<SpinDraw, NumberedBody>({
      query: (body) => ({ name: 'spin', body }),
      transformResponse: (answer: ResponseOf<'spin'>) => ({
        segment: answer.index,
        added: answer.addAmount,
        won: answer.bonusAmount,
        target: answer.totalAmount,
        spins: answer.spinCount,
        tickets: answer.ticketCount ?? 0,
        freeSpinAt: answer.freeSpinTime,
        status: answer.actStatus,
      }),
    }),
    /** Pays the bonus of a round that reached its target to the balance. */
    spinPayout: build.mutation<SpinPayout, NumberedBody>({
      query: (body) => ({ name: 'spinPayout', body }),
      transformResponse: ({ amount, orderNo, needBet, coin, seq }: ResponseOf<'spinPayout'>) => ({
        amount,
        orderNo,
        needBet,
        coin,
        seq,
      }),
      // In any case: the possible payouts may have changed.
      invalidatesTags: ['spin-invite', 'spin-records'],
    }),
    spinRecords: build.infiniteQuery<SpinRecordPage, SpinRecordKind, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, pageNo) => (hasMore ? pageNo + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) => ({
        name: 'spinRecord',
        body: { pageNo: pageParam, pageSize: PAGE_SIZE, type: RECORD_KINDS.indexOf(queryArg) + 1 },
      }),
      transformResponse: ({ list, total, hasMore }: ResponseOf<'spinRecord'>) => ({
        records: list.map(({ time, phone, avatar, amount }) => ({
          time,
          phone: phone ?? '',
          avatar: avatar ?? 0,
          amount,
        })),
        total,
        hasMore: hasMore === 1,
      }),
      providesTags: ['spin-records'],
    }),
  }),
});

function toRound(answer: ResponseOf<'spinInvite'>): SpinRound {
  return {
    roundId: answer.tid,
    won: answer.bonusAmount,
    added: answer.addAmount,
    target: answer.totalAmount,
    invited: answer.inviteCount,
    spins: answer.spinCount,
    tickets: answer.ticketCount ?? 0,
    freeSpinAt: answer.freeSpinTime,
    endsAt: answer.endTime,
    lucky: answer.luckyRankList,
  };
}
