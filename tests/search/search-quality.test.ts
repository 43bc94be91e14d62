import { createGameSearch, type GameSearch } from '#state/catalogue/game-search.ts';
import { makeGames } from '#server/demo/seed/games.ts';
import { PROVIDERS } from '#server/demo/seed/providers.ts';
import { makeSearchAliases } from '#server/demo/seed/search-aliases.ts';
import { searchLength } from '#shared/search/fold.ts';
import { SEA_MOTIFS, STORY_MOTIFS } from '#server/game/pictures/motifs.ts';
import * as thai from '#server/demo/seed/words/thai.ts';
import { buildGame } from '#tests/builders/game.ts';
import { describe, expect, it } from 'vitest';
import { badQueries } from './bad-queries.ts';

const COUNT = 5_000;
const MEANT_AMONG = 3;
const LEAST_SHARE = 0.95;

function searchOf(market: 'ph' | 'th'): Promise<GameSearch> {
  const seeded = makeGames({ market, count: COUNT, now: Date.UTC(2026, 0, 1) }).filter(
    ({ showType }) => showType === 0,
  );
  const games = seeded.map(({ id, brandId, typeId, name }) =>
    buildGame({ id, providerId: brandId, categoryId: typeId, name, sort: id }),
  );
  return createGameSearch({
    games,
    providers: PROVIDERS,
    aliases: makeSearchAliases(market, seeded),
  });
}

const searches = { ph: await searchOf('ph'), th: await searchOf('th') };

const THAI_WORDS: readonly (readonly string[])[] = Object.values(thai);
const thaiNames = makeGames({ market: 'th', count: COUNT, now: Date.UTC(2026, 0, 1) })
  .filter(({ showType }) => showType === 0)
  .map(({ name }) => name)
  .filter((name) => /\p{Script=Thai}/u.test(name));

const firstOf = (market: 'ph' | 'th', typed: string) =>
  searches[market]
    .find(typed)
    .slice(0, MEANT_AMONG)
    .map(({ name }) => name);

describe('search over five thousand names', () => {
  it('ranks the intended game among the first three for 95 % of bad queries', () => {
    const missed = badQueries.filter(
      ({ market, typed, meant }) => !firstOf(market, typed).includes(meant),
    );
    const report = missed.map(({ market, typed, meant }) => ({
      typed,
      meant,
      found: firstOf(market, typed),
    }));
    expect(badQueries).toHaveLength(200);
    expect(
      1 - missed.length / badQueries.length,
      JSON.stringify(report, null, 1),
    ).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});

describe('search as Thai is written', () => {
  it.each([
    ...THAI_WORDS.flatMap((words) => words),
    ...STORY_MOTIFS.flatMap(({ th }) => th),
    ...SEA_MOTIFS.flatMap(({ th }) => th),
  ])('finds names with %s by it', (word) => {
    const holders = thaiNames.filter((name) => name.includes(word));
    if (holders.length === 0) return;
    const found = searches.th.find(word).map(({ name }) => name);
    expect(searchLength(word)).toBeGreaterThanOrEqual(3);
    const first = found.slice(0, Math.min(MEANT_AMONG, holders.length));
    expect(first).not.toEqual([]);
    expect(first.filter((name) => !name.includes(word))).toEqual([]);
  });

  it('lists the exact name first, whatever else contains it', () => {
    for (const name of thaiNames.filter((_name, at) => at % 25 === 0)) {
      expect(searches.th.find(name)[0]?.name).toBe(name);
    }
  });

  it('counts signs, not letters: short words can be searched', () => {
    for (const word of ['น้ำ', 'นก', 'ปู', 'เต่า', '๗๗๗', '777', 'tid']) {
      expect(searchLength(word), word).toBeGreaterThanOrEqual(3);
    }
    for (const word of ['น', 'ti', '7', ' ก ', 'é́é', '']) {
      expect(searchLength(word), word).toBeLessThan(3);
    }
  });

  it('finds short words inside names, numbers in any digits, and keeps sara am', async () => {
    const names = ['สวนนกทอง', 'นกยูง', 'เต่าน้ำลึก', 'นาทอง', 'Lucky 777', 'ป่าหิมพานต์', 'ปลาทอง'];
    const small = await createGameSearch({
      games: names.map((name, id) => buildGame({ id, name, sort: id })),
      providers: [],
      aliases: {},
    });
    const find = (typed: string) => small.find(typed).map(({ name }) => name);
    expect(find('นก')).toEqual(['นกยูง', 'สวนนกทอง']);
    expect(find('น้ำ')).toEqual(['เต่าน้ำลึก']);
    expect(find('นำ้')).toEqual(['เต่าน้ำลึก']);
    expect(find('๗๗๗')[0]).toBe('Lucky 777');
    expect(find('ปา')[0]).toBe('ป่าหิมพานต์');
  });
});

describe('other ways to find a game', () => {
  it('matches the initials of a name', () => {
    const names = firstOf('ph', 'dmm');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      expect(name).toMatch(/^D\S* (?:of )?(?:the )?M\S* (?:of )?(?:the )?M/i);
  });

  it('matches the operator’s aliases', () => {
    expect(firstOf('ph', 'buwan')).toHaveLength(MEANT_AMONG);
    const byAlias = searches.ph.find('crash').slice(0, 8);
    for (const { name } of byAlias) expect(name).toMatch(/Rocket|Liftoff|Orbit/);
    expect(byAlias).toHaveLength(8);
  });

  it('matches the provider together with a word of the name', () => {
    const provider = PROVIDERS.find(({ name }) => name === 'Bituin House');
    const [found] = searches.ph.find('bituin house riches');
    expect(found?.name).toMatch(/Riches/);
    expect(found?.providerId).toBe(provider?.id);
  });

  it('finds nothing when no name is similar', () => {
    expect(searches.ph.find('xqzwvkj')).toEqual([]);
    expect(searches.ph.find('  ’ … ')).toEqual([]);
  });

  it('handles any typed or pasted text', () => {
    const pasted = [
      '🙂'.repeat(300),
      'a'.repeat(300),
      '\u202Eabc',
      '<img src=x>',
      '((((',
      'ก'.repeat(300),
    ];
    for (const typed of pasted) expect(Array.isArray(searches.ph.find(typed))).toBe(true);
  });
});
