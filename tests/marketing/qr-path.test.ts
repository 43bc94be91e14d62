import { qrPath } from '#ui/media/qr-path.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQr } from './read-qr.ts';

const QUIET = 4;

/** Reads a path as a grid of modules. The quiet zone is left out and must be empty. */
function gridOf(text: string): boolean[][] {
  const drawn = qrPath(text);
  if (drawn === null) throw new Error('too long');
  const side = drawn.side - 2 * QUIET;
  const grid = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x = '', y = ''] of drawn.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = grid[Number(y) - QUIET];
    if (row?.[Number(x) - QUIET] === undefined) throw new Error('a square in the quiet zone');
    row[Number(x) - QUIET] = true;
  }
  return grid;
}
const readBack = (text: string) => new TextDecoder().decode(readQr(gridOf(text)));

describe('a QR code', () => {
  it.each(['https://pay.example/cashier/pay/?p=sb_12&k=ชำระเงิน', 'เ'.repeat(100)])(
    'encodes %s',
    (text) => {
      expect(readBack(text)).toBe(text);
    },
  );

  it('encodes any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        expect(readBack(address)).toBe(address);
      }),
      { numRuns: 40 },
    );
  });

  it('is null for a text too long to be readable', () => {
    expect(qrPath('x'.repeat(600))).not.toBeNull();
    expect(qrPath('x'.repeat(5000))).toBeNull();
  });
});
