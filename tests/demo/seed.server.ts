import { makeBanners } from '#server/demo/seed/banners.ts';
import { AVATAR_COUNT, makeBigWins, makeLuckyRank } from '#server/demo/seed/big-wins.ts';
import { makeGames } from '#server/demo/seed/games.ts';
import type { SeedGame } from '#server/demo/seed/games.ts';
import { makeInviteCondition } from '#server/demo/seed/invite-conditions.ts';
import { MARKETS } from '#shared/market/market.ts';
import { makeNotices } from '#server/demo/seed/notices.ts';
import { makePayChannels } from '#server/demo/seed/pay-channels.ts';
import { makeGameTypes, PROVIDERS } from '#server/demo/seed/providers.ts';
import { createRandom, hashText } from '#server/core/random.ts';
import { FIRST_TIER_ID } from '#server/accumulated-recharge/season.ts';
import { makeRechargeItems } from '#server/demo/seed/recharge-items.ts';
import { makeServices } from '#server/demo/seed/services.ts';
import { makeSocialMedia } from '#server/demo/seed/social.ts';
import { makeTasks } from '#server/demo/seed/tasks.ts';
import { makeVipLevels } from '#server/demo/seed/vip-levels.ts';
import { makeWebConfig } from '#server/demo/seed/web-config.ts';
import { isCurrencyReward, isOwnable } from '#shared/reward/reward.ts';
import { kindOfType, percentOfBps, termsFor } from '#server/game/rules/kinds.ts';
import { STEPS } from '#server/task/task-kinds.ts';
import { BLOCKED_WORDS, REAL_TITLES } from '#server/demo/seed/words/english.ts';
import { wireGame } from '#shared/game/contract.ts';
import { customerServices } from '#shared/lobby/contract.ts';
import { readStrictly } from '#shared/wire/tolerance.ts';
import { payChannel, rechargeItem } from '#shared/deposit/trade-contract.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { webConfig } from '#shared/lobby/web-config-contract.ts';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const NOW = Date.UTC(2026, 10, 20);
const THAI = /[\u0E00-\u0E7F]/;

const countBy = <T>(items: readonly T[], key: (item: T) => string | number) =>
  items.reduce<Record<string, number>>((counts, item) => {
    counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
  }, {});

const issuesOf = (schema: v.GenericSchema, value: unknown): string[] => {
  const read = readStrictly(schema, value);
  return read.success ? [] : read.issues.map((issue) => issue.message);
};

