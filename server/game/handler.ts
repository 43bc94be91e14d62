import { MINUTE_MS } from '#shared/time/duration.ts';
import { StartGameCode } from '#shared/game/errors.ts';
import { requireLeft } from '#server/players/base/rate-limits.ts';
import { isOffered } from '#server/catalogue/offered-game.ts';
import { transact } from '#server/core/database/transact.ts';
import { committing } from '#server/core/database/transaction-start.ts';
import { openGameSession } from '#server/game/play/game-sessions.ts';
import { leaveGame } from '#server/game/play/leave-game.ts';
import { kindToOpen } from '#server/game/play/rounds.ts';
import { readStartFacts, takeStart } from '#server/game/play/start-facts.ts';
import { sql } from 'kysely';
import { listRounds } from '#server/game/play/round-record.ts';
import { settleDueRounds, settleRounds } from '#server/game/play/settle-due.ts';
import { betRange } from '#server/game/rules/bets.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { requirePlayWithin } from '#server/players/protection/gates.ts';
import { limitUsesFrom } from '#server/players/protection/limits.ts';
import { accountStateFrom } from '#server/players/protection/account-state.ts';
import { playSessionPart } from '#server/players/protection/play-sessions.ts';
import { requireMay } from '#server/players/protection/require-may.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import type { CatalogueSnapshot } from '#server/catalogue/catalogue.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { CallPorts, Handler, Visit } from '#server/players/handler.ts';

const MAINTENANCE_LOOK_MS = 30 * MINUTE_MS;

/** Opens a game (spec §2 `/start`, §7). */
export const startGame: Handler<'startGame'> = async (context, request, visit) => {
  const { database, settings, catalogue } = context;
  const { session, now } = visit;
  const { playerId } = session;
  const isDemo = request.mode === 1;
  const { turn, due } = await takeStart(database.db, playerId, now);
  requireLeft(turn);
  const game = openGame(await catalogue.current(), request, now);
  await settleRounds(database, due, now);
  const appOrigin = appOriginOf(context, visit);
  const { coin, kind, opened } = await transact(database, async (trx) => {
    const played = { player_id: playerId, game_id: game.id, is_demo: isDemo };
    const moment = { playerId, market: settings.market, now };
    const facts = await readStartFacts(trx, played, moment);
    if (facts === undefined) throw new Refusal(StartGameCode.playerMissing, 'no such player');
    requireMay(accountStateFrom(facts, now), 'play');
    if (!isDemo) {
      const least = betRange(game.minBet, game.maxBet).min;
      requirePlayWithin(limitUsesFrom(facts.limits, moment), least);
    }
    const wanted = {
      ...played,
      account_session: visit.session.tokenHash,
      kind: kindToOpen(facts.open, game.typeId),
      lang: languageOf(request.lang),
      app_origin: appOrigin,
      lobby_url: isOfOrigin(request.lobbyUrl, appOrigin) ? request.lobbyUrl : null,
    };
    const beside = {
      sitting: isDemo ? null : playSessionPart(playerId, facts.lastPlaySession, now),
      history: sql`insert into game_history (player_id, game_id, played_at)
        values (${playerId}, ${game.id}, ${now})
        on conflict (player_id, game_id) do update set played_at = excluded.played_at`,
    };
    const made = await openGameSession(trx, wanted, now, beside, committing);
    return { coin: facts.coin, kind: wanted.kind, opened: made };
  });
  return {
    gameUrl: `${visit.origin}${settings.pathPrefix}/game/${kind}/?s=${opened.token}`,
    openType: settings.gameOpenType,
    sessionId: opened.session.id,
    origin: visit.origin,
    orientation: game.orientation ?? 0,
    wallet: 0,
    coin,
    expireTime: opened.session.expires_at,
    canPause: 1,
  };
};

/** Address of a visitor's demo: its page draws and settles the rounds itself and stores none. */
export const gameDemo: Handler<'gameDemo'> = async ({ settings, catalogue }, request, visit) => {
  const demo = { gameId: request.gameId, mode: 1 } as const;
  const { id, typeId } = openGame(await catalogue.current(), demo, visit.now);
  if (!settings.visitorDemos) throw new Refusal(StartGameCode.noDemo, 'demos need an account');
  const page = `${visit.origin}${settings.pathPrefix}/game/${kindOfType(typeId)}/`;
  return { demoUrl: `${page}?demo=${id}&lang=${languageOf(request.lang)}` };
};

/** A language of the games' pages. */
export type PageLanguage = 'en' | 'th';

/** The page's language for one of the app, such as `th-TH`. */
export const languageOf = (lang: string): PageLanguage =>
  lang.toLowerCase().startsWith('th') ? 'th' : 'en';

/** @throws Refusal when the game cannot be opened now */
function openGame(
  { games, config }: CatalogueSnapshot,
  { gameId, mode }: Pick<ParsedRequestOf<'startGame'>, 'gameId' | 'mode'>,
  now: number,
): NumberedGame {
  const game = games.get(gameId);
  if (!game) throw new Refusal(Errcode.notFound, 'no such game');
  if (!isOffered(config, game)) throw new Refusal(StartGameCode.hidden, 'this game is not open');
  if (game.status === 0) {
    // The end of the maintenance is unknown: this is when to retry.
    const until = now + MAINTENANCE_LOOK_MS;
    throw new Refusal(StartGameCode.maintenance, 'this game is in maintenance', { until });
  }
  if (mode === 1 && game.demo !== 1)
    throw new Refusal(StartGameCode.noDemo, 'this game has no demo');
  return game;
}

/** The app's origin when it is an allowed one, else this server's. */
function appOriginOf({ settings }: CallPorts, { origin, pageOrigin }: Visit): string {
  return settings.allowedOrigins.includes(pageOrigin) ? pageOrigin : origin;
}

function isOfOrigin(address: string, origin: string): boolean {
  try {
    return new URL(address).origin === origin;
  } catch {
    return false;
  }
}

/** Leaves a game; repeats get the same answer. */
export const exitGame: Handler<'exitGame'> = ({ database }, { sessionId }, { session, now }) =>
  leaveGame(database, { playerId: session.playerId, sessionId }, now);

/** Rounds played for money. */
export const gameRecord: Handler<'gameRecord'> = async ({ database }, request, visit) => {
  const { playerId } = visit.session;
  await settleDueRounds(database, visit.now, playerId);
  return listRounds(database.db, playerId, request);
};
