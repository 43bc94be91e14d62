import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import { isOffered } from '#server/catalogue/offered-game.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { lastBetOf, roundEntries, type RoundEntry } from '#server/game/play/round-entries.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import {
  actInRound,
  openRoundOf,
  settleIfDue,
  stepOf,
  type RoundRow,
} from '#server/game/play/rounds.ts';
import { isUniqueViolation } from '#server/players/base/unique-violation.ts';
import { placeBet, repeatedBet, type PlacingOptions } from '#server/game/play/place-bet.ts';
import { commitment, rotateSeed, seedInUse } from '#server/game/play/seeds.ts';
import { playBalance, type PlayBalance } from '#server/game/play/stakes.ts';
import { betRange, betSteps } from '#server/game/rules/bets.ts';
import { kindOfType, termsFor } from '#server/game/rules/kinds.ts';
import { OPEN_KINDS, viewOf } from '#server/game/rules/round.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import { themeOf } from '#server/game/pictures/theme.ts';
import type { GamePorts } from '#server/game/game-ports.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { GameCall, GameCallName, visitCall } from '#server/game/game-calls.ts';
import { DEMO_COIN, type GameSession } from '#server/game/play/game-sessions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type * as v from 'valibot';

/** A call with a live play token. */
export interface PlayVisit {
  context: GamePorts;
  session: GameSession;
  game: NumberedGame;
  now: EpochMs;
}

const WATCH_MS = 2000;

/** A round as its page sees it, with the current balance. */
async function roundAnswer(trx: Trx, session: GameSession, row: RoundRow, now: EpochMs) {
  const balance = await playBalance(trx, {
    playerId: session.player_id,
    sessionId: session.id,
    isDemo: session.is_demo,
  });
  return answerOf(row, balance, now);
}

const answerOf = (row: RoundRow, balance: PlayBalance, now: EpochMs) => ({
  round: roundView(row),
  balance,
  serverTime: now,
});
export type RoundAnswer = ReturnType<typeof answerOf>;

const roundView = (row: RoundRow) => ({
  roundNo: row.round_no,
  nonce: row.nonce,
  bet: row.bet,
  win: row.win,
  isOver: row.ended_at !== null,
  view: viewOf(stepOf(row)),
});
export type PlayedRound = ReturnType<typeof roundView>;

type StageConfig = Pick<
  WireWebConfig,
  'countryCode' | 'betShares' | 'betShareMin' | 'gameResourceUrl'
>;

/** The facts of a game that its page needs before anyone plays. */
function stageOf(
  { countryCode, betShares, betShareMin, gameResourceUrl }: StageConfig,
  game: NumberedGame,
  { kind, lang }: Pick<GameSession, 'kind' | 'lang'>,
) {
  const range = betRange(game.minBet, game.maxBet);
  return {
    game: {
      id: game.id,
      name: game.name,
      typeId: game.typeId,
      icon: `${gameResourceUrl}/icon/${game.id}_${game.version}.webp`,
      ...themeOf(game, lang),
      ...termsFor(kind, game.rtp),
    },
    kind,
    lang,
    countryCode,
    bets: { ...range, steps: betSteps(range) },
    wagering: {
      /** Percent of a bet that counts towards bonuses. */
      share: game.betShare ?? betShares?.[game.typeId] ?? 0,
      /** Cash-outs below these odds count nothing; null in games without one. */
      leastOdds: betShareMin?.find(({ typeId }) => typeId === game.typeId)?.odds ?? null,
    },
  };
}

/** What a page shows when it opens. A round whose time is over is settled first. */
export async function gameState({ context, session, game, now }: PlayVisit) {
  const { config } = await context.catalogue.current();
  const { bets, ...stage } = stageOf(config, game, session);
  return transact(context.database, async (trx) => {
    const open = await openRoundOf(trx, session);
    const row = open && (await settleIfDue(trx, open, now));
    const stake = { playerId: session.player_id, sessionId: session.id, isDemo: session.is_demo };
    return {
      ...stage,
      /** The rounds are the server's, and can be looked up. */
      isVisit: false as const,
      isDemo: session.is_demo,
      appOrigin: session.app_origin,
      lobbyUrl: session.lobby_url,
      bets: { ...bets, last: await lastBetOf(trx, session) },
      balance: await playBalance(trx, stake),
      seed: commitment(await seedInUse(trx, session.player_id, now)),
      round: row ? roundView(row) : null,
      serverTime: now,
    };
  });
}
export type GameState = Awaited<ReturnType<typeof gameState>>;

