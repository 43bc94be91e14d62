import { createHash, randomBytes } from 'node:crypto';
import { requireMayBet } from '#server/game/play/may-bet.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import { roundDraws } from '#server/game/play/round-draws.ts';
import { takeNonce } from '#server/game/play/seeds.ts';
import { payWin, playBalance, takeBet, type Stake } from '#server/game/play/stakes.ts';
import { betRange, isBet } from '#server/game/rules/bets.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { kindOfType, takesPick, termsFor } from '#server/game/rules/kinds.ts';
import {
  cashOut,
  drawRound,
  outOf,
  openRound,
  riseAt,
  type RoundDetail,
  type RoundStep,
} from '#server/game/rules/round.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { GameRoundTable } from '#server/core/database/game-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Selectable } from 'kysely';

export type RoundRow = Selectable<GameRoundTable>;

const ROUND_NO_BYTES = 8;

export interface BetRequest {
  reqNo: string;
  bet: MinorUnits;
  /** Multiplier of the automatic cash-out, in hundredths. */
  autoAt: number | null;
  /** The choice of the bet, in kinds that have one. */
  pick: string | null;
}

const stakeOf = (row: RoundRow, now: EpochMs): Stake => ({
  roundNo: row.round_no,
  playerId: row.player_id,
  sessionId: row.session_id,
  isDemo: row.is_demo,
  now,
});

/** A round as the rules see it. */
export const stepOf = ({ detail, win, due_at: dueAt }: RoundRow): RoundStep => ({
  detail: detail as RoundDetail,
  win,
  dueAt,
});

const hashOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/**
 * Places a bet and starts a round, once per request number: a repeat returns the round's current state.
 * @throws PlayError number-reused, play-blocked, limit-reached, time-reached, bet-refused, round-open (with
 * the open round), balance-short, bonus-waits
 */
export async function placeBet(
  trx: Trx,
  session: GameSession,
  game: NumberedGame,
  request: BetRequest,
  now: EpochMs,
): Promise<RoundRow> {
  const { player_id: playerId, is_demo: isDemo } = session;
  const { reqNo, bet, autoAt, pick } = request;
  const bodyHash = hashOf({ gameId: game.id, isDemo, bet, autoAt, ...(pick !== null && { pick }) });
  const known = await trx
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('req_no', '=', reqNo)
    .selectAll()
    .executeTakeFirst();
  if (known) {
    if (known.body_hash !== bodyHash) throw new PlayError('number-reused');
    return settleIfDue(trx, known, now);
  }
  await requireMayBet(trx, session, bet, now);
  const isTaken = isBet(bet, betRange(game.minBet, game.maxBet)) && takesPick(session.kind, pick);
  if (!isTaken) throw new PlayError('bet-refused');
  const open = await openRoundOf(trx, session);
  if (open && (await settleIfDue(trx, open, now)).ended_at === null) {
    throw new PlayError('round-open', { roundNo: open.round_no });
  }
  const seed = await takeNonce(trx, playerId, now);
  const draws = roundDraws(seed.server_seed, seed.client_seed, seed.nonce);
  const step = openRound(session.kind, termsFor(session.kind, game.rtp), draws, {
    bet,
    autoAt,
    pick,
    now,
  });
  const roundNo = randomBytes(ROUND_NO_BYTES).toString('hex').toUpperCase();
  const stake = { roundNo, playerId, sessionId: session.id, isDemo, now };
  await takeBet(trx, stake, bet, game.typeId, game.betShare);
  if (step.win !== null) await payWin(trx, stake, step.win, outOf(step.detail));
  const { coin } = await playBalance(trx, stake);
  return trx
    .insertInto('game_round')
    .values({
      round_no: roundNo,
      session_id: session.id,
      player_id: playerId,
      game_id: game.id,
      brand_id: game.brandId,
      is_demo: isDemo,
      seed_id: seed.id,
      nonce: seed.nonce,
      req_no: reqNo,
      body_hash: bodyHash,
      bet,
      win: step.win,
      balance_after: coin,
      detail: JSON.stringify(step.detail),
      due_at: step.dueAt,
      created_at: now,
      ended_at: step.win === null ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A player's rounds of a game, for update: any session of the game can continue them. */
const selectRounds = (
  trx: Trx,
  {
    player_id: playerId,
    game_id: gameId,
    is_demo: isDemo,
  }: Pick<GameSession, 'player_id' | 'game_id' | 'is_demo'>,
) =>
  trx
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('is_demo', '=', isDemo)
    .forUpdate()
    .selectAll();

/** The player's open round in this game. */
export const openRoundOf = (
  trx: Trx,
  session: Pick<GameSession, 'player_id' | 'game_id' | 'is_demo'>,
): Promise<RoundRow | undefined> =>
  selectRounds(trx, session).where('ended_at', 'is', null).executeTakeFirst();

/**
 * The kind in which a game opens: that of its category, except that an open round ends in the kind in which
 * it started.
 */
export async function kindToOpen(
  trx: Trx,
  session: Pick<GameSession, 'player_id' | 'game_id' | 'is_demo'>,
  typeId: number,
): Promise<GameKind> {
  const open = await openRoundOf(trx, session);
  return open ? stepOf(open).detail.kind : kindOfType(typeId);
}

/** A player's action in an open round. */
export type RoundAct = { action: 'draw'; held: boolean[] } | { action: 'cash-out' };

/**
 * Continues a round. An ended round does not change, so repeats are harmless.
 * @throws PlayError no-such-round, too-early
 */
export async function actInRound(
  trx: Trx,
  session: GameSession,
  roundNo: string,
  act: RoundAct,
  now: EpochMs,
): Promise<RoundRow> {
  const row = await selectRounds(trx, session).where('round_no', '=', roundNo).executeTakeFirst();
  if (!row) throw new PlayError('no-such-round');
  if (row.ended_at !== null) return row;
  const { kind } = stepOf(row).detail;
  if ((act.action === 'draw') !== (kind === 'cards')) throw new PlayError('no-such-round');
  const step =
    act.action === 'draw'
      ? drawRound(stepOf(row).detail, row.bet, act.held)
      : cashOut(stepOf(row), row.bet, now);
  if (step.win === null) throw new PlayError('too-early');
  // A demo's coins belong to the session that continues it.
  return endRound(trx, session.is_demo ? { ...row, session_id: session.id } : row, step, now);
}

/** Ends a round that is due. */
export async function settleIfDue(trx: Trx, row: RoundRow, now: EpochMs): Promise<RoundRow> {
  if (row.ended_at !== null) return row;
  const step = riseAt(stepOf(row), row.bet, now);
  return step.win === null ? row : endRound(trx, row, step, now);
}

/** Leaving cashes out a rising round where it is; cards wait for their player. */
export async function leaveRound(trx: Trx, row: RoundRow, now: EpochMs): Promise<RoundRow> {
  const step = cashOut(stepOf(row), row.bet, now);
  return step.win === null ? row : endRound(trx, row, step, now);
}

async function endRound(
  trx: Trx,
  row: RoundRow,
  { detail, win }: RoundStep,
  now: EpochMs,
): Promise<RoundRow> {
  if (win === null) throw new Error(`round ${row.round_no} is not over`);
  const stake = stakeOf(row, now);
  await payWin(trx, stake, win, outOf(detail));
  const { coin } = await playBalance(trx, stake);
  return trx
    .updateTable('game_round')
    .where('id', '=', row.id)
    .set({
      detail: JSON.stringify(detail),
      win,
      balance_after: coin,
      due_at: null,
      ended_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
