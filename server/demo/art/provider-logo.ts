import { escapeHtml } from '#shared/text/escape-html.ts';
import { findProvider } from '#server/demo/seed/providers.ts';
import type { Provider } from '#server/demo/seed/providers.ts';
import { LOGO_MARKS } from './logo-marks.ts';
import { hsl, NIGHT } from '#server/game/pictures/palette.ts';
import { drawTile } from './plain-draw.ts';

/** 2, 16 and 20 belong together: one hue and one word on their shared logo (spec §2, Home). */
const HOUSE = { mark: 'star', hue: 38, word: 'Bituin' } as const;

const SIDE = 48;
/** Width per letter of the word, in units. */
const LETTER = 12.4;

function look({ mark, hue, name }: Provider): {
  mark: Provider['mark'];
  hue: number;
  word: string;
} {
  return mark === HOUSE.mark ? HOUSE : { mark, hue, word: name };
}

/** Renders the square mark of a studio as SVG; undefined when there is no such studio. */
export function renderProviderMark(id: number): string | undefined {
  const provider = findProvider(id);
  if (provider === undefined) return undefined;
  const { mark, hue } = look(provider);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `${drawTile(LOGO_MARKS[mark], hue, SIDE)}</svg>`
  );
}

/**
 * Renders the logo of a studio as SVG: mark and word on a dark plate that works on light and dark pages;
 * undefined when there is no such studio. The word uses the viewer's sans-serif font, so its length is fixed.
 */
export function renderProviderLogo(id: number): string | undefined {
  const provider = findProvider(id);
  if (provider === undefined) return undefined;
  const { mark, hue, word } = look(provider);
  const length = Math.round(word.length * LETTER);
  const width = SIDE + length + 32;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60" width="${width}" height="60">` +
    `<rect width="${width}" height="60" rx="18" fill="${hsl(NIGHT, 46, 15)}"/>` +
    `<g transform="translate(6 6)">${drawTile(LOGO_MARKS[mark], hue, SIDE)}</g>` +
    `<text x="${SIDE + 17}" y="38" font-family="system-ui, sans-serif" font-size="21" font-weight="800" ` +
    `fill="${hsl(hue, 70, 94)}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeHtml(word)}</text></svg>`
  );
}
