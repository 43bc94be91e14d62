import { hsl, NIGHT } from './palette.ts';

/** Widths of letters in units of the font size, in the widest of the common faces (DejaVu, bold). */
const LATIN_WIDTH = 0.67;
const THAI_WIDTH = 0.6;

/** Thai vowels and tone marks that stand above or below a letter take no room. */
const NO_WIDTH = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;
const THAI = /[\u0E00-\u0E7F]/;

const FONT = 'system-ui, sans-serif';

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => {
    if (NO_WIDTH.test(letter)) return sum;
    return sum + (THAI.test(letter) ? THAI_WIDTH : LATIN_WIDTH);
  }, 0);
}

/** Breaks a text at its spaces into lines of at most `most` units of the font size. */
function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Row {
  text: string;
  size: number;
  weight: number;
  colour: string;
  x: number;
  y: number;
}

/** Writes rows of text as SVG. */
function setLines(rows: readonly Row[]): string {
  return rows
    .map(
      ({ text, size, weight, colour, x, y }) =>
        `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${colour}" ` +
        `stroke="${hsl(NIGHT, 70, 8, 0.55)}" stroke-width="${size / 9}" stroke-linejoin="round" paint-order="stroke">` +
        `${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
    )
    .join('');
}

/** Sets a headline as large as its room allows and a line below it, centred on `middle`. */
export function setHeadline(
  headline: string,
  line: string,
  room: { x: number; middle: number; width: number },
): string {
  const heads = headline.split('\n');
  const widest = Math.max(...heads.map(widthOf));
  const size = Math.round(Math.min(56, room.width / widest));
  const small = 27;
  const lines = breakLines(line, room.width / small);
  const headStep = Math.round(size * 1.2);
  const lineStep = Math.round(small * 1.36);
  const height = headStep * heads.length + 10 + lineStep * lines.length;
  const top = room.middle - height / 2;
  const gold = hsl(46, 96, 72);
  return setLines([
    ...heads.map((text, index) => ({
      text,
      size,
      weight: 800,
      colour: index === heads.length - 1 ? gold : hsl(46, 60, 97),
      x: room.x,
      y: Math.round(top + headStep * index + size * 0.94),
    })),
    ...lines.map((text, index) => ({
      text,
      size: small,
      weight: 600,
      colour: hsl(232, 50, 96),
      x: room.x,
      y: Math.round(top + headStep * heads.length + 10 + lineStep * index + small * 0.94),
    })),
  ]);
}
