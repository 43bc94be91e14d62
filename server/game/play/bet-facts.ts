import { sql, type Kysely, type RawBuilder } from 'kysely';
import { PlayError } from '#server/game/play/play-error.ts';
import { selectPlayMoney, type PlayMoney } from '#server/game/play/stakes.ts';
import type { RoundRow } from '#server/game/play/rounds.ts';
import type { GameSeed } from '#server/game/play/seeds.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { PauseRow } from '#server/players/protection/account-state.ts';
import { selectLimits, type LimitFacts } from '#server/players/protection/limits.ts';
import { selectLastSpan } from '#server/players/protection/play-sessions.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { PlaySession } from '#shared/protection/play-session.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Everything that a bet depends on, as of one moment. */
export interface BetFacts extends PauseRow {
  /** The account session that opened the game has not ended. */
  isLive: boolean;
  vip: number;
  totalRecharge: MinorUnits;
  /** The player's open round in this game; null also when it was not looked for. */
  open: RoundRow | null;
  seed: GameSeed | null;
  money: PlayMoney;
  limits: LimitFacts | null;
  lastPlaySession: PlaySession | null;
}

/** The player's open round in this game, as one value of a larger statement. */
export const selectOpenRound = (
  { game_id: gameId, is_demo: isDemo }: Pick<GameSession, 'game_id' | 'is_demo'>,
  playerId: number,
): RawBuilder<RoundRow | null> =>
  sql`(select to_jsonb(game_round) from game_round
    where player_id = ${playerId} and game_id = ${gameId} and is_demo = ${isDemo} and ended_at is null)`;

/**
 * Reads them in one statement. It keeps the player's row until the end of the transaction: a new password or a
 * freeze waits, or has happened before. It locks the coins, so that one bet of a player is placed at a time.
 * @param seeksOpen looks for an open round
 * @throws PlayError session-ended when the player is gone
 */
export async function readBetFacts(
  db: Kysely<Tables>,
  session: Pick<GameSession, 'game_id' | 'is_demo' | 'account_session'>,
  moment: Moment,
  seeksOpen: boolean,
): Promise<BetFacts> {
  const { playerId, now } = moment;
  const { account_session: tokenHash } = session;
  const { rows } = await sql<BetFacts>`
    select player.status, player.is_on_break, player.is_excluded, player.no_deposits, player.no_play,
      player.vip, player.total_recharge as "totalRecharge",
      protection.break_until, protection.exclude_until, protection.carried_until,
      (${tokenHash}::text is null or exists (select from session
        where token_hash = ${tokenHash} and player_id = player.id and expires_at > ${now})) as "isLive",
      ${seeksOpen ? selectOpenRound(session, playerId) : sql`null::jsonb`} as open,
      (select to_jsonb(game_seed) from game_seed
        where player_id = player.id and revealed_at is null) as seed,
      ${selectPlayMoney(playerId)} as money,
      ${selectLimits(moment)} as limits,
      ${selectLastSpan(playerId)} as "lastPlaySession"
    from player
      join wallet on wallet.player_id = player.id and wallet.kind = 'coin'
      left join protection on protection.player_id = player.id
    where player.id = ${playerId}
    for key share of player for update of wallet`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new PlayError('session-ended');
  return facts;
}
