import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './root.ts';

const HASH_LENGTH = 4;

/**
 * Names a CSS module's class in the page, e.g. `card-h3Kd`: short, because scripts and style sheets both
 * carry it, and the same in every build as long as the file is not moved.
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
  return `${name}-${hash}`;
}
