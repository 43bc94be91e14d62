/** Pages in docs that name a test for each of their lines. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Reads a file by its path from the project folder. */
export const readProject = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const PROOF = /^`(?<file>tests\/[^`]+)`: (?<title>.+)$/u;

/**
 * Checks the tables of a page whose last column is "Proof": the last cell of each row names an existing file
 * and quotes the title of a test in it; several are separated by `<br>`.
 * @param least least number of rows, so that a page that is parsed wrongly does not pass
 */
export function checkProofs(page: string, least: number): void {
  const lines = readProject(page)
    .split('\n\n')
    .filter((block) => /^\|[^\n]*\| Proof +\|\n/.test(block))
    .flatMap((block) => block.split('\n'));
  const rows = lines
    .filter((line, at) => line.startsWith('| ') && lines[at + 1]?.startsWith('| -') !== true)
    .filter((line) => !line.startsWith('| -'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => ({ name: cells[0]?.trim(), proofs: cells.at(-1)?.trim().split('<br>') ?? [] }));

  it(`${page} has rows`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(rows)('$name is proven', ({ proofs }) => {
    for (const proof of proofs) {
      const { file = '', title = '' } = PROOF.exec(proof.trim())?.groups ?? {};
      expect(file, proof).not.toBe('');
      expect(readProject(file)).toContain(title);
    }
  });
}