describe('random', () => {
  it('repeats for a seed, and differs between seeds', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(hashText('parola')).toBe(hashText('parola'));
  });

  it('draws whole numbers within their bounds, and reaches both', () => {
    const random = createRandom('bounds');
    const drawn = new Set(Array.from({ length: 400 }, () => random.int(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });
});

describe.each(MARKETS)('games of %s', (market) => {
  const games = makeGames({ market, count: 5000, now: NOW });
  const usual = games.slice(0, 420);

  it('are the same every time, and a prefix of any larger catalogue', () => {
    expect(makeGames({ market, count: 420, now: NOW })).toEqual(usual);
    expect(makeGames({ market, count: 31, now: NOW })).toEqual(games.slice(0, 31));
  });

  it('have unique ids, names and places at 5,000', () => {
    for (const key of ['id', 'name', 'sort'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(5000);
    }
  });

  it('fit the wire contract', () => {
    expect(games.flatMap((game) => issuesOf(wireGame, game))).toEqual([]);
  });

  it('have no numbered, blocked or real titles', () => {
    const bad = games.filter(({ name }) => {
      const low = name.toLowerCase();
      return (
        /\d/.test(name) ||
        name.trim() !== name ||
        REAL_TITLES.has(low) ||
        BLOCKED_WORDS.some((word) => low.includes(word))
      );
    });
    expect(bad.map((game) => game.name)).toEqual([]);
  });

  it('are spread over categories and studios as planned', () => {
    const byType = countBy(usual, (game) => game.typeId);
    expect(byType).toEqual({ 1: 231, 2: 38, 3: 50, 4: 17, 5: 34, 6: 50 });
    const byBrand = countBy(usual, (game) => game.brandId);
    expect(Object.keys(byBrand)).toHaveLength(19);
    expect(byBrand[12]).toBeUndefined();
    expect(byBrand[1]).toBe(66);
    expect(byBrand[17]).toBe(4);
    const sportsStudios = countBy(
      usual.filter((game) => game.typeId === 4),
      (game) => game.brandId,
    );
    expect(Object.keys(sportsStudios)).toEqual(['5', '19']);
  });

  it('include hot games that are shown and open, hidden ones, and some in maintenance', () => {
    const hot = usual.filter((game) => game.hot === 1);
    expect(hot).toHaveLength(28);
    expect(hot.every((game) => game.showType === 0 && game.status === 1)).toBe(true);
    expect(new Set(hot.map((game) => game.hotSort)).size).toBe(28);
    const hotOrder = hot.map((game) => game.hotSort);
    expect(hotOrder).not.toEqual([...hotOrder].sort((a, b) => a - b));
    const share = (test: (game: SeedGame) => boolean): number =>
      usual.filter(test).length / usual.length;
    expect(share((game) => game.showType === 1)).toBeGreaterThan(0.02);
    expect(share((game) => game.showType === 1)).toBeLessThan(0.07);
    expect(share((game) => game.status === 0)).toBeGreaterThan(0.01);
    expect(share((game) => game.status === 0)).toBeLessThan(0.06);
  });

  it('have plausible numbers', () => {
    for (const game of games) {
      expect(game.rtp).toBeGreaterThanOrEqual(94);
      expect(game.rtp).toBeLessThanOrEqual(99);
      expect(game.minBet).toBeLessThan(game.maxBet);
      expect(game.minBet % 100).toBe(0);
      expect(game.releasedAt).toBeLessThanOrEqual(NOW);
      expect(game.name.length).toBeLessThanOrEqual(42);
    }
  });
});

describe('rewards', () => {
  it('all have an effect by a rule', () => {
    const given = [
      ...makeTasks().flatMap(({ rewards }) => rewards),
      ...STEPS.flatMap(({ rewards }) => rewards),
      ...makeRechargeItems('ph').flatMap(({ props }) => props),
    ];
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter((reward) => !isCurrencyReward(reward) && !isOwnable(reward))).toEqual([]);
  });
});

describe('the facts stated about a game', () => {
  const games = makeGames({ market: 'ph', count: 420, now: NOW });

  it('are true for the kind of game that opens', () => {
    const facts = {
      reels: { features: ['ten-lines', 'wilds', 'provably-fair'], volatility: 2 },
      cards: { features: ['hold-and-draw', 'provably-fair'], volatility: 3 },
      fishing: { features: ['aimed-shots', 'fixed-odds', 'provably-fair'] },
      match: { features: ['result-and-goals', 'fixed-odds', 'provably-fair'] },
      duel: { features: ['high-card', 'half-back-on-tie', 'provably-fair'] },
      rise: { features: ['multiplier', 'auto-cash-out', 'provably-fair'] },
    };
    for (const { typeId, features, volatility, orientation, rtp } of games) {
      const stated = { features, ...(volatility !== undefined && { volatility }) };
      expect(stated).toEqual(facts[kindOfType(typeId)]);
      expect(rtp).toBe(percentOfBps(termsFor(kindOfType(typeId), rtp).returnBps));
      expect(orientation).toBe(0);
    }
  });

  it('include no jackpot, and no name that suggests a game of another kind', () => {
    const others = /baccarat|roulette|blackjack|sic bo|mahjong|bingo|keno|mines|basketball|boxing/i;
    const duel = /dragon tiger|duel|high card/i;
    const football = /football|goal|kick|striker/i;
    expect(games.filter((game) => 'jackpot' in game)).toEqual([]);
    const wrong = games.filter(
      ({ name, typeId }) =>
        others.test(name) ||
        (duel.test(name) && typeId !== 5) ||
        football.test(name) !== (typeId === 4),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('makes 5,000 games in under 300 ms of processor time', () => {
    const work = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      makeGames({ market: 'th', count: 5000, now: NOW });
      return process.cpuUsage(before).user;
    });
    expect(Math.min(...work)).toBeLessThan(300_000);
  });

  it('writes every name of a market in one script, as they stand in one grid', () => {
    const thai = makeGames({ market: 'th', count: 420, now: NOW });
    expect(thai.every(({ name }) => THAI.test(name) && !/[a-z]/i.test(name))).toBe(true);
    const philippine = makeGames({ market: 'ph', count: 420, now: NOW });
    expect(philippine.some((game) => THAI.test(game.name))).toBe(false);
  });

  it('has the same ids, studios and versions in both markets', () => {
    const strip = (game: SeedGame) => ({ ...game, name: '' });
    expect(makeGames({ market: 'th', count: 420, now: NOW }).map(strip)).toEqual(
      makeGames({ market: 'ph', count: 420, now: NOW }).map(strip),
    );
  });
});

describe('providers and types', () => {
  it('are 1 to 20 without 12, in another order than their ids', () => {
    const ids = PROVIDERS.map((provider) => provider.id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => i + 1).filter((id) => id !== 12));
    expect(new Set(PROVIDERS.map((provider) => provider.name)).size).toBe(19);
    const sorted = [...PROVIDERS].sort((a, b) => a.sort - b.sort).map((provider) => provider.id);
    expect(sorted).not.toEqual(ids);
    expect(new Set(PROVIDERS.map((provider) => provider.sort)).size).toBe(19);
  });

  it('share one mark among 2, 16 and 20 only', () => {
    const marks = countBy(PROVIDERS, (provider) => provider.mark);
    expect(Object.entries(marks).filter(([, count]) => count > 1)).toEqual([['star', 3]]);
  });

  it('include all six types, with an order, in every market', () => {
    for (const market of MARKETS) {
      expect(
        makeGameTypes(market)
          .map((type) => type.sort)
          .sort(),
      ).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});

describe.each(MARKETS)('web config of %s', (market) => {
  const games = makeGames({ market, count: 420, now: NOW });
  const config = makeWebConfig(market, games, 'https://play.example');

  it('fits the wire contract without a fallback [data.web-config] [data.customer-service]', () => {
    expect(issuesOf(webConfig, { ...config, publicKey: 'key' })).toEqual([]);
    expect(makePayChannels(market).flatMap((one) => issuesOf(payChannel, one))).toEqual([]);
    expect(makeRechargeItems(market).flatMap((one) => issuesOf(rechargeItem, one))).toEqual([]);
    const queue = { appCustomerServiceQueue: makeServices(market) };
    expect(issuesOf(customerServices, queue)).toEqual([]);
  });

  it('has banners of every click type, in unsorted order [data.banner]', () => {
    const banners = makeBanners(market);
    expect(banners.length).toBeGreaterThanOrEqual(8);
    expect(new Set(banners.map((banner) => banner.clickType))).toEqual(new Set([0, 1, 2, 3]));
    const actions = new Set(banners.filter((b) => b.clickType === 1).map((b) => b.clickAction));
    for (const action of ['4', '15', '20', '21', '22', '28', '10000']) {
      expect(actions).toContain(action);
    }
    const order = banners.map((banner) => banner.sort);
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
    const opened = banners.find((banner) => banner.clickType === 2)?.clickAction;
    expect(games.find((game) => String(game.id) === opened)?.hot).toBe(1);
    expect(banners.find((banner) => banner.clickType === 3)?.clickAction).toMatch(/^https:\/\//);
  });

  it('has at least two notices of each type, with HTML and a button', () => {
    const notices = makeNotices(market);
    const byType = countBy(notices, (notice) => notice.noticeType);
    expect(byType[1]).toBeGreaterThanOrEqual(2);
    expect(byType[2]).toBeGreaterThanOrEqual(2);
    for (const notice of notices) {
      expect(notice.content).toMatch(/^<p>.*<\/p>$|<\/ul>$/);
      expect(notice.buttonTitle).not.toBe('');
    }
  });

  it('writes its texts in the language of the market', () => {
    const texts = [
      ...makeNotices(market).flatMap((one) => [one.title, one.content, one.buttonTitle]),
      ...makeBanners(market).map((one) => one.title),
      ...makeServices(market).map((one) => one.name),
      ...makePayChannels(market).map((one) => one.name),
      config.responsible?.tagline ?? '',
    ];
    for (const one of texts) expect(THAI.test(one)).toBe(market === 'th');
  });

  it('has one service offline and props for every reward of a task', () => {
    expect(makeServices(market).filter((one) => one.online === 0)).toHaveLength(1);
    const rewardIds = makeTasks().flatMap((task) => task.rewards.map((reward) => reward.id));
    for (const id of rewardIds) expect(config.appPropConfigMap).toHaveProperty(String(id));
  });

  it('aliases only games that are shown', () => {
    const shown = new Set(games.filter((game) => game.showType === 0).map((game) => game.id));
    const aliased = Object.values(config.searchAliases ?? {}).flat();
    expect(aliased.length).toBeGreaterThan(20);
    expect(aliased.every((id) => shown.has(id))).toBe(true);
  });

  it('masks the phone numbers of big winners, and lists them newest first [data.jackpot]', () => {
    const wins = makeBigWins(market, NOW, games);
    const mask = market === 'ph' ? /^09\*{5}\d{4}$/ : /^0[689]\*{5}\d{3}$/;
    for (const win of wins) expect(win.phone).toMatch(mask);
    const times = wins.map((win) => win.time);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.every((time) => time < NOW)).toBe(true);
    expect(makeBigWins(market, NOW + 20_000, games)).toEqual(wins);
    const rank = makeLuckyRank(market, 1);
    expect(rank).toHaveLength(20);
    expect(rank.every(({ avatar }) => avatar >= 1 && avatar <= AVATAR_COUNT)).toBe(true);
  });
});

describe('the seed for activities and money', () => {
  it('lists known and unknown social entries, and one without an address, as JSON text', () => {
    const entries = JSON.parse(makeSocialMedia('ph')) as { id: string; url: string }[];
    const known = ['facebook02', 'telegram02', 'INSTAGRAM', 'TIKTOK', 'TWITCH', 'YOUTUBE'];
    for (const id of known) expect(entries.map((entry) => entry.id)).toContain(id);
    expect(entries.filter((entry) => entry.url === '').map((entry) => entry.id)).toEqual([
      'TWITCH',
    ]);
    expect(entries.some((entry) => !known.includes(entry.id))).toBe(true);
  });

  it('has all thirteen task types', () => {
    const types = new Set(makeTasks().map((task) => task.type));
    expect([...types].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it('has the default VIP ladder', () => {
    const levels = makeVipLevels();
    expect(levels).toHaveLength(11);
    expect(levels[0]).toMatchObject({
      needRecharge: 0,
      needBet: 0,
      withdrawCount: 1,
      withdrawMax: 500_000,
      withdrawDayMax: 500_000,
    });
    expect(levels[5]).toMatchObject({
      needRecharge: 10_000_000,
      needBet: 100_000_000,
      withdrawCount: 5,
      withdrawMax: 5_000_000,
      withdrawDayMax: 25_000_000,
    });
    expect(levels[10]).toMatchObject({
      needRecharge: 3_000_000_000,
      needBet: 30_000_000_000,
      withdrawCount: 15,
      withdrawMax: 5_000_000,
      withdrawDayMax: 75_000_000,
    });
  });

  it('numbers the kinds of recharge items as the specification does, and uses no other [enum.recharge-kind]', () => {
    expect(Object.entries(RECHARGE_KIND)).toEqual([
      ['collection', 1],
      ['ticket', 2],
      ['coin', 3],
      ['shop', 4],
      ['prop', 5],
      ['buyProp', 6],
      ['collection2', 7],
      ['collection3', 8],
      ['event2023', 9],
      ['tier', 12],
    ]);
    const known = new Set<number>(Object.values(RECHARGE_KIND));
    expect(makeRechargeItems('ph').filter(({ type }) => !known.has(type))).toEqual([]);
  });

  it('has rising tiers of this season, and tiers of past seasons', () => {
    const tiers = makeRechargeItems('ph').filter((item) => item.type === RECHARGE_KIND.tier);
    const season = tiers.filter((tier) => tier.id >= FIRST_TIER_ID);
    expect(season).toHaveLength(10);
    expect(tiers.length).toBeGreaterThan(season.length);
    const prices = season.map((tier) => tier.price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(season.every((tier) => tier.showLimit < tier.price)).toBe(true);
  });

  it('sells three sign-in cards that fit a calendar of 30 cells [enum.sign-in-card]', () => {
    const cards = makeRechargeItems('th').filter((item) => item.type === RECHARGE_KIND.buyProp);
    expect(cards.map((card) => card.id)).toEqual([6004, 6005, 6006]);
    expect(cards.every((card) => (card.days ?? 99) <= 30)).toBe(true);
  });

  it('has a wheel of eight segments', () => {
    const segments = makeInviteCondition().bonus.map(
      (text) => JSON.parse(text) as { index: number; amount: number },
    );
    expect(segments.map((segment) => segment.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(segments.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
  });
});
