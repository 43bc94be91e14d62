import { randomBytes } from 'node:crypto';
import { statementOf, type Parts } from '#server/core/database/parts.ts';
import { oneMore, turnFrom, type Limit, type Turn } from '#server/players/base/rate-limits.ts';
import { hashToken } from '#server/players/base/sessions.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { GameSessionTable } from '#server/core/database/game-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { HOUR_MS, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

/** Lifetime of a play token after its last use; short because it is in an address. */
export const SESSION_MS = 2 * HOUR_MS;
const PROLONG_BELOW_MS = HOUR_MS;
const TOKEN_BYTES = 24;
const ID_BYTES = 12;
/** A demo's initial coins. */
export const DEMO_COIN = fromCoins(10_000);

export type GameSession = Selectable<GameSessionTable>;

export type NewGameSession = Pick<
  GameSession,
  | 'player_id'
  | 'account_session'
  | 'game_id'
  | 'kind'
  | 'is_demo'
  | 'lang'
  | 'app_origin'
  | 'lobby_url'
>;

/**
 * Opens a session, in one statement with further parts.
 * @param end of the statement
 * @returns it and its play token, which is not stored
 */
export async function openGameSession(
  db: Kysely<Tables>,
  wanted: NewGameSession,
  now: EpochMs,
  parts: Parts = {},
  end: RawBuilder<unknown> = sql``,
): Promise<{ session: GameSession; token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = randomBytes(ID_BYTES).toString('base64url');
  const { rows } = await statementOf<GameSession>(
    parts,
    sql`insert into game_session (id, token_hash, player_id, account_session, game_id, kind, is_demo, lang,
        app_origin, lobby_url, demo_coin, started_at, expires_at)
      values (${id}, ${hashToken(token)}, ${wanted.player_id}, ${wanted.account_session}, ${wanted.game_id},
        ${wanted.kind}, ${wanted.is_demo}, ${wanted.lang}, ${wanted.app_origin}, ${wanted.lobby_url},
        ${DEMO_COIN}, ${now}, ${now + SESSION_MS})
      returning * ${end}`,
  ).execute(db);
  const [session] = rows;
  if (session === undefined) throw new Error('the session was not written');
  return { session, token };
}

/** Far more than anyone plays; stops a runaway page. */
const CALLS: Limit = { turns: 300, windowMs: MINUTE_MS };

/**
 * Finds a play token's live session, extends it, and counts a turn of its player; undefined when the token is
 * unknown, expired or ended, or when the account session that opened it has ended (also by a new password or a
 * freeze).
 */
export async function visitGameSession(
  db: Kysely<Tables>,
  token: string,
  now: EpochMs,
): Promise<{ session: GameSession; turn: Turn } | undefined> {
  const visit = await db
    .with('live', (query) =>
      query
        .selectFrom('game_session')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .where('ended_at', 'is', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('account_session', 'is', null),
            exists(
              selectFrom('session')
                .whereRef('session.token_hash', '=', 'game_session.account_session')
                .where('session.expires_at', '>', now)
                .select('session.id'),
            ),
          ]),
        )
        .selectAll(),
    )
    .with('turn', (query) =>
      query
        .insertInto('rate_limit')
        .columns(['key', 'window_start', 'count'])
        .expression((eb) =>
          eb
            .selectFrom('live')
            .select([
              sql<string>`'play:' || player_id`.as('key'),
              sql<number>`${now}::bigint`.as('window_start'),
              sql<number>`1`.as('count'),
            ]),
        )
        .onConflict((conflict) => conflict.column('key').doUpdateSet(oneMore(CALLS, now)))
        .returning(['window_start', 'count']),
    )
    .selectFrom(['live', 'turn'])
    .selectAll()
    .executeTakeFirst();
  if (!visit) return undefined;
  const { window_start, count, ...session } = visit;
  if (session.expires_at - now < PROLONG_BELOW_MS) {
    await db
      .updateTable('game_session')
      .where('id', '=', session.id)
      .set({ expires_at: now + SESSION_MS })
      .execute();
  }
  return { session, turn: turnFrom({ window_start, count }, CALLS, now) };
}
