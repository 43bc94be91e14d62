import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildWithVite } from '#scripts/lib/vite-build.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parola-vite-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const build = () => buildWithVite({ root, configFile: false, logLevel: 'silent' });

it.each([undefined, 'test'])('a build leaves NODE_ENV %s as it was', async (before) => {
  vi.stubEnv('NODE_ENV', before);
  writeFileSync(join(root, 'index.html'), '<title>Parola</title>');
  await build();
  expect(process.env['NODE_ENV']).toBe(before);
});

it('so does a build that fails', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  await expect(build()).rejects.toThrow();
  expect(process.env['NODE_ENV']).toBeUndefined();
});
