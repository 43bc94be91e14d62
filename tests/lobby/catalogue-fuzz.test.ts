/** A broken field in the game list costs at most one card, never the lobby. */
import { toGames } from '#api/lobby-wire.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { arrangeCatalogue, gamesOf, likedGames } from '#shared/lobby/catalogue.ts';
import { epochMs } from '#shared/time/duration.ts';
import { gameIconUrl, isNewGame, type Game } from '#shared/game/game.ts';
import { formatMoney, isMinorUnits } from '#shared/money/money.ts';
import { foldText, gramsOf, initialsOf, squeeze } from '#shared/search/fold.ts';
import { filterGames, offeredFilters, orderGames } from '#shared/search/filter-games.ts';
import { markets } from '#shared/market/market.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

// So many runs are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const RUNS = runsOf(10_000);
const NOW = epochMs(1_760_000_000_000);

const oddName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'x'.repeat(300),
    '🏮👨‍👩‍👧‍👦'.repeat(40),
    'لعبة الحظ',
    '\u202eoverride',
    '\ud800',
    ' ',
    '',
    '<img src=x onerror=alert(1)>',
    '__proto__',
  ),
);

const rubbish = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, -1, 0.5, 1e308, 2 ** 53, '1', [], {}),
);

/** A game in which each field is independently valid or rubbish. */
const anyGame = fc
  .record({
    id: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 50 }) }, rubbish),
    brandId: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) }, rubbish),
    typeId: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 8 }) }, rubbish),
    name: fc.oneof({ weight: 6, arbitrary: oddName }, rubbish),
    version: fc.oneof(fc.integer({ min: 0 }), fc.string(), rubbish),
    extras: fc.dictionary(
      fc.constantFrom(
        'hot',
        'hotSort',
        'sort',
        'status',
        'showType',
        'demo',
        'releaseTime',
        'releasedAt',
        'rtp',
        'volatility',
        'features',
        'minBet',
        'maxBet',
        'jackpot',
        'orientation',
      ),
      fc.oneof(rubbish, fc.integer({ min: 0, max: 6 }), fc.array(fc.string(), { maxLength: 3 })),
      { maxKeys: 6, noNullPrototype: true },
    ),
  })
  .map(({ extras, ...game }) => ({ ...extras, ...game }));

const anyList = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(fc.oneof({ weight: 8, arbitrary: anyGame }, rubbish), { maxLength: 12 }),
  },
  { weight: 1, arbitrary: rubbish },
);

const SOUND = wireGame({ id: 777_777, name: 'Sound' });

/** Reads every field of a game that its card, its info sheet or the search uses. */
function useOf(game: Game, games: readonly Game[]): void {
  expect(Number.isSafeInteger(game.id)).toBe(true);
  expect(typeof game.name).toBe('string');
  expect(gameIconUrl('/art/icon/*.webp', game)).toContain(`/icon/${game.id}_`);
  expect(typeof isNewGame(game, NOW)).toBe('boolean');
  for (const amount of [game.minBet, game.maxBet, game.jackpot]) {
    if (amount === undefined) continue;
    expect(isMinorUnits(amount)).toBe(true);
    expect(formatMoney(amount, markets.ph.currency)).not.toContain('NaN');
  }
  expect([undefined, 1, 2, 3, 4, 5]).toContain(game.volatility);
  if (game.rtp !== undefined) expect(Number.isFinite(game.rtp)).toBe(true);
  expect((game.features ?? []).every((feature) => typeof feature === 'string')).toBe(true);
  const folded = foldText(game.name);
  gramsOf(squeeze(folded));
  initialsOf(folded);
  expect(games).toContain(game);
}

it('random game lists always include the valid game, and only complete other games', () => {
  fc.assert(
    fc.property(anyList, fc.array(rubbish, { maxLength: 4 }), (list, history) => {
      const appGameList = Array.isArray(list) ? [...(list as unknown[]), SOUND] : list;
      const read = readTolerantly(appConfig, {
        ...appConfigAnswer(),
        appGameList,
      });
      expect(read.success).toBe(true);
      if (!read.success) return;
      const games = toGames(read.output.appGameList ?? []);
      for (const game of games) useOf(game, games);
      if (Array.isArray(list)) expect(games.map(({ id }) => id)).toContain(SOUND.id);

      const categories = games.map(({ categoryId }) => ({ id: categoryId, sort: 0 }));
      const catalogue = arrangeCatalogue(games, categories, []);
      expect(catalogue.byId.size).toBeLessThanOrEqual(games.length);
      const shelved = [...catalogue.shelves.values()].flatMap((shelf) => shelf.games);
      expect(shelved).toHaveLength(games.length);
      const played = gamesOf(catalogue, history as number[]);
      expect(played.length).toBeLessThanOrEqual(history.length);
      likedGames(catalogue, {});
      const offered = offeredFilters(games, NOW);
      expect(offered.categories.length).toBeLessThanOrEqual(games.length);
      for (const order of ['popular', 'newest', 'name', 'rtp'] as const) {
        expect(orderGames(filterGames(games, {}, NOW), order)).toHaveLength(games.length);
      }
    }),
    { numRuns: RUNS },
  );
});
