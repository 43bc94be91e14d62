import { randomUUID } from 'node:crypto';
import { statementOf } from '#server/core/database/parts.ts';
import { sql } from 'kysely';
import { bookBet, payWin, readPlayMoney } from '#server/game/play/stakes.ts';
import { countedBetParts } from '#server/money/wagering/count-bet.ts';
import { lapseIfPlayedDown } from '#server/money/wagering/lapse.ts';
import { shareOf, USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface PlayedMoney {
  playerId: number;
  typeId: number;
  bet: MinorUnits;
  win: MinorUnits;
  /** True when the round ends in a call of its own, as those of cards; else with its bet, as those of reels. */
  isOpen: boolean;
  now: EpochMs;
}

/** Books the money of a round as a game does, without the game. */
export async function playMoney(
  trx: Trx,
  { playerId, typeId, bet, win, isOpen, now }: PlayedMoney,
): Promise<void> {
  const roundNo = randomUUID();
  const { parts, isPlayedDown } = bookBet(
    { roundNo, playerId, now },
    await readPlayMoney(trx, playerId),
    {
      bet,
      typeId,
      share: shareOf(USUAL_RULES, typeId),
      market: 'ph',
      win: isOpen ? null : win,
      counts: true,
    },
  );
  await statementOf(parts, sql`select`).execute(trx);
  if (isPlayedDown) await lapseIfPlayedDown(trx, playerId, now, roundNo);
  const stake = { roundNo, playerId, sessionId: '', isDemo: false, now };
  if (isOpen) await payWin(trx, stake, win, null);
}

/** Counts a bet for the day's play and VIP, without its money. */
export async function countBet(
  trx: Trx,
  bet: { playerId: number; typeId: number; bet: MinorUnits; roundNo: string; now: EpochMs },
): Promise<void> {
  const planned = { fromLocked: ZERO, takenFrom: [], open: [] };
  const parts = countedBetParts({ ...bet, share: 0, market: 'ph' }, planned, null);
  await statementOf(parts, sql`select`).execute(trx);
}
