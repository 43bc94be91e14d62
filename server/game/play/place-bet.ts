import { createHash, randomBytes } from 'node:crypto';
import { readBetFacts, type BetFacts } from '#server/game/play/bet-facts.ts';
import { requireMayBet } from '#server/game/play/may-bet.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import { roundDraws } from '#server/game/play/round-draws.ts';
import { settleIfDue, type RoundRow } from '#server/game/play/rounds.ts';
import { seedInUse, type GameSeed } from '#server/game/play/seeds.ts';
import {
  balanceOf,
  bookBet,
  payWin,
  playBalance,
  takeDemoBet,
  type BookedBet,
  type PlayBalance,
  type Stake,
} from '#server/game/play/stakes.ts';
import { betRange, isBet } from '#server/game/rules/bets.ts';
import { takesPick, termsFor } from '#server/game/rules/kinds.ts';
import { openRound, outOf, type RoundStep } from '#server/game/rules/round.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import { statementOf } from '#server/core/database/parts.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import { isTooSafe } from '#server/money/wagering/count-round.ts';
import { lapseIfPlayedDown } from '#server/money/wagering/lapse.ts';
import { shareOf, type WageringRules } from '#server/money/wagering/wagering-rules.ts';
import { playSessionPart } from '#server/players/protection/play-sessions.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { sql } from 'kysely';

const ROUND_NO_BYTES = 8;

export interface BetRequest {
  reqNo: string;
  bet: MinorUnits;
  /** Multiplier of the automatic cash-out, in hundredths. */
  autoAt: number | null;
  /** The choice of the bet, in kinds that have one. */
  pick: string | null;
}

/** The operator's terms of a bet. */
export interface BetTerms {
  game: NumberedGame;
  market: Market;
  wagering: WageringRules;
}

export interface PlacedBet {
  row: RoundRow;
  /** After the bet. */
  balance: PlayBalance;
  /** The player before the bet, who may have earned a level; null when no money was bet. */
  player: Pick<BetFacts, 'vip' | 'totalRecharge'> | null;
}

/** Tells two bets with one request number apart. */
function bodyHashOf(
  { game_id: gameId, is_demo: isDemo }: GameSession,
  { bet, autoAt, pick }: BetRequest,
): string {
  const request = { gameId, isDemo, bet, autoAt, ...(pick !== null && { pick }) };
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

export interface PlacingOptions {
  /**
   * Looks for an open round of the game first. The open rounds of all players share the few pages of their
   * index: each look conflicts with each new round there. Without it, the unique index refuses a second one.
   */
  seeksOpen?: boolean;
}

/**
 * Places a bet and starts a round. Reads once and writes once, as it is the call that a server makes most.
 * @throws PlayError session-ended, play-blocked, limit-reached, time-reached, bet-refused, round-open (with
 * the open round), balance-short, bonus-waits
 * @throws a unique violation when the request number has its round already, see `repeatedBet`, or when there
 * is an open round that was not looked for
 */
export async function placeBet(
  trx: Trx,
  session: GameSession,
  terms: BetTerms,
  request: BetRequest,
  now: EpochMs,
  { seeksOpen = true }: PlacingOptions = {},
): Promise<PlacedBet> {
  const { player_id: playerId, is_demo: isDemo } = session;
  const { game, market } = terms;
  const { reqNo, bet, autoAt, pick } = request;
  const bodyHash = bodyHashOf(session, request);
  const moment = { playerId, market, now };
  const facts = await readBetFacts(trx, session, moment, seeksOpen);
  const { open } = facts;
  requireMayBet(facts, isDemo, bet, moment);
  const isTaken = isBet(bet, betRange(game.minBet, game.maxBet)) && takesPick(session.kind, pick);
  if (!isTaken) throw new PlayError('bet-refused');
  if (open !== null) {
    if ((await settleIfDue(trx, open, now)).ended_at === null)
      throw new PlayError('round-open', { roundNo: open.round_no });
    // Its win has changed the money.
    return placeBet(trx, session, terms, request, now);
  }
  const seed = await nextSeed(trx, facts, playerId, now);
  const draws = roundDraws(seed.server_seed, seed.client_seed, seed.nonce);
  const start = { bet, autoAt, pick, now };
  const step = openRound(session.kind, termsFor(session.kind, game.rtp), draws, start);
  const roundNo = randomBytes(ROUND_NO_BYTES).toString('hex').toUpperCase();
  const round = { roundNo, session, game, seed, reqNo, bodyHash, bet, step, now };
  if (isDemo) return placeDemoBet(trx, round);
  const booked = bookRound(facts, terms, round);
  const row = await insertRound(trx, round, booked.after.coin, {
    ...booked.parts,
    sitting: playSessionPart(playerId, facts.lastPlaySession, now),
  });
  if (booked.isPlayedDown) await lapseIfPlayedDown(trx, playerId, now, roundNo);
  const balance = booked.isPlayedDown ? await balanceIn(trx, session) : balanceOf(booked.after);
  return { row, balance, player: facts };
}

/**
 * Finds the round of a bet that was sent before, in its current state; undefined when there is none. Looked up
 * only for a bet that was refused: the look of each bet would conflict with the bets of players whose rounds
 * share a page of the index.
 * @throws PlayError number-reused
 */
export async function repeatedBet(
  trx: Trx,
  session: GameSession,
  request: BetRequest,
  now: EpochMs,
): Promise<RoundRow | undefined> {
  const known = await trx
    .selectFrom('game_round')
    .where('player_id', '=', session.player_id)
    .where('req_no', '=', request.reqNo)
    .selectAll()
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.body_hash !== bodyHashOf(session, request)) throw new PlayError('number-reused');
  return settleIfDue(trx, known, now);
}

