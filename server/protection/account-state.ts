import { STATUS } from '#server/accounts/status.ts';
import { NO_END, restAt, type RestUntil } from '#domain/protection/rest.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ProtectionRow } from '#server/protection/select-protection.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Kysely } from 'kysely';

const { excluded: EXCLUDED, 'on-break': ON_BREAK, frozen: FROZEN } = STATUS;

/** How an account stands now. */
export interface AccountState {
  /** The contract's `AccountStatus`: what the operator set, unless a rest says more. */
  status: number;
  /** What a refusal adds: until when. A rest by the operator has no end that is known. */
  extras: { until?: number };
  /** What the operator keeps back beside that, whatever the status says. */
  noDeposits: boolean;
  noPlay: boolean;
}

/** What an account's accountState follows from. */
type RestRow = Pick<
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
): Promise<AccountState> => accountStateFrom(await readRest(db, playerId), now);

/** The same of what was read. */
export function accountStateFrom(row: RestRow, now: EpochMs): AccountState {
  const { status } = row;
  const kept = { noDeposits: row.no_deposits, noPlay: row.no_play };
  const rest = restAt(untilOf(row), now);
  if (rest === null || status === FROZEN) return { status, extras: {}, ...kept };
  return {
    ...kept,
    status: rest.kind === 'excluded' ? EXCLUDED : ON_BREAK,
    extras: rest.until === null ? {} : { until: rest.until },
  };
}

/** Until when a player rests, by themselves or by the operator; 0 where that is over. */
export const restUntilOf = async (
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<RestUntil> => restUntilFrom(await readRest(db, playerId), now);

/** The same of what was read. */
export function restUntilFrom(row: RestRow, now: EpochMs): RestUntil {
  const { breakUntil, excludeUntil } = untilOf(row);
  const untilOrNone = (until: number) => (until > now ? until : 0);
  return { breakUntil: untilOrNone(breakUntil), excludeUntil: untilOrNone(excludeUntil) };
}

/** Whether a player is excluded or on a break, by themselves or by the operator. */
export const isResting = ({ status }: AccountState): boolean =>
  status === EXCLUDED || status === ON_BREAK;

/** What the operator set, and what the player chose. */
const readRest = (db: Kysely<Tables>, playerId: number): Promise<RestRow> =>
  db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .executeTakeFirstOrThrow();

/** The rest that both come to. */
const untilOf = (row: RestRow): RestUntil => ({
  breakUntil: row.is_on_break ? NO_END : (row.break_until ?? 0),
  excludeUntil: row.is_excluded ? NO_END : Math.max(row.exclude_until ?? 0, row.carried_until ?? 0),
});
