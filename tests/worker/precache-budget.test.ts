/** The decision on what is precached names the budget that the build is held to. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('is the same in decision 0012 and in scripts/size-budget.json', () => {
  const decision = read('docs/decisions/0012-offline-files.md');
  const budget = JSON.parse(read('scripts/size-budget.json')) as Record<string, number>;
  const [, files, kilobytes] = /at most (\d+) files and (\d+) kB brotli/.exec(decision) ?? [];
  expect([Number(files), Number(kilobytes) * 1_000]).toEqual([
    budget['precacheFiles'],
    budget['precacheBytes'],
  ]);
});
