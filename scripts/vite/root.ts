import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '..', '..');

/** Reads one of the project's text files, with the same line ends on every system. */
export const readText = (path: string): string =>
  readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
