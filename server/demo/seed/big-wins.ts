import { fromCoins } from '#shared/money/money.ts';
import type { SeedGame } from './games.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import { createRandom } from '#server/core/random.ts';
import type { Random } from '#server/core/random.ts';

/** A jackpot entry (spec §3): masked phone, hundredths, and where and when. */
export interface SeedBigWin {
  phone: string;
  amount: number;
  gameId: number;
  time: number;
}

/** A lucky rank entry (spec §3): avatar number, masked phone, hundredths. */
export interface SeedLuckyRank {
  avatar: number;
  phone: string;
  amount: number;
}

/** Number of generated avatars, numbered from 1. */
export const AVATAR_COUNT = 12;

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** A masked mobile as in lists: `09*****1234` in the Philippines, `08*****123` in Thailand. */
export function maskedPhone(market: Market, random: Random): string {
  return market === 'ph'
    ? `09*****${digits(random, 4)}`
    : `0${random.pick([6, 8, 9])}*****${digits(random, 3)}`;
}

/** Many modest wins and a few large ones, in hundredths. */
function winAmount(random: Random): number {
  const skewed = random.next() ** 3;
  return fromCoins(800 + Math.floor(skewed * 92_000)) + random.int(0, 99);
}

/** `jackpotList`: recent big wins on shown games, newest first; the same within a minute. */
export function makeBigWins(
  market: Market,
  now: number,
  games: readonly SeedGame[],
  count = 24,
): SeedBigWin[] {
  const shown = games.filter((game) => game.showType === 0);
  if (shown.length === 0) return [];
  const minute = Math.floor(now / MINUTE_MS);
  let time = minute * MINUTE_MS;
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`win ${market} ${minute} ${index}`);
    time -= random.int(1, 14) * MINUTE_MS;
    return {
      phone: maskedPhone(market, random),
      amount: winAmount(random),
      gameId: random.pick(shown).id,
      time,
    };
  });
}

/** `luckyRankList`: at most 20 lucky players, best first. */
export function makeLuckyRank(market: Market, day: number, count = 20): SeedLuckyRank[] {
  const random = createRandom(`rank ${market} ${day}`);
  return Array.from({ length: Math.min(count, 20) }, () => ({
    avatar: random.int(1, AVATAR_COUNT),
    phone: maskedPhone(market, random),
    amount: fromCoins(random.int(20, 60) * 10),
  })).sort((a, b) => b.amount - a.amount);
}
