import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { makeVipLevels } from '#server/demo/seed/vip-levels.ts';
import { earnedLevel, levelAfter } from '#server/vip/ladder.ts';
import { marketMonth, marketWeek } from '#server/vip/periods.ts';

const ladder = makeVipLevels();
const earned = (recharge: number, bets: number) =>
  earnedLevel(ladder, { recharge: fromCoins(recharge), bets: fromCoins(bets) });

describe('the VIP ladder', () => {
  it.each([
    [0, 0, 0],
    [499, 1_000_000, 0],
    [500, 4_999, 0],
    [500, 5_000, 1],
    [1_000_000_000, 4_999, 0],
    [1_000_000_000, 20_000, 2],
    [10_000, 1_000_000_000, 3],
    [30_000_000, 300_000_000, 10],
  ])('requires both recharge and bets: %i and %i make level %i', (recharge, bets, level) => {
    expect(earned(recharge, bets)).toBe(level);
  });

  it('is climbed in order, in whatever order it is listed', () => {
    const merit = { recharge: fromCoins(2_000), bets: fromCoins(20_000) };
    expect(earnedLevel(ladder.toReversed(), merit)).toBe(2);
    expect(levelAfter(ladder.toReversed(), 2)?.level).toBe(3);
    expect(levelAfter(ladder, 10)).toBeUndefined();
    expect(earnedLevel([], merit)).toBe(0);
  });
});

describe('weeks and months of a market', () => {
  const at = (text: string) => epochMs(Date.parse(text));

  it('change on Monday and on the first, at midnight of the market', () => {
    // Sunday 22 November 2026, 23:59:59 in Manila.
    const sunday = at('2026-11-22T15:59:59Z');
    expect(marketWeek('ph', sunday).endsAt).toBe(at('2026-11-22T16:00:00Z'));
    expect(marketWeek('ph', epochMs(sunday + 1000)).endsAt).toBe(at('2026-11-29T16:00:00Z'));
    expect(marketWeek('th', epochMs(sunday + 1000)).endsAt).toBe(at('2026-11-22T17:00:00Z'));
    expect(marketMonth('ph', sunday).endsAt).toBe(at('2026-11-30T16:00:00Z'));
    expect(marketMonth('ph', at('2026-12-31T15:00:00Z')).endsAt).toBe(at('2026-12-31T16:00:00Z'));
    expect(marketMonth('th', at('2027-02-01T00:00:00Z')).endsAt).toBe(at('2027-02-28T17:00:00Z'));
  });

  it('have unique names', () => {
    const days = Array.from({ length: 800 }, (_, day) =>
      epochMs(Date.UTC(2026, 0, 1, 3) + day * 86_400_000),
    );
    const weeks = days.map((day) => marketWeek('ph', day));
    const months = days.map((day) => marketMonth('ph', day));
    expect(new Set(weeks.map(({ name }) => name)).size).toBe(115);
    expect(new Set(weeks.map(({ endsAt }) => endsAt)).size).toBe(115);
    expect(new Set(months.map(({ name }) => name)).size).toBe(27);
    expect(new Set(months.map(({ endsAt }) => endsAt)).size).toBe(27);
  });
});
