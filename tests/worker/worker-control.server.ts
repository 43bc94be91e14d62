import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, describe, it } from 'vitest';
import { temporaryFolder } from '#tests/database/databases.ts';
import { eachPlatform, operate, platformUnderTest, START } from '#tests/server/platforms.ts';

const CONTROL = '/worker-control.json';
const DAY_MS = 86_400_000;

eachPlatform("the worker's kill switch", (subject) => {
  const run = async (name: string) => (await operate(subject.platform(), name, {})).body;

  it('is a small file that is revalidated each time, and switched by the operator', async () => {
    const read = () => subject.platform().app.inject(CONTROL);
    const first = await read();
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.json()).toEqual({ disable: false });
    expect(await run('worker show')).toMatchObject({ isDisabled: false });

    expect(await run('worker disable')).toMatchObject({ errcode: 0, isDisabled: true });
    expect((await read()).json()).toEqual({ disable: true });
    expect(await run('worker show')).toMatchObject({ isDisabled: true });

    expect(await run('worker enable')).toMatchObject({ isDisabled: false });
    expect((await read()).json()).toEqual({ disable: false });
  });
});

describe('files of earlier builds', () => {
  const folder = temporaryFolder();
  const flags: string[] = [];
  beforeAll(async () => {
    const client = join(folder(), 'client');
    const kept = join(folder(), 'kept-assets');
    flags.push(`--client-dir=${client}`);
    await mkdir(join(client, 'assets'), { recursive: true });
    await mkdir(kept);
    await writeFile(join(folder(), 'secret.js'), 'secret');
    await writeFile(
      join(client, 'index.html'),
      '<html><head><meta name="parola-settings" content="{}" /></head></html>',
    );
    await writeFile(join(client, 'assets', 'now-a1.js'), 'now');
    const put = async (name: string, age: number) => {
      await writeFile(join(kept, name), `content of ${name}`);
      await utimes(join(kept, name), (START - age) / 1000, (START - age) / 1000);
    };
    await put('old-b2.js', 13.9 * DAY_MS);
    await put('old-b2.js.br', 13.9 * DAY_MS);
    await put('older-c3.js', 14.1 * DAY_MS);
    await put('now-a1.js', DAY_MS);
  });
  const subject = platformUnderTest(flags);
  const get = (url: string, encoding = 'identity') =>
    subject.platform().app.inject({ url, headers: { 'accept-encoding': encoding } });

  it('are served for 14 days, and cached like hashed files', async () => {
    const old = await get('/assets/old-b2.js');
    expect([old.statusCode, old.body]).toEqual([200, 'content of old-b2.js']);
    expect(old.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const packed = await get('/assets/old-b2.js', 'br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/assets/older-c3.js')).statusCode).toBe(404);
    expect((await get('/assets/old-b2.js.br')).statusCode).toBe(404);
  });

  it('never replace a file of this build, and give no access to files outside', async () => {
    expect((await get('/assets/now-a1.js')).body).toBe('now');
    for (const path of [
      '/assets/../secret.js',
      '/assets/%2e%2e/secret.js',
      '/assets/..%2fsecret.js',
    ])
      expect((await get(path)).statusCode).toBe(404);
  });
});
