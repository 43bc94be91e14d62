import { hashText, itemAt } from '#server/core/random.ts';
import { isGlyphName, MOTIFS, type GlyphName } from '#server/game/pictures/motifs.ts';
import { BEAST_GLYPHS } from './glyphs-beasts.ts';
import { MARKET_GLYPHS } from './glyphs-market.ts';
import { NATURE_GLYPHS } from './glyphs-nature.ts';
import { PLAY_GLYPHS } from './glyphs-play.ts';
import { SEA_GLYPHS } from './glyphs-sea.ts';
import { SPORTS_GLYPHS } from './glyphs-sports.ts';
import { TABLE_GLYPHS } from './glyphs-tables.ts';
import { TREASURE_GLYPHS } from './glyphs-treasure.ts';
import type { Drawing } from './shapes.ts';

const names = (family: object): readonly GlyphName[] => Object.keys(family).filter(isGlyphName);

/** Drawings that go together: of the sea, of the night market, of a treasure … */
const FAMILIES = [
  SEA_GLYPHS,
  BEAST_GLYPHS,
  NATURE_GLYPHS,
  MARKET_GLYPHS,
  TREASURE_GLYPHS,
  TABLE_GLYPHS,
  PLAY_GLYPHS,
  SPORTS_GLYPHS,
].map(names);

/** The drawings of the same family, including this one. */
export const familyOf = (glyph: GlyphName): readonly GlyphName[] =>
  FAMILIES.find((family) => family.includes(glyph)) ?? [glyph];

/** All drawings by name. */
export const GLYPHS: Record<GlyphName, Drawing> = {
  ...SEA_GLYPHS,
  ...BEAST_GLYPHS,
  ...NATURE_GLYPHS,
  ...MARKET_GLYPHS,
  ...TREASURE_GLYPHS,
  ...TABLE_GLYPHS,
  ...PLAY_GLYPHS,
  ...SPORTS_GLYPHS,
};

/** The drawings of a category, for names without a motif. */
const CATEGORY_GLYPHS: Record<number, readonly GlyphName[]> = {
  1: ['parol', 'gem', 'lantern', 'crown', 'seven', 'bell', 'chest', 'lotus', 'tiger'],
  2: ['fish', 'shark', 'crab', 'octopus', 'turtle', 'whale', 'pearl', 'anchor'],
  3: ['cards', 'spade', 'chips', 'dice', 'tile'],
  4: ['football', 'trophy', 'goal'],
  5: ['dragon', 'tiger', 'cards', 'spade'],
  6: ['rocket', 'balloon', 'comet', 'kite'],
};

interface Word {
  text: string;
  glyph: GlyphName;
}

const byLength = (a: Word, b: Word): number => b.text.length - a.text.length;

/** Longer words first, so that `Sea Dragon` is found before `Dragon`. */
const WORDS: readonly Word[] = MOTIFS.flatMap(({ glyph, en, th }) =>
  [...en, ...th].map((text) => ({ text: text.toLowerCase(), glyph })),
).sort(byLength);

const isLatin = (text: string): boolean => /[a-z]/.test(text);

/** Returns the drawings of the motifs in a name, in the order of its words. */
export function glyphsOfName(name: string): GlyphName[] {
  let rest = ` ${name.toLowerCase().replaceAll(/[’'&:,.]/g, ' ')} `;
  const found: { at: number; glyph: GlyphName }[] = [];
  for (const { text, glyph } of WORDS) {
    const needle = isLatin(text) ? ` ${text} ` : text;
    const at = rest.indexOf(needle);
    if (at < 0) continue;
    found.push({ at, glyph });
    rest = rest.replace(needle, ' '.repeat(needle.length));
  }
  const ordered = found.sort((a, b) => a.at - b.at).map(({ glyph }) => glyph);
  return [...new Set(ordered)];
}

/** Drawings that take precedence in a category: a "Harbor Football" is football first. */
const OWN_GLYPHS: Readonly<Record<number, readonly GlyphName[]>> = {
  3: names(TABLE_GLYPHS),
  4: names({ ...PLAY_GLYPHS, ...SPORTS_GLYPHS }),
  5: [...names(TABLE_GLYPHS), 'dragon', 'tiger'],
  6: names(PLAY_GLYPHS),
};

const ANY_STORY = [BEAST_GLYPHS, NATURE_GLYPHS, MARKET_GLYPHS, TREASURE_GLYPHS].flatMap(names);

/** Second drawings of a category, for names without a second motif. */
const COMPANIONS: Readonly<Record<number, readonly GlyphName[]>> = {
  1: [...ANY_STORY, ...names(SEA_GLYPHS)],
  2: [...names(SEA_GLYPHS), ...names(TREASURE_GLYPHS), 'palm', 'lotus', 'moon', 'sun', 'parol'],
  3: [...ANY_STORY, ...names(TABLE_GLYPHS)],
  4: ANY_STORY,
  5: [...ANY_STORY, ...names(TABLE_GLYPHS)],
  6: [...ANY_STORY, ...names(PLAY_GLYPHS)],
};

/** The drawing of a game, and a second one when the name has two motifs. */
export function chooseGlyphs(
  id: number,
  typeId: number,
  name: string,
): [GlyphName] | [GlyphName, GlyphName] {
  const own = OWN_GLYPHS[typeId] ?? [];
  const [first, second] = glyphsOfName(name).toSorted(
    (a, b) => Number(own.includes(b)) - Number(own.includes(a)),
  );
  if (first !== undefined && second !== undefined) return [first, second];
  if (first !== undefined) return [first];
  const usual = CATEGORY_GLYPHS[typeId] ?? itemAt([CATEGORY_GLYPHS[1] ?? []], 0);
  return [itemAt(usual, hashText(`glyph ${id}`) % usual.length)];
}

/** What else shows a game of football: most sports games are about it, and would all look alike. */
const FOOTBALL_GLYPHS: readonly GlyphName[] = ['football', 'goal', 'boot', 'trophy', 'football'];

/** Categories whose names consist of motifs; the others have names of table games and sports. */
const STORY_TYPES: readonly number[] = [1, 2];

/**
 * Returns the two drawings of an icon. With some seventy drawings and thousands of games only the pair makes
 * icons distinct: without a second motif in the name, the game's id chooses it.
 */
export function chooseCast(id: number, typeId: number, name: string): [GlyphName, GlyphName] {
  const [chosen, said] = chooseGlyphs(id, typeId, name);
  const hero =
    chosen === 'football' ? itemAt(FOOTBALL_GLYPHS, id % FOOTBALL_GLYPHS.length) : chosen;
  if (said !== undefined && STORY_TYPES.includes(typeId)) return [hero, said];
  const others = (COMPANIONS[typeId] ?? ANY_STORY).filter((glyph) => glyph !== hero);
  return [hero, itemAt(others, hashText(`companion ${id}`) % others.length)];
}
