/** The pictures of a game page follow the game's name, as its icon does. */
import { chooseGlyphs } from '#server/game/pictures/glyphs.ts';
import { renderSymbol, symbolAddress } from '#server/game/pictures/symbol.ts';
import { reelGlyphs, themeOf } from '#server/game/pictures/theme.ts';
import { SYMBOL_NAMES } from '#server/game/pictures/symbol-names.ts';
import { makeGames } from '#server/demo/seed/games.ts';
import { GLYPH_NAMES } from '#server/game/pictures/motifs.ts';
import { describe, expect, it } from 'vitest';

const reels = makeGames({ market: 'ph', count: 420, now: 0 }).filter(({ typeId }) => typeId === 1);

describe('the symbols of the reels', () => {
  it('are five different pictures: the wild, then those of the game’s name', () => {
    for (const game of reels) {
      const [wild, ...others] = reelGlyphs(game);
      expect(wild).toBe('parol');
      expect(new Set([wild, ...others]).size).toBe(5);
      const said = chooseGlyphs(game.id, game.typeId, game.name).filter((one) => one !== 'parol');
      expect(others.slice(0, said.length)).toEqual(said);
    }
  });

  it('are the same on every opening, and rarely those of another game', () => {
    const sets = reels.map((game) => reelGlyphs(game).join(' '));
    expect(reels.map((game) => reelGlyphs({ ...game }).join(' '))).toEqual(sets);
    expect(new Set(sets).size).toBeGreaterThan(reels.length * 0.95);
  });

  it('have a picture at their address, and a name in the page’s language', () => {
    const game = { id: 5, typeId: 1, name: 'Tiger & Mango' };
    const { hero, symbols } = themeOf(game, 'th');
    expect(hero).toBe(symbolAddress('tiger'));
    expect(symbols.slice(1, 3).map(({ name }) => name)).toEqual(['เสือ', 'มะม่วง']);
    expect(themeOf(game, 'en').symbols[0]?.name).toBe('Star lantern');
    for (const glyph of GLYPH_NAMES) {
      const [, name = '', edition] = /([a-z]+)-(\d+)\.svg$/.exec(symbolAddress(glyph)) ?? [];
      expect(renderSymbol(name, Number(edition))).toMatch(/^<svg .*<\/svg>$/s);
      expect(SYMBOL_NAMES[glyph].th).toMatch(/^[\u0E00-\u0E7F]+$/);
    }
  });

  it('exist for the current edition only', () => {
    expect(renderSymbol('tiger', 0)).toBeUndefined();
    expect(renderSymbol('toString', 1)).toBeUndefined();
  });
});
