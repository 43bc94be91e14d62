/** The records of a player's money, page by page (spec §2 `/record/transaction`). */
import { api } from '#api/core/api.ts';
import type { Call } from '#api/core/base-query.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { depositEndpoints } from '#shared/deposit/contract.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { playEndpoints } from '#shared/play/contract.ts';
import { transactionEndpoints } from '#shared/record/contract.ts';
import { withdrawalEndpoints } from '#shared/withdrawal/contract.ts';
import {
  DEPOSIT_STATES,
  BONUS_SOURCES,
  MOVEMENT_KINDS,
  WITHDRAWAL_STATES,
  type RecordPage,
  type RecordTab,
} from '#shared/record/record-item.ts';
import { ZERO } from '#shared/money/money.ts';
import type { RecordFilter } from '#shared/record/record-query.ts';

registerEndpoints(transactionEndpoints);
registerEndpoints(depositEndpoints);
registerEndpoints(withdrawalEndpoints);
registerEndpoints(playEndpoints);

/** Contract, constants part; the export of all records uses the largest page size. */
const PAGE_SIZE = 20;
export const LARGEST_PAGE = 50;

/** One uncached page, for the export of a filter's records. */
export interface RecordPageRequest {
  readonly filter: RecordFilter;
  /** From 1. */
  readonly pageNo: number;
}

export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    records: build.infiniteQuery<RecordPage, RecordFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, pageNo) => (hasMore ? pageNo + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) => callOf(queryArg, pageParam, PAGE_SIZE),
      transformResponse: (answer, _meta, { queryArg }) => toRecordPage(queryArg.tab, answer),
    }),
    recordPage: build.query<RecordPage, RecordPageRequest>({
      query: ({ filter, pageNo }) => callOf(filter, pageNo, LARGEST_PAGE),
      transformResponse: (answer, _meta, { filter }) => toRecordPage(filter.tab, answer),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRecordsInfiniteQuery } = recordApi;

/** The endpoint of each tab. */
const CALLS = {
  all: 'transactions',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  rounds: 'gameRecord',
} as const satisfies Record<RecordTab, Call['name']>;

function callOf(filter: RecordFilter, pageNo: number, pageSize: number): Call {
  const { tab, kind, state, from, before, game, provider } = filter;
  const status = state === undefined ? -1 : statesOfWire(tab).indexOf(state);
  const body = {
    pageNo,
    pageSize,
    ...(kind !== undefined && { types: [MOVEMENT_KINDS.indexOf(kind) + 1] }),
    ...(status >= 0 && { status }),
    ...(from !== undefined && { beginTime: from }),
    ...(before !== undefined && { endTime: before }),
    ...(game !== undefined && { gameId: game }),
    ...(provider !== undefined && { brandId: provider }),
  };
  return { name: CALLS[tab], body };
}

const statesOfWire = (tab: RecordTab): readonly string[] =>
  tab === 'deposits' ? DEPOSIT_STATES : WITHDRAWAL_STATES;

/** Parses a tab's answer; the tab determines its type. */
function toRecordPage(tab: RecordTab, answer: unknown): RecordPage {
  switch (tab) {
    case 'all':
      return toMovements(answer as ResponseOf<'transactions'>);
    case 'deposits':
      return toDeposits(answer as ResponseOf<'deposits'>);
    case 'withdrawals':
      return toWithdrawals(answer as ResponseOf<'withdrawals'>);
    case 'rounds':
      return toRounds(answer as ResponseOf<'gameRecord'>);
  }
}

const pageOf = ({ total, hasMore }: { total: number; hasMore: 0 | 1 }) => ({
  total,
  hasMore: hasMore === 1,
});

const sumOf = <Of extends string, Sum extends object>(of: Of, sum: Sum | undefined) =>
  sum === undefined ? null : { of, ...sum };

function toMovements(answer: ResponseOf<'transactions'>): RecordPage {
  const items = answer.list.map(
    ({ type, status: _status, gameId, source, needBet, doneBet, ...movement }) => {
      const known = BONUS_SOURCES.find((name) => name === source);
      return {
        tab: 'all' as const,
        ...movement,
        kind: MOVEMENT_KINDS[type - 1] ?? 'adjustment',
        ...(gameId !== undefined && { gameId }),
        ...(known !== undefined && { source: known }),
        ...(needBet !== undefined && { bets: { need: needBet, done: doneBet ?? ZERO } }),
      };
    },
  );
  const { sum } = answer;
  if (sum === undefined) return { ...pageOf(answer), items, sum: null };
  const { received, spent, byType } = sum;
  const kinds =
    byType === undefined
      ? null
      : Object.fromEntries(
          MOVEMENT_KINDS.map((kind, place) => [kind, byType[String(place + 1)] ?? ZERO]),
        );
  return { ...pageOf(answer), items, sum: { of: 'movements', received, spent, kinds } };
}

function toDeposits(answer: ResponseOf<'deposits'>): RecordPage {
  const items = answer.list.map((order) => ({
    tab: 'deposits' as const,
    id: order.orderNo,
    time: order.createTime,
    state: DEPOSIT_STATES[order.status],
    amount: order.amount,
    // Only money that arrived has brought its bonus.
    bonus: DEPOSIT_STATES[order.status] === 'failed' ? ZERO : order.bonus,
    fee: order.fee,
    channel: order.channelName,
    ...(order.payTime !== undefined && { paidAt: order.payTime }),
    ...(order.expireTime !== undefined && { expiresAt: order.expireTime }),
    ...(order.failText !== undefined && { failText: order.failText }),
  }));
  return { ...pageOf(answer), items, sum: sumOf('deposits', answer.sum) };
}

function toWithdrawals(answer: ResponseOf<'withdrawals'>): RecordPage {
  const items = answer.list.map((order) => ({
    tab: 'withdrawals' as const,
    id: order.orderNo,
    time: order.createTime,
    state: WITHDRAWAL_STATES[order.status],
    amount: order.amount,
    fee: order.fee,
    arriving: order.arriveAmount,
    bank: order.bankName,
    account: order.accountMask,
    expectedAt: order.etaTime,
    ...(order.refundTime !== undefined && { refundedAt: order.refundTime }),
    ...(order.failText !== undefined && { failText: order.failText }),
    steps: order.steps.map(({ status, time, text }) => ({
      state: WITHDRAWAL_STATES[status],
      time,
      text,
    })),
  }));
  return { ...pageOf(answer), items, sum: sumOf('withdrawals', answer.sum) };
}

function toRounds(answer: ResponseOf<'gameRecord'>): RecordPage {
  const items = answer.list.map(({ roundNo, gameId, bet, win, balanceAfter, time }) => ({
    tab: 'rounds' as const,
    id: roundNo,
    time,
    gameId,
    bet,
    win,
    balanceAfter,
  }));
  return { ...pageOf(answer), items, sum: sumOf('rounds', answer.sum) };
}
