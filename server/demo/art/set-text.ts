import { outline, type LetterWeight } from '#server/demo/lettering/letters.ts';
import { hsl, NIGHT } from '#server/game/pictures/palette.ts';

const HEAD_WEIGHT: LetterWeight = 700;
const HEAD_MOST = 60;
const LINE_WEIGHT: LetterWeight = 600;
const LINE_SIZE = 28;
const EVENING_STEP = 10;
const GAP = 12;

const widthOf = (text: string, size: number, weight: LetterWeight): number =>
  outline(text, size, weight).width;

/** Breaks the small text at spaces into lines of at most this width. */
function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const hasRoom = last !== undefined && widthOf(longer, LINE_SIZE, LINE_WEIGHT) <= width;
    if (hasRoom) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the same number of lines, so that no single word is left on the last one. */
function breakEvenly(text: string, width: number): string[] {
  const lines = breakLines(text, width);
  for (let narrower = width - EVENING_STEP; narrower > 0; narrower -= EVENING_STEP) {
    const evener = breakLines(text, narrower);
    if (evener.length > lines.length) break;
    lines.splice(0, lines.length, ...evener);
  }
  return lines;
}

interface Row {
  text: string;
  size: number;
  weight: LetterWeight;
  colour: string;
  x: number;
  y: number;
}

/** Renders rows of text as SVG. */
function setLines(rows: readonly Row[]): string {
  return rows
    .map(
      ({ text, size, weight, colour, x, y }) =>
        `<path transform="translate(${x} ${y})" d="${outline(text, size, weight).path}" fill="${colour}" ` +
        `stroke="${hsl(NIGHT, 70, 8, 0.55)}" stroke-width="${size / 9}" stroke-linejoin="round" paint-order="stroke"/>`,
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
  const widest = Math.max(...heads.map((text) => widthOf(text, 1, HEAD_WEIGHT)));
  const size = Math.floor(Math.min(HEAD_MOST, room.width / widest));
  const lines = breakEvenly(line, room.width);
  const headStep = Math.round(size * 1.16);
  const lineStep = Math.round(LINE_SIZE * 1.36);
  const height = headStep * heads.length + GAP + lineStep * lines.length;
  const top = room.middle - height / 2;
  const gold = hsl(46, 96, 72);
  return setLines([
    ...heads.map((text, index) => ({
      text,
      size,
      weight: HEAD_WEIGHT,
      colour: index === heads.length - 1 ? gold : hsl(46, 60, 97),
      x: room.x,
      y: Math.round(top + headStep * index + size * 0.94),
    })),
    ...lines.map((text, index) => ({
      text,
      size: LINE_SIZE,
      weight: LINE_WEIGHT,
      colour: hsl(232, 50, 96),
      x: room.x,
      y: Math.round(top + headStep * heads.length + GAP + lineStep * index + LINE_SIZE * 0.94),
    })),
  ]);
}
