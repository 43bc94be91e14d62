import { STATUS } from '#server/players/base/status.ts';
import { NO_END, pauseAt, type PauseUntil } from '#shared/protection/pause.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { ProtectionRow } from '#server/players/protection/select-protection.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

const { excluded: EXCLUDED, 'on-break': ON_BREAK, frozen: FROZEN } = STATUS;

/** State of an account now. */
export interface AccountState {
  /** The contract's `AccountStatus`: the operator's status, unless a pause overrides it. */
  status: number;
  /** Fields for a refusal: the end of the pause. A pause by the operator has no known end. */
  extras: { until?: number };
  /** The operator's further restrictions, whatever the status. */
  noDeposits: boolean;
  noPlay: boolean;
}

/** The columns that an account's state depends on. */
export type PauseRow = Pick<
  ProtectionRow,
  | 'status'
  | 'is_on_break'
  | 'is_excluded'
  | 'no_deposits'
  | 'no_play'
  | 'break_until'
  | 'exclude_until'
  | 'carried_until'
>;

/** @throws NoResultError when there is no such player */
export const accountStateOf = async (
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<AccountState> => accountStateFrom(await readPause(db, playerId), now);

/** As `accountStateOf`, from a row already read. */
export function accountStateFrom(row: PauseRow, now: EpochMs): AccountState {
  const { status } = row;
  const kept = { noDeposits: row.no_deposits, noPlay: row.no_play };
  const pause = pauseAt(untilOf(row), now);
  if (pause === null || status === FROZEN) return { status, extras: {}, ...kept };
  return {
    ...kept,
    status: pause.kind === 'excluded' ? EXCLUDED : ON_BREAK,
    extras: pause.until === null ? {} : { until: pause.until },
  };
}

/** Ends of a player's pauses, set by themselves or the operator; 0 when over. */
export const pauseUntilOf = async (
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<PauseUntil> => pauseUntilFrom(await readPause(db, playerId), now);

/** As `pauseUntilOf`, from a row already read. */
export function pauseUntilFrom(row: PauseRow, now: EpochMs): PauseUntil {
  const { breakUntil, excludeUntil } = untilOf(row);
  const untilOrNone = (until: number) => (until > now ? until : 0);
  return { breakUntil: untilOrNone(breakUntil), excludeUntil: untilOrNone(excludeUntil) };
}

/** Reads the operator's restrictions and the player's choices. */
const readPause = (db: Kysely<Tables>, playerId: number): Promise<PauseRow> =>
  db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .executeTakeFirstOrThrow();

/** Combines both into one pause. */
const untilOf = (row: PauseRow): PauseUntil => ({
  breakUntil: row.is_on_break ? NO_END : (row.break_until ?? 0),
  excludeUntil: row.is_excluded ? NO_END : Math.max(row.exclude_until ?? 0, row.carried_until ?? 0),
});
