import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

/** A file of the project, by its path from the project folder, separated with `/`. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Violation {
  path: string;
  /** The problem and, where it is not obvious, the fix. */
  why: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = /\.(?:tsx?|mjs|css|json|md|html|webmanifest|svg|sql|txt)$/;

/**
 * Reads the text files of folders, and single files.
 * @param places paths from the project folder; a missing one adds nothing
 */
export function readTree(places: readonly string[]): SourceFile[] {
  return places.flatMap((place) => {
    const stat = statSync(ROOT + place, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    if (stat.isFile()) return [{ path: place, text: readFileSync(ROOT + place, 'utf8') }];
    const names = readdirSync(ROOT + place, { recursive: true, encoding: 'utf8' });
    return names
      .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
      .filter((path) => TEXT.test(path))
      .sort()
      .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));
  });
}

/** Creates a tree for a test: each planted violation proves that its rule can fail. */
export function plant(files: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

export const isScript = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path);

export const nameOf = (path: string): string => posix.basename(path);
export const folderOf = (path: string): string => posix.dirname(path);

type Parsed = ReturnType<typeof parseSync>;
const parsed = new WeakMap<SourceFile, Parsed>();

/**
 * Parses a TypeScript file; the same file is parsed once.
 * @throws Error when it is not TypeScript: an unreadable file must not pass unchecked
 */
export function parse(file: SourceFile): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(nameOf(file.path), file.text);
  if (result.errors.length > 0) {
    throw new Error(`${file.path}: ${result.errors[0]?.message ?? 'cannot be parsed'}`);
  }
  parsed.set(file, result);
  return result;
}

/** The line of a position in a file, from 1. */
export function lineOf(file: SourceFile, position: number): number {
  return file.text.slice(0, position).split('\n').length;
}
