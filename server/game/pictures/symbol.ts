import { isGlyphName, type GlyphName } from '#server/game/pictures/motifs.ts';
import { drawShapes, RIM_DEFS } from './draw.ts';
import { GLYPHS } from './glyphs.ts';
import { GLYPH_HUES, inkColours, inkDefs } from './palette.ts';

/** Increase it when a drawing changes: pictures are cached forever under their address. */
const EDITION = 1;

/** Returns the address of a drawing's picture. */
export const symbolAddress = (glyph: GlyphName): string =>
  `/static/art/symbol/${glyph}-${EDITION}.svg`;

/** A single drawing, for a game's reels, card backs and sky; undefined when there is none. */
export function renderSymbol(name: string, edition: number): string | undefined {
  if (edition !== EDITION || !isGlyphName(name)) return undefined;
  const hues = GLYPH_HUES[name];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 216 226" width="216" height="226">` +
    `<defs>${inkDefs('a', ...hues)}${RIM_DEFS}</defs>` +
    `${drawShapes(GLYPHS[name], inkColours('a', ...hues))}</svg>`
  );
}

/** The drawing of an address as a data address; any other address as it is. */
export function symbolAsData(address: string): string {
  const [, name = '', edition = ''] = /\/([a-z]+)-(\d+)\.svg$/.exec(address) ?? [];
  const drawing = renderSymbol(name, Number(edition));
  // Not in base64: what is text is compressed on the way.
  return drawing === undefined
    ? address
    : `data:image/svg+xml,${drawing.replaceAll(/[%#<>"]/g, encodeURIComponent)}`;
}
