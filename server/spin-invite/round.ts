import { sql, type Kysely, type Selectable } from 'kysely';
import { countsAsInvited } from '#server/players/protection/promotion-rules.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { ticketsOf } from '#server/players/reward-item/tickets.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import type { SpinInviteStatus } from '#shared/spin-invite/spin-invite.ts';
import type { SpinRoundTable } from '#server/core/database/activity-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';

export type SpinRound = Selectable<SpinRoundTable>;

/** One free spin a day (spec §9). */
export const FREE_SPIN_EVERY_MS = DAY_MS;

export function latestRound(db: Kysely<Tables>, playerId: number): Promise<SpinRound | undefined> {
  return db
    .selectFrom('spin_round')
    .where('player_id', '=', playerId)
    .where('replaced_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('tid')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** State of a round: a reached target can be paid out until it expires. */
export function statusOf(round: SpinRound | undefined, now: EpochMs): SpinInviteStatus {
  if (!round) return 0;
  if (round.paid_at !== null) return now < round.ends_at ? 3 : 4;
  if (round.won >= round.target) return now < round.lapses_at ? 2 : 4;
  return now < round.ends_at ? 1 : 4;
}

/** Counts this player's invited players since the round began who meet the needs; each is a spin. */
export async function invitedIn(
  db: Kysely<Tables>,
  round: SpinRound,
  needs: readonly PromotionNeed[],
): Promise<number> {
  const { invited } = await db
    .selectFrom('player')
    .where('pid', '=', round.player_id)
    .where('created_at', '>=', round.started_at)
    .where('created_at', '<', round.ends_at)
    .where(countsAsInvited(needs))
    .select(sql<number>`count(*)::int`.as('invited'))
    .executeTakeFirstOrThrow();
  return invited;
}

/** A player's spins in addition to the free spin of the day. */
export interface SpinSources {
  /** Friends who count; each is a spin of this round. */
  invited: number;
  /** Unused, unexpired tickets. */
  tickets: number;
}

export async function spinSourcesOf(
  db: Kysely<Tables>,
  round: SpinRound,
  needs: readonly PromotionNeed[],
  now: EpochMs,
): Promise<SpinSources> {
  const [invited, tickets] = await Promise.all([
    invitedIn(db, round, needs),
    ticketsOf(db, round.player_id, now),
  ]);
  return { invited, tickets };
}

/** Unused spins of friends. */
export const inviteSpinsLeft = (round: SpinRound, { invited }: SpinSources): number =>
  Math.max(0, invited - round.invite_spins_used);

/** Spins available now. */
export function spinsLeft(round: SpinRound, sources: SpinSources, now: EpochMs): number {
  const free = now >= round.free_spin_at ? 1 : 0;
  return free + inviteSpinsLeft(round, sources) + sources.tickets;
}
