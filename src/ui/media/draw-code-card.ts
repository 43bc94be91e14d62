import { qrPath } from './qr-path.ts';

/** A QR code as a picture to send. */
export interface CodeCard {
  /** Content of the code. */
  readonly text: string;
  readonly title: string;
  /** Below the code; the first is the largest. */
  readonly lines: readonly string[];
}

/** Pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1440;
const MARGIN = 80;
/** The ground of the code, with the quiet zone that its path has. */
const CODE_SIDE = 800;
const CODE_TOP = 240;

const TITLE = { size: 64, weight: 700, colour: '--text-strong', top: 140 };
const FIRST = { size: 72, weight: 700, colour: '--gold', top: 1150 };
const MORE = { size: 36, weight: 500, colour: '--text-soft', top: 1240, step: 60 };
/** Text that is too wide gets smaller down to this. */
const LEAST_SIZE = 20;

type Pen = CanvasRenderingContext2D;

interface Look {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/**
 * Draws the card in the colours of the page.
 * @returns a PNG; null when the text is too long for a code, or this browser cannot draw
 */
export async function drawCodeCard({ text, title, lines }: CodeCard): Promise<Blob | null> {
  const code = qrPath(text);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (code === null || pen === null) return null;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();

  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, colour('--surface-3'));
  ground.addColorStop(1, colour('--surface-0'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);

  const write = (words: string, look: Look, top: number) => {
    pen.fillStyle = colour(look.colour);
    fitFont(pen, words, look);
    pen.textAlign = 'center';
    pen.fillText(words, WIDTH / 2, top);
  };
  write(title, TITLE, TITLE.top);
  const [first = '', ...more] = lines;
  write(first, FIRST, FIRST.top);
  for (const [at, line] of more.entries()) write(line, MORE, MORE.top + at * MORE.step);

  pen.translate((WIDTH - CODE_SIDE) / 2, CODE_TOP);
  pen.fillStyle = colour('--qr-ground');
  pen.fillRect(0, 0, CODE_SIDE, CODE_SIDE);
  pen.scale(CODE_SIDE / code.side, CODE_SIDE / code.side);
  pen.fillStyle = colour('--qr-ink');
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(new Path2D(code.path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Sets the font in which the words fit into one line. */
function fitFont(pen: Pen, words: string, { size, weight }: Look): void {
  for (let fitted = size; fitted >= LEAST_SIZE; fitted -= 2) {
    pen.font = `${weight} ${fitted}px system-ui, sans-serif`;
    if (pen.measureText(words).width <= WIDTH - 2 * MARGIN) return;
  }
}
