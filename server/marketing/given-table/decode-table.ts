/** Decodes the bytes of a table: UTF-8, Excel's "Unicode text", or an old 8-bit encoding. */

/** Encodings that a file does not name. */
export const GUESSED_ENCODINGS = ['windows-874', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type TableEncoding = 'utf-8' | (typeof GUESSED_ENCODINGS)[number];

export interface DecodedTable {
  readonly text: string;
  readonly encoding: TableEncoding;
  /** True when nothing in the file says its encoding: somebody must look at the names. */
  readonly isGuessed: boolean;
}

/** The character that stands for bytes that could not be decoded. */
export const REPLACEMENT = '\uFFFD';

export function decodeTable(bytes: Uint8Array): DecodedTable {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { text, encoding: 'utf-8', isGuessed: false };
  } catch {
    return {
      ...decoded(bytes, looksThai(bytes) ? 'windows-874' : 'windows-1252'),
      isGuessed: true,
    };
  }
  // Every other byte of Latin text in UTF-16 is zero; the mark was lost.
  return { ...decoded(bytes, first === 0 ? 'utf-16be' : 'utf-16le'), isGuessed: true };
}

const decoded = (bytes: Uint8Array, encoding: TableEncoding): DecodedTable => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
  isGuessed: false,
});

/** Thai words are runs of high bytes; a letter with an accent stands alone among Latin ones. */
function looksThai(bytes: Uint8Array): boolean {
  let inRuns = 0;
  let alone = 0;
  let run = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if ((bytes[at] ?? 0) >= 0xa1) {
      run += 1;
      continue;
    }
    if (run > 1) inRuns += run;
    else alone += run;
    run = 0;
  }
  return inRuns > alone;
}
