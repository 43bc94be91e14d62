/** Decodes QR modules independently of the encoder: byte mode, level M, no error correction. */

type Modules = readonly (readonly boolean[])[];

/** Error correction bytes per block, then block counts, for level M by version (ISO/IEC 18004, table 9). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Alignment pattern centres up to version 14 (ISO/IEC 18004, table E.1). */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
];

/** Format bits of level M with each mask (ISO/IEC 18004, table C.1). */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];

const bitsOf = (modules: Modules, places: readonly (readonly [number, number])[]): number =>
  places.reduce((bits, [x, y]) => bits * 2 + Number(modules[y]?.[x] === true), 0);

function maskOf(modules: Modules): number {
  const places: [number, number][] = [];
  for (let x = 0; x < 9; x += 1) if (x !== 6) places.push([x, 8]);
  for (let y = 7; y >= 0; y -= 1) if (y !== 6) places.push([8, y]);
  const mask = FORMATS.indexOf(bitsOf(modules, places));
  if (mask === -1) throw new Error('the format is none of level M');
  const side = modules.length;
  const copy: [number, number][] = [];
  for (let y = side - 1; y >= side - 7; y -= 1) copy.push([8, y]);
  for (let x = side - 8; x < side; x += 1) copy.push([x, 8]);
  if (bitsOf(modules, copy) !== FORMATS[mask]) throw new Error('the copy of the format differs');
  return mask;
}

function isFixed(version: number, x: number, y: number): boolean {
  const side = version * 4 + 17;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && (y < 9 || y >= side - 8)) || (x >= side - 8 && y < 9)) return true;
  if (version >= 7 && ((x >= side - 11 && y < 6) || (y >= side - 11 && x < 6))) return true;
  const centres = CENTRES[version - 1] ?? [];
  const last = centres.at(-1);
  return centres.some((cx) =>
    centres.some((cy) => {
      const isFinder =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cy === 6 && cx === last);
      return !isFinder && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
    }),
  );
}

function codewordsOf(modules: Modules, version: number, mask: number): number[] {
  const side = modules.length;
  const bits: number[] = [];
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed(version, x, y)) continue;
        bits.push(Number((modules[y]?.[x] === true) !== MASKS[mask]?.(y, x)));
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_none, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

const LOG: number[] = [];
const EXP: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

/** Throws unless all syndromes of the block are 0, as in an intact block. */
function requireUnbroken(block: readonly number[], correction: number): void {
  for (let root = 0; root < correction; root += 1) {
    const syndrome = block.reduce((sum, byte) => {
      const shifted = sum === 0 ? 0 : (EXP[((LOG[sum] ?? 0) + root) % 255] ?? 0);
      return shifted ^ byte;
    }, 0);
    if (syndrome !== 0) throw new Error(`syndrome ${root} of a block is ${syndrome}`);
  }
}

/** Returns the content of a code. @throws Error when the code violates the standard */
export function readQr(modules: Modules): Uint8Array {
  const version = (modules.length - 17) / 4;
  const codewords = codewordsOf(modules, version, maskOf(modules));
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION[version - 1] ?? 0;
  const short = Math.floor(codewords.length / blocks) - correction;
  const longOnes = codewords.length % blocks;
  const parts: number[][] = Array.from({ length: blocks }, () => []);
  let at = 0;
  const take = () => codewords[at++] ?? 0;
  for (let row = 0; row <= short; row += 1) {
    parts.forEach((part, index) => {
      if (row < short || index >= blocks - longOnes) part.push(take());
    });
  }
  const data = parts.flat();
  for (let row = 0; row < correction; row += 1) parts.forEach((part) => part.push(take()));
  parts.forEach((part) => requireUnbroken(part, correction));
  const bits = data.flatMap((byte) =>
    Array.from({ length: 8 }, (_none, bit) => (byte >> (7 - bit)) & 1),
  );
  const read = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  if (read(0, 4) !== 4) throw new Error('not in byte mode');
  const lengthBits = version < 10 ? 8 : 16;
  const length = read(4, lengthBits);
  return Uint8Array.from({ length }, (_none, index) => read(4 + lengthBits + index * 8, 8));
}
