import { serverNow } from '#api/core/server-clock.ts';
import { playBlockAt, mayPromote, type PlayBlock } from '#shared/protection/account-state.ts';
import { useEffect, useReducer } from 'react';
import { useSelector } from 'react-redux';
import { selectAccountState } from './session-slice.ts';

/** The longest delay of a browser timer, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

export interface AccountStateNow {
  /** Why games and deposits are blocked; null when play is allowed, and for visitors. */
  readonly playBlock: PlayBlock | null;
  /** False while play is blocked, or deposits alone are. */
  readonly mayDeposit: boolean;
  /** One of the player's own limits is used up. */
  readonly isLimitReached: boolean;
  /** Whether bonuses, news of wins and activities may be shown. */
  readonly mayPromote: boolean;
}

/** What the player may be offered now; re-renders when a break ends. */
export function useAccountState(): AccountStateNow {
  const accountState = useSelector(selectAccountState);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const now = serverNow();
  const playBlock = playBlockAt(accountState, now);
  const until = playBlock?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(lookAgain, Math.min(until - serverNow() + 1, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [until]);
  return {
    playBlock,
    mayDeposit: playBlock === null && accountState.status !== 'no-deposits',
    isLimitReached: accountState.isLimitReached,
    mayPromote: mayPromote(accountState, now),
  };
}
