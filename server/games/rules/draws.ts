/**
 * Chance, told apart from its source: the platform and the verify page give the same bytes and get
 * the same game.
 */
export interface Draws {
  /** A whole number from 0 to below `count`, each as likely as the other. @throws RangeError above 2^32 */
  below(count: number): number;
  /** A whole number from 0 to below 2^52. */
  wide(): bigint;
}

const WORD = 2 ** 32;
const WORD_BYTES = 4;
const WIDE_HIGH = 2 ** 20;

/** Reads 32-bit words, big-endian, from blocks that are asked for one after the other. */
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
      // The last, incomplete run of the words would favour small numbers: such a word is passed over.
      const fair = WORD - (WORD % count);
      let value = word();
      while (value >= fair) value = word();
      return value % count;
    },
    wide: () => BigInt(word() % WIDE_HIGH) * BigInt(WORD) + BigInt(word()),
  };
}

/** The text whose HMAC-SHA256 under the server seed is one block of a round's chance. */
export const blockText = (clientSeed: string, nonce: number, block: number): string =>
  `${clientSeed}:${nonce}:${block}`;
