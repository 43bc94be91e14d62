import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePackage } from '#scripts/lib/write-package.mjs';
import { scratch } from '#tests/support/scratch.ts';

const run = promisify(execFile);
const LOADED_FIRST = ['stop-with-parent.mjs', 'quick-start.mjs'].map(
  (file) => `--import=${new URL(`../support/${file}`, import.meta.url).href}`,
);
/** Without files kept of earlier builds. An installation for development takes 509 MB. */
const LARGEST_BYTES = 100_000_000;

let folder: string;
let written: Awaited<ReturnType<typeof writePackage>>;
beforeAll(async () => {
  folder = await mkdtemp(join(scratch(), 'parola-test-'));
  written = await writePackage(join(folder, 'written'));
  await rename(join(folder, 'written'), join(folder, 'moved'));
  await mkdir(join(folder, 'elsewhere'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inPackage = (...parts: string[]): string => join(folder, 'moved', ...parts);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Bytes of a folder's files; 0 when there is none. */
function sizeOf(path: string): number {
  if (!existsSync(path)) return 0;
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const sizes = entries.map((entry) =>
    entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How the program is run: from another folder, with nothing of this process's settings. */
const place = () => ({
  cwd: join(folder, 'elsewhere'),
  env: {
    PATH: process.env['PATH'],
    DATA_DIR: join(folder, 'data'),
    LICENSE_NO: 'PAGCOR-77',
    HELPLINE: '1553',
    PORT: '0',
  },
});

it('holds what runs in production with exact versions, its licence and bill of materials', () => {
  const { dependencies, bin, engines } = readJson(inPackage('package.json')) as {
    dependencies: Record<string, string>;
    bin: object;
    engines: { node: string };
  };
  expect(bin).toEqual({ parola: 'bin/parola' });
  expect(engines.node).toMatch(/^>=20/);
  expect(Object.keys(dependencies)).toContain('fastify');
  for (const [name, version] of Object.entries(dependencies)) {
    const installed = readJson(inPackage('node_modules', name, 'package.json'));
    expect(installed, name).toMatchObject({ version });
  }
  expect(readFileSync(inPackage('LICENSE'), 'utf8')).toContain('MIT');
  expect(readJson(inPackage('sbom.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(written.bytes - sizeOf(inPackage('kept-assets'))).toBeLessThan(LARGEST_BYTES);
});

it('has nothing of the demo, and no package that is for building or for the app only', () => {
  const maps = readdirSync(inPackage('server')).filter((file) => file.endsWith('.mjs.map'));
  const sources = maps.map((file) => readFileSync(inPackage('server', file), 'utf8')).join('\n');
  expect(sources).toContain('server/platform.ts');
  expect(sources).not.toContain('server/demo/');
  for (const name of ['vite', 'typescript', 'fontkit', 'vitest', 'react-redux', 'workbox-window']) {
    expect(existsSync(inPackage('node_modules', name)), name).toBe(false);
  }
});

it('says which Node it needs to one that is too old', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '18.19.0' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  const old = run(process.execPath, [...args, inPackage('bin', 'parola'), 'help'], place());
  await expect(old).rejects.toMatchObject({
    code: 1,
    stderr: 'Parola needs Node 20.19 or newer; this is 18.19.0.\n',
  });
});

it('starts where it was moved to, serves, runs commands, and stops with code 0', async () => {
  const program = inPackage('bin', 'parola');
  const { env, cwd } = place();
  const server = spawn(program, ['start'], {
    cwd,
    env: { ...env, NODE_OPTIONS: LOADED_FIRST.join(' ') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(server, 'close');
  let output = '';
  let errors = '';
  let url: string | undefined;
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  while (url === undefined) {
    const hasEnded = await Promise.race([
      once(server.stdout, 'data').then(() => false),
      exited.then(() => true),
    ]);
    if (hasEnded) throw new Error(`the server ended early:\n${output}${errors}`);
    [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  }

  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  const page = await fetch(`${url}/lobby/home`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')]);

  const listed = await run(program, ['activity', 'list'], place());
  expect(JSON.parse(listed.stdout)).toMatchObject({ activities: expect.any(Array) });
  const unknown = run(program, ['catalogue', 'lst'], place());
  await expect(unknown).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean catalogue list?'),
  });
  const help = await run(program, [], place());
  expect(help.stdout).toMatch(/^parola start /);

  server.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  // A line that is not JSON would throw.
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Server listening at /),
    expect.stringMatching(/^Data: real players\./),
    expect.stringMatching(/^The RSA key for passwords has 1024 bits/),
    'request',
  ]);
  expect(errors).toBe('');
});
