/** The pictures of a game's page: its name's motifs, as on its icon. */
import type { ThemedGame, ThemeOf, ThemePicture } from '#server/game/game-theme.ts';
import { createRandom } from '#server/core/random.ts';
import type { GlyphName } from '#server/game/pictures/motifs.ts';
import { chooseGlyphs, familyOf } from './glyphs.ts';
import { SYMBOL_NAMES } from './symbol-names.ts';
import { symbolAddress } from './symbol.ts';

/** The wild symbol of every game: the brand's star lantern. */
const WILD = 'parol';
/** Number of picture symbols on the reels, including the wild. */
const PICTURES = 5;

/** The drawings of a game's reels: the wild, then the name's motifs, then others of the same family. */
export function reelGlyphs({ id, typeId, name }: ThemedGame): readonly GlyphName[] {
  const said = chooseGlyphs(id, typeId, name);
  const family = createRandom(`reels ${id}`).shuffle([...familyOf(said[0])]);
  const treasure = createRandom(`reels ${id}`).shuffle([...familyOf('gem')]);
  return [...new Set<GlyphName>([WILD, ...said, ...family, ...treasure])].slice(0, PICTURES);
}

/** Returns the pictures of a game's page: its icon's main drawing and the reel symbols. */
export const themeOf: ThemeOf = (game, lang) => {
  const [hero] = chooseGlyphs(game.id, game.typeId, game.name);
  const symbols = reelGlyphs(game).map((glyph): ThemePicture => {
    const { en, th } = SYMBOL_NAMES[glyph];
    return { src: symbolAddress(glyph), name: lang === 'th' ? th : en };
  });
  return { hero: symbolAddress(hero), symbols };
};
