import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const SMALLEST_BYTES = 1024;
const TEXT = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
]);

/** The server writes its settings into these two at startup, so it compresses them then. */
const STAMPED_BY_SERVER = new Set(['index.html', 'sw.js']);

/**
 * Compresses with Brotli at the highest quality: files are compressed once and sent many times.
 * @param {Buffer} content
 */
export function brotli(content) {
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Writes `.br` and `.gz` beside a file, each only when it is smaller than the original.
 * @param {string} path
 */
async function compressFile(path) {
  const content = await readFile(path);
  const [br, gz] = await Promise.all([brotli(content), toGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/**
 * Precompresses the text files of a built folder, in parallel on zlib's threads.
 * @param {string} folder
 * @returns {Promise<number>} number of compressed files
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const chosen = [];
  for (const name of names) {
    if (!TEXT.has(extname(name)) || STAMPED_BY_SERVER.has(name)) continue;
    const { size } = await stat(join(folder, name));
    if (size >= SMALLEST_BYTES) chosen.push(name);
  }
  await Promise.all(chosen.map((name) => compressFile(join(folder, name))));
  return chosen.length;
}
