import { ProtectionCode } from '#shared/protection/errors.ts';
import { StartGameCode } from '#shared/game/errors.ts';
import type { AccountState } from '#server/players/protection/account-state.ts';

/** Account states that block playing (contract, start-up part), with their errcodes. */
const BLOCKED: Readonly<Record<number, number>> = {
  1: StartGameCode.accountBlocked,
  2: ProtectionCode.selfExcluded,
  3: ProtectionCode.onBreak,
};

/** Excluded or on a break: these block demos too. */
const STOPPED: readonly number[] = [2, 3];
export const hasStopped = (status: number): boolean => STOPPED.includes(status);

/** Returns the errcode that blocks an account from playing; undefined when it may play. */
export const playBlock = ({
  status,
  noPlay,
}: Pick<AccountState, 'status' | 'noPlay'>): number | undefined =>
  BLOCKED[status] ?? (noPlay ? StartGameCode.accountBlocked : undefined);
