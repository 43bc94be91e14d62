/** A checked round as a picture. */
import type { RoundWords } from './round-words.ts';

/** Pixels. */
const WIDTH = 1080;
const HEIGHT = 1280;
const MARGIN = 84;
const LINE = 1.3;

const FAMILY = "system-ui, 'Noto Sans Thai', sans-serif";
const CODE = 'ui-monospace, monospace';

interface Look {
  readonly size: number;
  /** A custom property of the page. */
  readonly colour: string;
  readonly weight?: number;
  readonly family?: string;
}

const TITLE: Look = { size: 68, weight: 800, colour: '--text' };
const MONEY: Look = { size: 60, weight: 700, colour: '--gold' };
const OUTCOME: Look = { size: 38, weight: 500, colour: '--text' };
const CHECKED: Look = { size: 34, weight: 700, colour: '--good' };
const TERM: Look = { size: 28, weight: 500, colour: '--soft' };
const VALUE: Look = { size: 34, weight: 600, colour: '--text', family: CODE };
const NOTE: Look = { size: 28, weight: 500, colour: '--soft' };

export interface RoundPicture extends Omit<RoundWords, 'text'> {
  readonly checked: string;
  /** How to check it, and where. */
  readonly notes: readonly string[];
}

/** @returns a PNG; null where this browser cannot draw */
export async function drawRound(picture: RoundPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();

  const ground = pen.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, HEIGHT);
  ground.addColorStop(0, colour('--raised'));
  ground.addColorStop(1, colour('--ground'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour('--edge');
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN, 48);
  pen.stroke();

  const ruleAt = (at: number): void => {
    pen.beginPath();
    pen.moveTo(MARGIN, at);
    pen.lineTo(WIDTH - MARGIN, at);
    pen.stroke();
  };

  let top = MARGIN + 24;
  /** Writes below what stands there, in as many lines as it needs. */
  const write = (text: string, look: Look, space: number): void => {
    if (text === '') return;
    pen.font = `${look.weight ?? 500} ${look.size}px ${look.family ?? FAMILY}`;
    pen.fillStyle = colour(look.colour);
    pen.textBaseline = 'top';
    for (const line of linesOf(pen, text)) {
      pen.fillText(line, MARGIN, top, WIDTH - 2 * MARGIN);
      top += look.size * LINE;
    }
    top += space;
  };
  write(picture.title, TITLE, 16);
  write(picture.money, MONEY, 16);
  write(picture.outcome, OUTCOME, 28);
  write(`✓ ${picture.checked}`, CHECKED, 24);
  ruleAt(top);
  top += 40;
  for (const [term, value] of picture.proof) {
    write(term, TERM, 0);
    write(value, VALUE, 22);
  }
  ruleAt(top + 6);
  top += 40;
  for (const note of picture.notes) write(note, NOTE, 8);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Breaks a text at its spaces into lines that fit. */
function linesOf(pen: CanvasRenderingContext2D, text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