const balanceIn = (
  trx: Trx,
  { player_id: playerId, id: sessionId, is_demo: isDemo }: GameSession,
): Promise<PlayBalance> => playBalance(trx, { playerId, sessionId, isDemo });

/** The seed in use with the number of the next round. */
async function nextSeed(
  trx: Trx,
  { seed: read }: BetFacts,
  playerId: number,
  now: EpochMs,
): Promise<GameSeed> {
  const seed = read?.next_seed ? read : await seedInUse(trx, playerId, now);
  return { ...seed, nonce: seed.nonce + 1 };
}

interface NewRound {
  roundNo: string;
  session: GameSession;
  game: NumberedGame;
  seed: GameSeed;
  reqNo: string;
  bodyHash: string;
  bet: MinorUnits;
  step: RoundStep;
  now: EpochMs;
}

function bookRound(
  { money }: BetFacts,
  { market, wagering }: BetTerms,
  { roundNo, session, game, bet, step, now }: NewRound,
): BookedBet {
  const { typeId, betShare } = game;
  const share = betShare === undefined ? shareOf(wagering, typeId) : Math.floor(betShare);
  const stake = { roundNo, playerId: session.player_id, now };
  const counts = !isTooSafe(outOf(step.detail), wagering);
  return bookBet(stake, money, { bet, typeId, share, market, win: step.win, counts });
}

async function placeDemoBet(trx: Trx, round: NewRound): Promise<PlacedBet> {
  const { roundNo, session, bet, step, now } = round;
  const stake: Stake = {
    roundNo,
    playerId: session.player_id,
    sessionId: session.id,
    isDemo: true,
    now,
  };
  await takeDemoBet(trx, stake, bet);
  if (step.win !== null) await payWin(trx, stake, step.win, null);
  const balance = await balanceIn(trx, session);
  const row = await insertRound(trx, round, balance.coin, {});
  return { row, balance, player: null };
}

/** Writes a round, and counts it on its seed, together with further parts. */
async function insertRound(
  trx: Trx,
  { roundNo, session, game, seed, reqNo, bodyHash, bet, step, now }: NewRound,
  balanceAfter: MinorUnits,
  parts: BookedBet['parts'],
): Promise<RoundRow> {
  const { win, detail, dueAt } = step;
  const counted = sql`update game_seed set nonce = ${seed.nonce} where id = ${seed.id}`;
  const { rows } = await statementOf<RoundRow>(
    { ...parts, seed: counted },
    sql`insert into game_round (round_no, session_id, player_id, game_id, brand_id, is_demo, seed_id, nonce,
        req_no, body_hash, bet, win, balance_after, detail, due_at, created_at, ended_at)
      values (${roundNo}, ${session.id}, ${session.player_id}, ${game.id}, ${game.brandId},
        ${session.is_demo}, ${seed.id}, ${seed.nonce}, ${reqNo}, ${bodyHash}, ${bet}, ${win}, ${balanceAfter},
        ${JSON.stringify(detail)}, ${dueAt}, ${now}, ${win === null ? null : now})
      returning *`,
  ).execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`round ${roundNo} was not written`);
  return row;
}
