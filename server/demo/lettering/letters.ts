import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Kanit (SIL Open Font License), shipped because a server may have no fonts, or none for Thai. Latin and Thai
 * letters are in separate files.
 */
const FILES = {
  600: [
    require.resolve('@fontsource/kanit/files/kanit-latin-600-normal.woff'),
    require.resolve('@fontsource/kanit/files/kanit-thai-600-normal.woff'),
  ],
  700: [
    require.resolve('@fontsource/kanit/files/kanit-latin-700-normal.woff'),
    require.resolve('@fontsource/kanit/files/kanit-thai-700-normal.woff'),
  ],
} as const;

/** Available font weights. */
export type LetterWeight = keyof typeof FILES;

/** A text as an outline. */
export interface Outline {
  /** The `d` of a path whose baseline starts at 0, 0. */
  path: string;
  /** Its advance width, in the units of its size. */
  width: number;
}

const faces = new Map<LetterWeight, readonly Font[]>();

function facesOf(weight: LetterWeight): readonly Font[] {
  const known = faces.get(weight);
  if (known) return known;
  const read = FILES[weight].map((file) => {
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
    return font;
  });
  faces.set(weight, read);
  return read;
}

/** Splits a text at changes of the font file; a letter in no file is drawn as a box. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code)) ?? fonts[0];
    if (font === undefined) break;
    if (last && (last.font === font || last.font.hasGlyphForCodePoint(code))) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Draws a line of text as an outline of `size` units; the font positions Thai marks. */
export function outline(text: string, size: number, weight: LetterWeight): Outline {
  let path = '';
  let width = 0;
  for (const { font, text: part } of runsOf(text, facesOf(weight))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index] ?? {
        xOffset: 0,
        yOffset: 0,
        xAdvance: glyph.advanceWidth,
      };
      const x = width + xOffset * scale;
      path += glyph.path.transform(scale, 0, 0, -scale, x, -yOffset * scale).toSVG();
      width += xAdvance * scale;
    });
  }
  return { path, width };
}
