import { selectLastPlaySession } from '#server/protection/play-sessions.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';

/** A player on a day of the market, by its number. */
export interface PlayerDay {
  playerId: number;
  day: number;
}

/**
 * All that protects a player, but for the limits themselves, as it stands at one moment: to be read by
 * itself, or with more of the player in the same query. Without a choice, day or play session its columns
 * are null.
 */
export function selectProtection(db: Kysely<Tables>, { playerId, day }: PlayerDay) {
  return db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .leftJoin('money_day', (join) =>
      join.onRef('money_day.player_id', '=', 'player.id').on('money_day.day', '=', day),
    )
    .leftJoin(selectLastPlaySession(db, playerId).as('sitting'), (join) => join.onTrue())
    .where('player.id', '=', playerId)
    .select(['player.status', 'player.is_on_break', 'player.is_excluded'])
    .select(['player.no_deposits', 'player.no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .select(['protection.reality_min', 'money_day.bet', 'money_day.won'])
    .select(['sitting.started_at', 'sitting.last_at', 'sitting.answered_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('player_limit')
            .whereRef('player_limit.player_id', '=', 'player.id')
            .select('kind'),
        )
        .as('hasLimits'),
    );
}

export type ProtectionRow = Awaited<
  ReturnType<ReturnType<typeof selectProtection>['executeTakeFirstOrThrow']>
>;
