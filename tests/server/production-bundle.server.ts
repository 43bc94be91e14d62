import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesOf } from '#scripts/lib/bundle-packages.mjs';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Packages that only the demo needs. */
const DEMO_PACKAGES = /^(?:fontkit|@fontsource\/)/;

const filesOf = (folder: string): string[] =>
  readdirSync(join(DIST, folder), { recursive: true, encoding: 'utf8' });

/** The sources of a built server, relative to the project, as its source maps list them. */
const sourcesOf = (folder: string): string[] =>
  filesOf(folder)
    .filter((file) => file.endsWith('.mjs.map'))
    .flatMap((file) => {
      const path = join(DIST, folder, file);
      const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { sources: string[] };
      return sources.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
    });

/** The packages that a built server asks for. */
const packagesIn = (folder: string): string[] => packagesOf(join(DIST, folder));

it('a production build has the server, and nothing of the demo', () => {
  const sources = sourcesOf('server');
  expect(sources).toContain('server/platform.ts');
  expect(sources.filter((source) => source.startsWith('server/demo/'))).toEqual([]);
  expect(packagesIn('server')).toContain('fastify');
  expect(packagesIn('server').filter((name) => DEMO_PACKAGES.test(name))).toEqual([]);
  expect(filesOf('server').filter((file) => file.includes('cashier'))).toEqual([]);
});

it('an installation without development packages has all that production asks for', () => {
  const lock = JSON.parse(readFileSync(join(DIST, '..', 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean } | undefined>;
  };
  const entryOf = (name: string) => lock.packages[`node_modules/${name}`];
  const asked = packagesIn('server');
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !entryOf(name) || entryOf(name)?.dev === true)).toEqual([]);
});

it('the build of a demo has both, so that the check above can fail', () => {
  expect(sourcesOf('demo').some((source) => source.startsWith('server/demo/art/'))).toBe(true);
  expect(packagesIn('demo').some((name) => DEMO_PACKAGES.test(name))).toBe(true);
  expect(filesOf('demo').some((file) => file.startsWith('cashier-pages'))).toBe(true);
});
