import { isGlyphName, type GlyphName } from '#server/seed/words/motifs.ts';
import { drawShapes, RIM_DEFS } from './draw.ts';
import { GLYPHS } from './glyphs.ts';
import { GLYPH_HUES, inkColours, inkDefs } from './palette.ts';

/** Raise it when a drawing changes: its picture is stored for ever under its address. */
const EDITION = 1;

/** Where the picture of a drawing is served. */
export const symbolAddress = (glyph: GlyphName): string =>
  `/static/art/symbol/${glyph}-${EDITION}.svg`;

/** A drawing by itself, for the reels, the card backs and the sky of a game; undefined when there is none. */
export function renderSymbol(name: string, edition: number): string | undefined {
  if (edition !== EDITION || !isGlyphName(name)) return undefined;
  const hues = GLYPH_HUES[name];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 216 226" width="216" height="226">` +
    `<defs>${inkDefs('a', ...hues)}${RIM_DEFS}</defs>` +
    `${drawShapes(GLYPHS[name], inkColours('a', ...hues))}</svg>`
  );
}
