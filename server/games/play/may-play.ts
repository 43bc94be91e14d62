import { ProtectionCode } from '#domain/errors/protection.ts';
import { StartGameCode } from '#domain/errors/game.ts';
import type { AccountState } from '#server/protection/account-state.ts';

/** Account states that keep a player from playing (contract, start-up part), by errcode. */
const BLOCKED: Readonly<Record<number, number>> = {
  1: StartGameCode.accountBlocked,
  2: ProtectionCode.selfExcluded,
  3: ProtectionCode.onBreak,
};

/** Who stopped, or was stopped: not even a demo goes on. */
const STOPPED: readonly number[] = [2, 3];
export const hasStopped = (status: number): boolean => STOPPED.includes(status);

/** The errcode that keeps an account from playing; undefined when nothing does. */
export const playBlock = ({
  status,
  noPlay,
}: Pick<AccountState, 'status' | 'noPlay'>): number | undefined =>
  BLOCKED[status] ?? (noPlay ? StartGameCode.accountBlocked : undefined);
