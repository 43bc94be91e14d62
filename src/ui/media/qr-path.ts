import { encode } from 'uqr';

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;
/** Denser codes cannot be scanned from a phone's screen. */
const LARGEST_VERSION = 20;

/** A QR code as one path of squares, on an area of `side` × `side` modules. */
export interface QrPath {
  readonly side: number;
  readonly path: string;
}

/** Encodes a text as a QR code; null when it is too long for a scannable one. */
export function qrPath(text: string): QrPath | null {
  try {
    const code = encode(text, { ecc: 'M', border: QUIET, maxVersion: LARGEST_VERSION });
    const path = code.data
      .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    return { side: code.size, path };
  } catch {
    return null;
  }
}
