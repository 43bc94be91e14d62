/** The money of a round: the ledger, or the coins of a demo. */
import { PlayError } from '#server/game/play/play-error.ts';
import { coinsFrom, InsufficientBalance, post } from '#server/money/ledger/post.ts';
import { selectBalances } from '#server/money/ledger/wallets.ts';
import type { RequirementSource } from '#server/money/wagering/requirements.ts';
import { sql } from 'kysely';
import { countBet, OnlyBonusLeft } from '#server/money/wagering/count-bet.ts';
import { countRound } from '#server/money/wagering/count-round.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface Stake {
  roundNo: string;
  playerId: number;
  sessionId: string;
  isDemo: boolean;
  now: EpochMs;
}

export interface PlayBalance {
  coin: MinorUnits;
  /** The part of `coin` that comes from bonuses and cannot be bet. */
  waiting: MinorUnits;
  /** The bets that deposits still ask for; they come before those of bonuses. */
  depositBets: MinorUnits;
  /** The bets that bonuses still ask for. */
  bonusBets: MinorUnits;
  /** Grows with every entry; 0 in a demo, which has no ledger. */
  seq: number;
}

/**
 * Takes the bet. Coins of an unearned bonus cannot be bet.
 * @param betShare percent that counts towards bonuses, where the game has its own
 * @throws PlayError balance-short, bonus-waits; the transaction can only roll back then
 */
export async function takeBet(
  trx: Trx,
  stake: Stake,
  bet: MinorUnits,
  typeId: number,
  betShare?: number,
): Promise<void> {
  try {
    await move(trx, stake, 'bet', subtract(ZERO, bet));
    if (!stake.isDemo) await countBet(trx, { ...stake, typeId, betShare, bet });
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new PlayError('balance-short');
    throw error instanceof OnlyBonusLeft ? new PlayError('bonus-waits') : error;
  }
}

/**
 * Pays a win, once per round. A win of 0 moves nothing, but the round still counts.
 * @param outAt where it was cashed out, see `RoundToCount`
 */
export async function payWin(
  trx: Trx,
  stake: Stake,
  win: MinorUnits,
  outAt: number | null,
): Promise<void> {
  if (win > 0) await move(trx, stake, 'win', win);
  if (!stake.isDemo) await countRound(trx, { ...stake, win, outAt });
}

async function move(
  trx: Trx,
  { roundNo, playerId, sessionId, isDemo, now }: Stake,
  kind: 'bet' | 'win',
  amount: MinorUnits,
): Promise<void> {
  if (!isDemo) {
    await post(trx, {
      kind,
      reference: roundNo,
      entries: coinsFrom('house:play', playerId, amount),
      now,
    });
    return;
  }
  const moved = await trx
    .updateTable('game_session')
    .where('id', '=', sessionId)
    .where('demo_coin', '>=', subtract(ZERO, amount))
    .set((eb) => ({ demo_coin: eb('demo_coin', '+', amount) }))
    .returning('id')
    .executeTakeFirst();
  // A win after its session was swept is dropped.
  if (!moved && kind === 'bet') throw new PlayError('balance-short');
}

/** The player's balance for playing. */
export async function playBalance(
  trx: Trx,
  { playerId, sessionId, isDemo }: Pick<Stake, 'playerId' | 'sessionId' | 'isDemo'>,
): Promise<PlayBalance> {
  if (!isDemo) {
    const { coin, waiting, seq, depositBets, bonusBets } = await selectBalances(trx, playerId)
      .select([missingBets('deposit').as('depositBets'), missingBets('bonus').as('bonusBets')])
      .executeTakeFirstOrThrow();
    return { coin, waiting, depositBets, bonusBets, seq };
  }
  const session = await trx
    .selectFrom('game_session')
    .where('id', '=', sessionId)
    .select('demo_coin')
    .executeTakeFirst();
  const coin = session?.demo_coin ?? ZERO;
  return { coin, waiting: ZERO, depositBets: ZERO, bonusBets: ZERO, seq: 0 };
}

const missingBets = (source: RequirementSource) =>
  sql<MinorUnits>`(
    select coalesce(sum(need - done), 0)::bigint from wager_requirement
    where wager_requirement.player_id = player.id and state = 'open' and source = ${source})`;
