import { selectLastPlaySession } from '#server/players/protection/play-sessions.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** A player on a market day, by the day's number. */
export interface PlayerDay {
  playerId: number;
  day: number;
}

/**
 * A player's protection except the limits, as of one moment: run it alone, or join more of the player.
 * Columns are null without a choice, day or play session.
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
