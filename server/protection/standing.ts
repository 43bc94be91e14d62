import { STATUS } from '#server/accounts/status.ts';
import { NO_END, restAt, type RestUntil } from '#domain/protection/rest.ts';
import type { Tables } from '#server/database/tables.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Kysely } from 'kysely';

const { excluded: EXCLUDED, 'on-break': ON_BREAK, frozen: FROZEN } = STATUS;

/** How an account stands now. */
export interface Standing {
  /** The contract's `AccountStatus`: what the operator set, unless a rest says more. */
  status: number;
  /** What a refusal adds: until when. A rest by the operator has no end that is known. */
  extras: { until?: number };
  /** What the operator keeps back beside that, whatever the status says. */
  noDeposits: boolean;
  noPlay: boolean;
}

/** @throws NoResultError when there is no such player */
export async function standingOf(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<Standing> {
  const { status, noDeposits, noPlay, ...until } = await readRest(db, playerId);
  const kept = { noDeposits, noPlay };
  const rest = restAt(until, now);
  if (rest === null || status === FROZEN) return { status, extras: {}, ...kept };
  return {
    ...kept,
    status: rest.kind === 'excluded' ? EXCLUDED : ON_BREAK,
    extras: rest.until === null ? {} : { until: rest.until },
  };
}

/** Until when a player rests, by themselves or by the operator; 0 where that is over. */
export async function restUntilOf(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<RestUntil> {
  const { breakUntil, excludeUntil } = await readRest(db, playerId);
  const untilOrNone = (until: number) => (until > now ? until : 0);
  return { breakUntil: untilOrNone(breakUntil), excludeUntil: untilOrNone(excludeUntil) };
}

/** Whether a player is excluded or on a break, by themselves or by the operator. */
export const isResting = ({ status }: Standing): boolean =>
  status === EXCLUDED || status === ON_BREAK;

/** What the operator set, and the rest that it and the player's own come to. */
async function readRest(
  db: Kysely<Tables>,
  playerId: number,
): Promise<RestUntil & Pick<Standing, 'status' | 'noDeposits' | 'noPlay'>> {
  const row = await db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .executeTakeFirstOrThrow();
  return {
    status: row.status,
    noDeposits: row.no_deposits,
    noPlay: row.no_play,
    breakUntil: row.is_on_break ? NO_END : (row.break_until ?? 0),
    excludeUntil: row.is_excluded
      ? NO_END
      : Math.max(row.exclude_until ?? 0, row.carried_until ?? 0),
  };
}
