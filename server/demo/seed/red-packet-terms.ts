import { fromCoins } from '#shared/money/money.ts';
import { USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import type { RedPacketTerms } from '#server/catalogue/documents.ts';

/** Level, bonus and lowest VIP level; the game level is the level's own number. */
const LEVELS: readonly (readonly [level: number, bonus: number, vip: number])[] = [
  [1, 10, 0],
  [2, 20, 0],
  [3, 38, 1],
  [4, 70, 1],
  [5, 150, 2],
  [6, 300, 3],
];

const RECHARGES: readonly (readonly [id: number, price: number, bonus: number])[] = [
  [1, 100, 10],
  [2, 500, 40],
  [3, 2000, 200],
];

/** All-time bets for money, in coins, for game level 1 and up. */
const GAME_LEVEL_BETS: readonly number[] = [200, 1000, 5000, 20_000, 100_000, 300_000];

/** With the first withdrawal of 50, all bonuses add up to the packet's total, 888 (`red-packet.ts`). */
export const makeRedPacketTerms = (): RedPacketTerms => ({
  levels: LEVELS.map(([level, bonus, needVip]) => ({
    level,
    bonus: fromCoins(bonus),
    needVip,
    needGameLevel: level,
  })),
  recharges: RECHARGES.map(([id, price, bonus]) => ({
    id,
    price: fromCoins(price),
    bonus: fromCoins(bonus),
  })),
  gameLevelBets: GAME_LEVEL_BETS.map(fromCoins),
  betRate: USUAL_RULES.betTimes,
  minWithdraw: fromCoins(20),
  withdrawalsADay: 1,
});
