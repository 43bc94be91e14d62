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
}

/** @throws NoResultError when there is no such player */
export async function standingOf(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<Standing> {
  const { status, ...until } = await readRest(db, playerId);
  const rest = restAt(until, now);
  if (rest === null || status === FROZEN) return { status, extras: {} };
  return {
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
): Promise<RestUntil & { status: number }> {
  const row = await db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .select(['player.status', 'protection.break_until', 'protection.exclude_until'])
    .executeTakeFirstOrThrow();
  const { status } = row;
  return {
    status,
    breakUntil: status === ON_BREAK ? NO_END : (row.break_until ?? 0),
    excludeUntil: status === EXCLUDED ? NO_END : (row.exclude_until ?? 0),
  };
}
