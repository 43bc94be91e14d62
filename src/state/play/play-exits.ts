/**
 * Exits games on the server. A game session is stored from its start until the server has confirmed the exit;
 * sessions still stored at the next launch are exited then (decision 0021).
 */
import { askBalance } from '#api/balance.ts';
import { exitGame } from '#api/play.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { epochMs } from '#shared/time/duration.ts';
import { dueSessions } from '#shared/play/stored-sessions.ts';
import { holdLock, isLockFree } from '#browser/storage/held-lock.ts';
import { watchOnline } from '#browser/page/page.ts';
import { storeOpenGame, readOpenGames, removeOpenGame } from '#state/play/play-outbox.ts';
import { awaitCoins } from '#state/play/play-settling.ts';
import {
  balanceReceived,
  selectBalance,
  selectPlayer,
  settlingChanged,
  type selectIsSignedIn,
} from '#state/session/session-slice.ts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

export interface GameExits {
  /** Records a started game. Resolves when it is stored. */
  opened(sessionId: string): Promise<void>;
  /** Exits a game, once however often it is called. */
  leave(sessionId: string): Promise<void>;
  /** Hands a game over to wherever it runs now; the next launch exits it. */
  handOver(sessionId: string): void;
  /** Exits games that an earlier page could not exit. */
  flush(): Promise<void>;
}

const exitsOf = new WeakMap<Store<SessionRoot>, GameExits>();

export function gameExitsOf(store: Store<SessionRoot>): GameExits {
  const known = exitsOf.get(store);
  if (known) return known;
  const made = openExits(store);
  exitsOf.set(store, made);
  return made;
}

const lockOf = (sessionId: string): string => `parola.game.${sessionId}`;
const now = () => epochMs(Date.now());

function openExits(store: Store<SessionRoot>): GameExits {
  const dispatch: ThunkDispatch<SessionRoot, unknown, UnknownAction> = store.dispatch;
  const playerId = () => selectPlayer(store.getState())?.user.id;
  const held = new Map<string, () => void>();
  const leaving = new Set<string>();

  const release = (sessionId: string) => {
    held.get(sessionId)?.();
    held.delete(sessionId);
  };

  async function settle(): Promise<void> {
    const before = selectBalance(store.getState())?.seq ?? 0;
    dispatch(settlingChanged(true));
    await awaitCoins({
      wait: (step) => new Promise((resolve) => setTimeout(resolve, step)),
      async haveMoved() {
        await dispatch(askBalance());
        return (selectBalance(store.getState())?.seq ?? 0) > before;
      },
    });
    dispatch(settlingChanged(false));
  }

  async function leave(sessionId: string): Promise<void> {
    if (leaving.has(sessionId)) return;
    leaving.add(sessionId);
    const { data, error } = await dispatch(exitGame.initiate(sessionId, { track: false }));
    release(sessionId);
    if (data !== undefined) dispatch(balanceReceived(data));
    if (isAnswered(error)) await removeOpenGame(sessionId, now());
    else if (!isSettling(error)) leaving.delete(sessionId);
    if (isSettling(error)) await settle();
    else if (data !== undefined) await dispatch(askBalance());
  }

  async function flush(): Promise<void> {
    const owner = playerId();
    if (owner === undefined) return;
    for (const { sessionId } of dueSessions(await readOpenGames(), owner, now())) {
      // A game that runs in this tab, or in another, is exited there.
      if (held.has(sessionId) || !(await isLockFree(lockOf(sessionId)))) continue;
      await leave(sessionId);
    }
  }

  watchOnline((isOnline) => {
    if (isOnline) void flush();
  });

  return {
    async opened(sessionId) {
      held.set(sessionId, holdLock(lockOf(sessionId)));
      const owner = playerId();
      if (owner !== undefined) {
        await storeOpenGame({ sessionId, playerId: owner, openedAt: now() }, now());
      }
    },
    leave,
    handOver: release,
    flush,
  };
}

/** Coins are being settled: the server may not have exited the game yet (contract, games part). */
const SETTLING = 2;

type LeaveError = ApiError | { readonly message?: string } | undefined;

const isSettling = (error: LeaveError): boolean =>
  error !== undefined && 'kind' in error && error.kind === 'errcode' && error.errcode === SETTLING;

/** True when a retry would change nothing. */
function isAnswered(error: LeaveError): boolean {
  if (error === undefined) return true;
  if (!('kind' in error)) return false;
  switch (error.kind) {
    case 'errcode':
      return error.errcode !== SETTLING;
    case 'http':
      return error.status < 500;
    case 'session-expired':
    case 'timeout':
    case 'network':
    case 'contract':
      return false;
  }
}
