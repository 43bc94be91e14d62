/** The money of a round: the ledger, or the coins of a demo. */
import { PlayError } from '#server/game/play/play-error.ts';
import type { Parts } from '#server/core/database/parts.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { postingParts } from '#server/money/ledger/posting-parts.ts';
import { sql, type RawBuilder } from 'kysely';
import { countedBetParts } from '#server/money/wagering/count-bet.ts';
import { countRound } from '#server/money/wagering/count-round.ts';
import { isPlayedDown } from '#server/money/wagering/lapse.ts';
import { OnlyBonusLeft, planBet, planRound } from '#server/money/wagering/plan-bet.ts';
import { requirementsPart, selectOpen } from '#server/money/wagering/requirements.ts';
import {
  waitingCoins,
  type OpenRequirement,
  type RequirementSource,
} from '#server/money/wagering/share-bet.ts';
import type { Market } from '#shared/market/market.ts';
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
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

/** A player's money, as a bet needs it. */
export interface PlayMoney {
  /** Of the coins. */
  walletId: number;
  coin: MinorUnits;
  safebox: MinorUnits;
  hold: MinorUnits;
  seq: number;
  /** Oldest first. */
  open: readonly OpenRequirement[];
}

/** Reads it as one value of a larger statement. */
export const selectPlayMoney = (playerId: number): RawBuilder<PlayMoney> =>
  sql`(select json_build_object(
      'walletId', max(id) filter (where kind = 'coin'),
      'coin', max(balance) filter (where kind = 'coin'),
      'safebox', max(balance) filter (where kind = 'safebox'),
      'hold', max(balance) filter (where kind = 'hold'),
      'seq', sum(seq),
      'open', ${selectOpen(playerId)})
    from wallet where player_id = ${playerId})`;

export async function readPlayMoney(trx: Trx, playerId: number): Promise<PlayMoney> {
  const { rows } = await sql<{ money: PlayMoney }>`
    select ${selectPlayMoney(playerId)} as money`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('no money was read');
  return row.money;
}

/** A bet for money, and the end of its round when it is over at once. */
export interface MoneyBet {
  bet: MinorUnits;
  /** The game's type (spec §3). */
  typeId: number;
  /** Percent that counts towards bonuses. */
  share: number;
  market: Market;
  /** Null while the round is open: `payWin` ends it. */
  win: MinorUnits | null;
  /** False when the round is too safe to count, see `isTooSafe`. */
  counts: boolean;
}

/** The parts of the statement that books a bet, and the money after it. */
export interface BookedBet {
  parts: Parts;
  after: PlayMoney;
  /** True when nothing is left to wager: `lapseIfPlayedDown` follows. */
  isPlayedDown: boolean;
}

/**
 * Plans the booking of a bet. Coins of an unearned bonus cannot be bet.
 * @throws PlayError balance-short, bonus-waits
 */
export function bookBet(
  { roundNo, playerId, now }: Omit<Stake, 'isDemo' | 'sessionId'>,
  before: PlayMoney,
  { bet, typeId, share, market, win, counts }: MoneyBet,
): BookedBet {
  const { walletId, coin, open } = before;
  if (coin < bet) throw new PlayError('balance-short');
  const taken = planned(() => planBet(open, bet, coin));
  const { takenFrom } = taken;
  const ended =
    win === null
      ? null
      : planRound(taken.open, { bet, win, takenFrom, share: counts ? share : null });
  const moves = [
    { kind: 'bet' as const, amount: subtract(ZERO, bet) },
    ...(win === null || win === ZERO ? [] : [{ kind: 'win' as const, amount: win }]),
  ];
  const after = {
    ...before,
    coin: add(subtract(coin, bet), win ?? ZERO),
    seq: before.seq + moves.length,
    open: ended?.open ?? taken.open,
  };
  return {
    parts: {
      ...postingParts({ walletId, house: 'house:play', reference: roundNo, moves, now }),
      ...countedBetParts(
        { playerId, roundNo, bet, typeId, share, market, now },
        taken,
        ended?.progress ?? null,
      ),
      requirement: requirementsPart(open, after.open, now),
    },
    after,
    isPlayedDown:
      ended !== null && open.length > 0 && isPlayedDown({ ...after, waiting: waitingOf(after) }),
  };
}

function planned<Plan>(plan: () => Plan): Plan {
  try {
    return plan();
  } catch (error) {
    throw error instanceof OnlyBonusLeft ? new PlayError('bonus-waits') : error;
  }
}

/** Takes the bet of a demo. @throws PlayError balance-short */
export async function takeDemoBet(trx: Trx, stake: Stake, bet: MinorUnits): Promise<void> {
  const isTaken = await moveDemoCoins(trx, stake, subtract(ZERO, bet));
  if (!isTaken) throw new PlayError('balance-short');
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
  const { roundNo, playerId, isDemo, now } = stake;
  if (isDemo) {
    // A win after its session was swept is dropped.
    if (win > 0) await moveDemoCoins(trx, stake, win);
    return;
  }
  if (win > 0) {
    const entries = coinsFrom('house:play', playerId, win);
    await post(trx, { kind: 'win', reference: roundNo, entries, now });
  }
  await countRound(trx, { ...stake, win, outAt });
}

/** @returns false when the session has fewer coins, or is gone */
async function moveDemoCoins(trx: Trx, { sessionId }: Stake, amount: MinorUnits): Promise<boolean> {
  const moved = await trx
    .updateTable('game_session')
    .where('id', '=', sessionId)
    .where('demo_coin', '>=', subtract(ZERO, amount))
    .set((eb) => ({ demo_coin: eb('demo_coin', '+', amount) }))
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The player's balance for playing. */
export async function playBalance(
  trx: Trx,
  { playerId, sessionId, isDemo }: Pick<Stake, 'playerId' | 'sessionId' | 'isDemo'>,
): Promise<PlayBalance> {
  if (!isDemo) return balanceOf(await readPlayMoney(trx, playerId));
  const session = await trx
    .selectFrom('game_session')
    .where('id', '=', sessionId)
    .select('demo_coin')
    .executeTakeFirst();
  const coin = session?.demo_coin ?? ZERO;
  return { coin, waiting: ZERO, depositBets: ZERO, bonusBets: ZERO, seq: 0 };
}

/** The balance that a game's page shows. */
export function balanceOf(money: PlayMoney): PlayBalance {
  const { coin, seq, open } = money;
  const missing = (wanted: RequirementSource): MinorUnits =>
    add(
      ...open
        .filter(({ source }) => source === wanted)
        .map(({ need, done }) => subtract(need, done)),
    );
  const [depositBets, bonusBets] = [missing('deposit'), missing('bonus')];
  return { coin, waiting: waitingOf(money), depositBets, bonusBets, seq };
}

function waitingOf({ coin, open }: Pick<PlayMoney, 'coin' | 'open'>): MinorUnits {
  const waiting = waitingCoins(open.filter(({ need, done }) => done < need));
  return waiting < coin ? waiting : coin;
}
