import { shortLink } from '#shared/share/short-link.ts';
import { drawSvg, widthOfSvg } from './draw-svg.ts';
import { qrPath } from './qr-path.ts';

/** A QR code as a picture to send. */
export interface CodeCard {
  /** Content of the QR code. */
  readonly text: string;
  readonly title: string;
  /** Below the QR code; '' where there is nothing to say. */
  readonly large: string;
  /** The text is a link with the large one as its code: its host is shown, too. */
  readonly isLink?: boolean;
  /** The last line. */
  readonly note?: string;
}

/** Pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1440;
const MARGIN = 80;
/** The ground of the code, with the quiet zone that its path has. */
const CODE_SIDE = 720;
const CODE_TOP = 300;
/** A square with round corners: the oldest browsers have no `roundRect`. */
const CODE_GROUND =
  'M24 0H696a24 24 0 0 1 24 24V696a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24V24a24 24 0 0 1 24-24z';

/** The brand's mark and name, beside each other. */
const BRAND = { top: 64, heights: [112, 66], gap: 28 } as const;
const TITLE = { size: 52, weight: 700, colour: '--text-strong', top: 252 };
const LARGE = { size: 112, weight: 700, colour: '--gold', top: 1162 };
const LINK = { size: 40, weight: 500, colour: '--text-strong', top: 1240 };
const NOTE = { size: 32, weight: 500, colour: '--text-soft', top: 1364 };
/** Text that is too wide gets smaller down to this. */
const LEAST_SIZE = 20;

type Pen = CanvasRenderingContext2D;

interface Look {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly top: number;
}

/**
 * Draws the card in the colours of the page.
 * @param brand the mark and the name
 * @returns a PNG; null when the text is too long for a code, or this browser cannot draw
 */
export async function drawCodeCard(
  card: CodeCard,
  brand: readonly SVGSVGElement[],
): Promise<Blob | null> {
  const { text, title, large, isLink = false, note = '' } = card;
  const qr = qrPath(text);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (qr === null || pen === null) return null;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();

  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, colour('--surface-3'));
  ground.addColorStop(1, colour('--surface-0'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBrand(pen, brand);

  const write = (words: string, look: Look) => {
    pen.fillStyle = colour(look.colour);
    fitFont(pen, words, look);
    pen.textAlign = 'center';
    pen.fillText(words, WIDTH / 2, look.top);
  };
  write(title, TITLE);
  write(large, LARGE);
  if (isLink) {
    setFont(pen, LINK);
    const link = shortLink(text, large, (words) => isFitting(pen, words));
    write(link, LINK);
  }
  write(note, NOTE);

  pen.translate((WIDTH - CODE_SIDE) / 2, CODE_TOP);
  pen.fillStyle = colour('--qr-ground');
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(new Path2D(CODE_GROUND));
  pen.scale(CODE_SIDE / qr.side, CODE_SIDE / qr.side);
  pen.fillStyle = colour('--qr-ink');
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(new Path2D(qr.path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws the brand's row, in the middle of the picture. */
function drawBrand(pen: Pen, brand: readonly SVGSVGElement[]): void {
  const { top, heights, gap } = BRAND;
  const placed = brand.map((svg, at) => {
    const height = heights[at] ?? 0;
    return { svg, height, width: widthOfSvg(svg, height) };
  });
  const widths = placed.reduce((sum, { width }) => sum + width, gap * (placed.length - 1));
  let left = (WIDTH - widths) / 2;
  for (const { svg, height, width } of placed) {
    drawSvg(pen, svg, { left, top: top + (heights[0] - height) / 2, height });
    left += width + gap;
  }
}

function setFont(pen: Pen, { size, weight }: Pick<Look, 'size' | 'weight'>): void {
  pen.font = `${weight} ${size}px system-ui, sans-serif`;
}

const isFitting = (pen: Pen, words: string): boolean =>
  pen.measureText(words).width <= WIDTH - 2 * MARGIN;

/** Sets the font in which the words fit into one line. */
function fitFont(pen: Pen, words: string, { size, weight }: Look): void {
  for (let fitted = size; fitted >= LEAST_SIZE; fitted -= 2) {
    setFont(pen, { size: fitted, weight });
    if (isFitting(pen, words)) return;
  }
}
