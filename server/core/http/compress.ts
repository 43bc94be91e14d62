import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size compression is not worth its cost. */
export const COMPRESS_FROM_BYTES = 1024;

/**
 * Up to this size the change to another thread costs more than compressing, which takes up to 0.2 ms. In
 * characters.
 */
const AT_ONCE = 16 * 1024;

/** Brotli quality for answers compressed per request, and for files compressed once. */
const LIVE_QUALITY = 4;
const FILE_QUALITY = 11;

/** Returns the best encoding that the caller accepts (RFC 9110 §12.5.3); undefined for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return undefined;
}

/** Compresses a text; a long one, or a file, on zlib's own threads. */
export function compress(
  content: string | Buffer,
  encoding: Encoding,
  isFile = false,
): Promise<Buffer> {
  const isShort = !isFile && content.length <= AT_ONCE;
  if (encoding === 'gzip') {
    const options = { level: isFile ? 9 : 6 };
    return isShort ? Promise.resolve(gzipSync(content, options)) : toGzip(content, options);
  }
  const options = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isFile ? FILE_QUALITY : LIVE_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  return isShort
    ? Promise.resolve(brotliCompressSync(content, options))
    : toBrotli(content, options);
}
