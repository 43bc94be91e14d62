/**
 * Random draws, separate from their source: with the same bytes the server and the verify page compute the
 * same game.
 */
export interface Draws {
  /** A uniform integer from 0 to below `count`. @throws RangeError above 2^32 */
  below(count: number): number;
  /** An integer from 0 to below 2^52. */
  wide(): bigint;
}

const WORD = 2 ** 32;
const WORD_BYTES = 4;
const WIDE_HIGH = 2 ** 20;

/** Reads 32-bit big-endian words from consecutive blocks. */
export function drawsOf(blockAt: (index: number) => Uint8Array): Draws {
  let block = blockAt(0);
  let blocks = 1;
  let position = 0;
  const word = (): number => {
    if (position + WORD_BYTES > block.length) {
      block = blockAt(blocks);
      blocks += 1;
      position = 0;
    }
    let value = 0;
    for (let index = 0; index < WORD_BYTES; index += 1) {
      value = value * 256 + (block[position + index] ?? 0);
    }
    position += WORD_BYTES;
    return value;
  };
  return {
    below(count) {
      if (!Number.isInteger(count) || count < 1 || count > WORD) {
        throw new RangeError(`cannot draw one of ${count}`);
      }
      // The last, incomplete range of words would favour small numbers, so such words are skipped.
      const fair = WORD - (WORD % count);
      let value = word();
      while (value >= fair) value = word();
      return value % count;
    },
    wide: () => BigInt(word() % WIDE_HIGH) * BigInt(WORD) + BigInt(word()),
  };
}

/** The text whose HMAC-SHA256 under the server seed is one block of a round's random bytes. */
export const blockText = (clientSeed: string, nonce: number, block: number): string =>
  `${clientSeed}:${nonce}:${block}`;
