import { playSessionApi, usePlaySessionSumQuery } from '#api/play-session.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Protection } from '#shared/protection/protection.ts';
import type { RoundSum } from '#shared/record/record-item.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SessionRoot } from './run-ports.ts';
import { throttled } from './throttle.ts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The session's data for the game bar and the reality check. */
export interface PlaySessionView {
  /** Null until the server has sent it. */
  readonly since: EpochMs | null;
  /** Null while it is unknown. */
  readonly sum: RoundSum | null;
}

const SUM_EVERY_MS = 2_000;

/**
 * Start and result of the play session. While a game stays open the start never moves forward: a long pause
 * within it starts no new session.
 */
export function usePlaySession(
  protection: Protection | null,
  { isDemo, isRoundOpen }: { readonly isDemo: boolean; readonly isRoundOpen: boolean },
): PlaySessionView {
  const store = useStore<SessionRoot>();
  const [since, setSince] = useState<EpochMs | null>(null);
  const reported = protection?.playSessionStartedAt ?? null;
  if (reported !== null && (since === null || reported < since)) setSince(reported);
  const sumSince = isDemo ? null : since;
  const [askSum] = useState(() => sumAsker(store));
  const { data } = usePlaySessionSumQuery(sumSince ?? skipToken);
  const coin = useSelector(selectBalance)?.coin;

  // A change of the coins may change the sum.
  useEffect(() => {
    if (coin !== undefined && sumSince !== null && !isRoundOpen) askSum(sumSince);
  }, [askSum, coin, isRoundOpen, sumSince]);

  return { since, sum: isDemo ? null : (data ?? null) };
}

function sumAsker(store: Store<SessionRoot>): (since: EpochMs) => void {
  const dispatch: ThunkDispatch<SessionRoot, unknown, UnknownAction> = store.dispatch;
  let begin: EpochMs;
  const ask = throttled(() => {
    const call = playSessionApi.endpoints.playSessionSum.initiate(begin, {
      forceRefetch: true,
      subscribe: false,
    });
    void dispatch(call);
  }, SUM_EVERY_MS);
  return (since) => {
    begin = since;
    ask();
  };
}
