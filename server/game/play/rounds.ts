import { PlayError } from '#server/game/play/play-error.ts';
import { payWin, playBalance, type Stake } from '#server/game/play/stakes.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import {
  cashOut,
  drawRound,
  outOf,
  riseAt,
  type RoundDetail,
  type RoundStep,
} from '#server/game/rules/round.ts';
import type { GameRoundTable } from '#server/core/database/game-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Selectable } from 'kysely';

export type RoundRow = Selectable<GameRoundTable>;

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
export const kindToOpen = (open: Pick<RoundRow, 'detail'> | null, typeId: number): GameKind =>
  open ? (open.detail as RoundDetail).kind : kindOfType(typeId);

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
  // Not by its id: the newest ids of all players share a page, where each new round would conflict.
  return trx
    .updateTable('game_round')
    .where('round_no', '=', row.round_no)
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