/** @throws PlayError session-ended when visitors cannot try this game, in-maintenance */
export async function visitState(
  context: GamePorts,
  { gameId, lang }: v.InferOutput<typeof visitCall>,
) {
  const { config, games } = await context.catalogue.current();
  const game = games.get(gameId);
  const isOpen = context.settings.visitorDemos && game?.demo === 1 && isOffered(config, game);
  if (!isOpen) throw new PlayError('session-ended');
  if (game.status === 0) throw new PlayError('in-maintenance');
  return visitStateOf({ config }, game, lang);
}

/** What a page needs to play a game's demo by itself. */
export function visitStateOf(
  { config }: { readonly config: StageConfig },
  game: NumberedGame,
  lang: GameSession['lang'],
) {
  const stage = stageOf(config, game, { kind: kindOfType(game.typeId), lang });
  return { ...stage, coin: DEMO_COIN };
}
export type VisitState = ReturnType<typeof visitStateOf>;

async function bet({ context, session, game, now }: PlayVisit, request: GameCall<'bet'>) {
  const { database, catalogue, raiseVip, mayRise, settings } = context;
  const { config, documents } = await catalogue.current();
  if (game.status === 0 || !isOffered(config, game)) throw new PlayError('in-maintenance');
  const terms = { game, market: settings.market, wagering: documents.wagering ?? USUAL_RULES };
  const seeksOpen = !OPEN_KINDS.has(session.kind);
  try {
    return await place({ seeksOpen });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A bet whose answer was lost is sent again, and its round may be why it is refused now.
    const repeated = await transact(database, async (trx) => {
      const row = await repeatedBet(trx, session, request, now);
      return row && roundAnswer(trx, session, row, now);
    });
    if (repeated !== undefined) return repeated;
    // An open round may be why, too: it is named, or it is over by now and is paid first.
    if (!seeksOpen) return place({ seeksOpen: true });
    throw error;
  }

  function place(options: PlacingOptions): Promise<RoundAnswer> {
    return transact(database, async (trx) => {
      const { row, balance, player } = await placeBet(trx, session, terms, request, now, options);
      if (player === null || !mayRise(config, player)) return answerOf(row, balance, now);
      const vip = await raiseVip(trx, session.player_id, config, now);
      // A new level may pay out interest.
      return vip === player.vip ? answerOf(row, balance, now) : roundAnswer(trx, session, row, now);
    });
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof PlayError || isUniqueViolation(error);

async function act({ context, session, now }: PlayVisit, request: GameCall<'act'>) {
  return transact(context.database, async (trx) =>
    roundAnswer(trx, session, await actInRound(trx, session, request.roundNo, request, now), now),
  );
}

/** Delays the answer until the round is over, so that the page learns of a break at once. */
async function watch({ context, session, now }: PlayVisit, { roundNo }: GameCall<'watch'>) {
  const look = (at: EpochMs) =>
    transact(context.database, async (trx) => {
      const row = await trx
        .selectFrom('game_round')
        .where('round_no', '=', roundNo)
        .where('player_id', '=', session.player_id)
        .selectAll()
        .executeTakeFirst();
      if (!row) throw new PlayError('no-such-round');
      const settled = await settleIfDue(trx, row, at);
      return { dueAt: settled.due_at, answer: await roundAnswer(trx, session, settled, at) };
    });
  const first = await look(now);
  if (first.dueAt === null) return first.answer;
  await sleep(Math.min(WATCH_MS, Math.max(0, first.dueAt - now)), undefined, { ref: false });
  return (await look(context.clock.now())).answer;
}

async function rounds({ context, session }: PlayVisit, { pageNo }: GameCall<'rounds'>) {
  return { list: await roundEntries(context.database.db, session, pageNo) };
}
export type GameRounds = { list: RoundEntry[] };

/** Refuses while a round is open: revealing its seed would reveal its outcome. */
async function rotate({ context, session, now }: PlayVisit, { clientSeed }: GameCall<'rotate'>) {
  return transact(context.database, async (trx) => {
    const open = await trx
      .selectFrom('game_round')
      .where('player_id', '=', session.player_id)
      .where('ended_at', 'is', null)
      .select('round_no')
      .executeTakeFirst();
    if (open) throw new PlayError('round-open', { roundNo: open.round_no });
    const { revealed, next } = await rotateSeed(trx, session.player_id, clientSeed, now);
    return {
      revealed: { ...commitment(revealed), serverSeed: revealed.server_seed },
      next: commitment(next),
    };
  });
}
export type RotatedSeed = Awaited<ReturnType<typeof rotate>>;

/** One handler per call; the type requires one for each. */
export const gameHandlers: {
  [Name in GameCallName]: (visit: PlayVisit, body: GameCall<Name>) => Promise<object>;
} = { state: gameState, bet, act, watch, rounds, rotate };
