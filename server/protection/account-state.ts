import { STATUS } from '#server/accounts/status.ts';
import { NO_END, pauseAt, type PauseUntil } from '#domain/protection/pause.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ProtectionRow } from '#server/protection/select-protection.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Kysely } from 'kysely';

const { excluded: EXCLUDED, 'on-break': ON_BREAK, frozen: FROZEN } = STATUS;

/** How an account stands now. */
export interface AccountState {
  /** The contract's `AccountStatus`: what the operator set, unless a pause says more. */
  status: number;
  /** What a refusal adds: until when. A pause by the operator has no end that is known. */
  extras: { until?: number };
  /** What the operator keeps back beside that, whatever the status says. */
  noDeposits: boolean;
  noPlay: boolean;
}

/** What an account's accountState follows from. */
type PauseRow = Pick<
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

/** The same of what was read. */
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

/** Until when a player is paused, by themselves or by the operator; 0 where that is over. */
export const pauseUntilOf = async (
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<PauseUntil> => pauseUntilFrom(await readPause(db, playerId), now);

/** The same of what was read. */
export function pauseUntilFrom(row: PauseRow, now: EpochMs): PauseUntil {
  const { breakUntil, excludeUntil } = untilOf(row);
  const untilOrNone = (until: number) => (until > now ? until : 0);
  return { breakUntil: untilOrNone(breakUntil), excludeUntil: untilOrNone(excludeUntil) };
}

/** Whether a player is excluded or on a break, by themselves or by the operator. */
export const isPaused = ({ status }: AccountState): boolean =>
  status === EXCLUDED || status === ON_BREAK;

/** What the operator set, and what the player chose. */
const readPause = (db: Kysely<Tables>, playerId: number): Promise<PauseRow> =>
  db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .executeTakeFirstOrThrow();

/** The pause that both come to. */
const untilOf = (row: PauseRow): PauseUntil => ({
  breakUntil: row.is_on_break ? NO_END : (row.break_until ?? 0),
  excludeUntil: row.is_excluded ? NO_END : Math.max(row.exclude_until ?? 0, row.carried_until ?? 0),
});
