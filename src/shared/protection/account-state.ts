/** What may be offered to a player: no play or deposits during a break, self-exclusion or block. */
import type { EpochMs } from '#shared/time/duration.ts';
import { pauseAt, type Pause, type PauseUntil } from '#shared/protection/pause.ts';

/** In the order of the contract's numbers, from 0 (contract, start-up part). */
export const ACCOUNT_STATUSES = [
  'open',
  'frozen',
  'excluded',
  'break',
  'no-deposits',
  'no-play',
  'no-withdrawals',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export interface AccountState extends PauseUntil {
  readonly status: AccountStatus;
  /** One of the player's own limits is used up. */
  readonly isLimitReached: boolean;
}

/** The state without any restriction. */
export const FREE: AccountState = {
  status: 'open',
  isLimitReached: false,
  breakUntil: 0,
  excludeUntil: 0,
};

export const isSameAccountState = (a: AccountState, b: AccountState): boolean =>
  a.status === b.status &&
  a.isLimitReached === b.isLimitReached &&
  a.breakUntil === b.breakUntil &&
  a.excludeUntil === b.excludeUntil;

/**
 * The state after the launch answer, which has the dates but not the status; from a server without dates the
 * status alone counts.
 */
export function accountStateAfterStart(known: AccountState, received: AccountState): AccountState {
  const hadDates = known.breakUntil > 0 || known.excludeUntil > 0;
  const isOwnRest = known.status === 'excluded' || known.status === 'break';
  return { ...received, status: hadDates && isOwnRest ? received.status : known.status };
}

/** Why games and deposits are blocked: a break or self-exclusion, or a block by the operator. */
export type PlayBlock = Pause | { readonly kind: 'blocked'; readonly until: null };

/** Null when play is allowed. A server without dates may send only the status. */
export function playBlockAt(accountState: AccountState, now: EpochMs): PlayBlock | null {
  const pause = pauseAt(accountState, now);
  if (pause !== null) return pause;
  switch (accountState.status) {
    case 'excluded':
      return accountState.excludeUntil === 0 ? { kind: 'excluded', until: null } : null;
    case 'break':
      return accountState.breakUntil === 0 ? { kind: 'break', until: null } : null;
    case 'frozen':
    case 'no-play':
      return { kind: 'blocked', until: null };
    case 'open':
    case 'no-deposits':
    case 'no-withdrawals':
      return null;
  }
}

/** True when bonuses, news of wins and activities may be shown. */
export function mayPromote(accountState: AccountState, now: EpochMs): boolean {
  const { status, isLimitReached } = accountState;
  const isBlocked = status === 'no-deposits' || status === 'no-withdrawals';
  return !isBlocked && !isLimitReached && playBlockAt(accountState, now) === null;
}
