import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useSavingsMovesInfiniteQuery, useSavingsQuery, type Savings } from '#api/savings.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { ZERO } from '#shared/money/money.ts';
import {
  previewInterest,
  standingOf,
  type MicroUnits,
  type SavingsMovement,
} from '#shared/savings/interest.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { eachPart, type Paging } from '#ui/list/paging.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

export interface ReadySavings {
  readonly status: 'ready';
  readonly savings: Savings;
  /** Interest earned so far, including the current hour. */
  readonly estimate: MicroUnits;
  /** Estimate of the server's time. */
  readonly now: EpochMs;
  readonly moves: SavingsMoveList;
  /** Why the refresh failed; the data may be outdated. */
  readonly problem: string | null;
}

export interface SavingsMoveList {
  /** Newest first. */
  readonly items: readonly SavingsMovement[];
  readonly paging: Paging;
}

export type SavingsState =
  | Unloaded
  /** No bank in this market, and no savings left. */
  | { readonly status: 'off' }
  | ReadySavings;

/** How often the estimate is updated, in ms. */
const TICK = 1000;
/** Delay before a due credit is fetched, in ms: the server may take a moment. */
const AFTER_CREDIT = 2000;

/** The savings, with an estimate that is updated between two credits. */
export function useSavings(): SavingsState {
  const errors = useErrorText();
  const hasBank = useSelector(selectConfig)?.hasBank === true;
  const query = useSavingsQuery(undefined, REFETCHED_ON_OPEN);
  const { data, error, isFetching, fulfilledTimeStamp = 0, refetch } = query;
  const moves = useMoves();
  const phoneNow = useTicking();
  const askedAfter = useRef(0);

  // The device's clock may be wrong by a day: only its elapsed time counts.
  const passed = Math.max(0, phoneNow - fulfilledTimeStamp);
  const now = epochMs((data?.answeredAt ?? fulfilledTimeStamp) + passed);
  const isDue = data !== undefined && now >= data.nextCreditAt + AFTER_CREDIT;
  const creditAt = data?.nextCreditAt ?? 0;
  useEffect(() => {
    if (!isDue || isFetching || askedAfter.current === creditAt) return;
    askedAfter.current = creditAt;
    void refetch();
  }, [isDue, isFetching, creditAt, refetch]);

  if (data === undefined) {
    return unloadedOf({ error, isFetching, refetch }, errors.loading);
  }
  if (!hasBank && data.amount === 0 && data.interest === 0) return { status: 'off' };
  // Without the last movements the balance of the current hour is unknown.
  const standing = moves.isKnown
    ? standingOf(data.amount, { moves: moves.items, hasMore: !moves.isWhole }, data.nextCreditAt)
    : ZERO;
  return {
    status: 'ready',
    savings: data,
    estimate: previewInterest({ ...data, standing }, now),
    now,
    moves,
    problem: error === undefined ? null : errors.loading(error),
  };
}

/** The device's time, once a second. */
function useTicking(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useMoves() {
  const errors = useErrorText();
  const query = useSavingsMovesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.moves) ?? [], [pages]);
  return {
    isKnown: pages !== undefined,
    isWhole: !query.hasNextPage,
    items,
    paging: eachPart(query, errors.loading),
  };
}
