import { readFileSync } from 'node:fs';

/** The public payloads, without the heading lines. */
export const xssPayloads: readonly string[] = readFileSync(
  new URL('../data/xss-payloads.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# ') && !line.startsWith('// '));
