import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STOP_WITH_PARENT = `--import=${new URL('../support/stop-with-parent.mjs', import.meta.url).href}`;
const START_LIMIT_MS = 120_000;

interface Started {
  url: string;
  lines: readonly string[];
  /** Signals it. @returns its exit code, once all that it started has ended */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

interface Command {
  port?: number;
  /** Through npm, as people do; else the script alone, which takes half a second less. */
  byNpm?: boolean;
}

/** Runs `npm start` with settings from the environment only. */
function command(dataDir: string, { port = 0, byNpm = false }: Command = {}) {
  const { PATH, HOME, TMPDIR } = process.env;
  const [program, args] = byNpm
    ? (['npm', ['start']] as const)
    : ([process.execPath, ['scripts/start.mjs']] as const);
  return spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NO_COLOR: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_OPTIONS: STOP_WITH_PARENT,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function start(dataDir: string, how?: Command): Promise<Started> {
  const child = command(dataDir, how);
  // The server of an npm that has ended holds its output open.
  const ended = once(child, 'close');
  const lines: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [, url] = /^listening (\S+) after \d+ ms$/.exec(line) ?? [];
    if (url === undefined) continue;
    return {
      url,
      lines,
      async stop(signal) {
        child.stdout.resume();
        child.kill(signal);
        await ended;
        return child.exitCode;
      },
    };
  }
  throw new Error(`the start command ended early:\n${lines.join('\n')}\n${errors}`);
}

/** Loads the lobby config, without its timestamp. */
async function startAnswer(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url + endpoints.appConfig.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { serverTime, ...answer } = (await response.json()) as Record<string, unknown>;
  expect(serverTime).toEqual(expect.any(Number));
  return answer;
}

/** Collects what a started server shows. */
async function seenOf({ url, lines }: Started) {
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await page.text();
  return { url, lines, page, html, answer: await startAnswer(url) };
}

let dataDir: string;
let first: Awaited<ReturnType<typeof seenOf>>;
/** A second start on the same folder; it keeps running. */
let second: Started;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parola-start-'));
  const started = await start(dataDir, { byNpm: true });
  try {
    first = await seenOf(started);
  } finally {
    await started.stop('SIGTERM');
  }
  second = await start(dataDir);
}, START_LIMIT_MS);
afterAll(async () => {
  expect(await second.stop('SIGINT')).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

it('one command seeds, serves the lobby, and prints its address and the demo account', () => {
  expect(first.lines).toContain(`Parola is at ${first.url}`);
  expect(first.lines).toContain('Demo account parolademo, password lantern2026');

  expect(first.page.status).toBe(200);
  expect(first.page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(first.html).toContain('id="shell"');
  expect(first.html).toContain('id="root"');
  expect(first.html).toMatch(/<script type="module"[^>]+src="\/assets\//);
});

it('a second start creates nothing new, and serves the games and the key of the first', async () => {
  const { answer } = await seenOf(second);
  expect(answer).toMatchObject({ errcode: 0, publicKey: expect.any(String) });
  expect(answer).toEqual(first.answer);
});

it('SIGTERM to npm ends the server too', async () => {
  await expect(fetch(first.url)).rejects.toThrow('fetch failed');
});

/** Runs a start that must fail. @returns its exit code and output */
async function failureOf(folder: string, port?: number) {
  const child = command(folder, port === undefined ? {} : { port });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

it(
  'a port in use, a folder in use and an unusable folder end a start with one sentence',
  async () => {
    expect(await failureOf(join(dataDir, 'another'), Number(new URL(second.url).port))).toEqual({
      code: 1,
      said: expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is in use\. .+$/),
    });
    expect(await failureOf(dataDir)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The data folder \S+ is in use by another process \(\d+\)\. .+$/,
      ),
    });
    expect(existsSync(join(dataDir, 'another'))).toBe(false);
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(await failureOf(join(file, 'folder'))).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data folder \S+ cannot be used: .+ \(ENOTDIR\)\. .+$/),
    });
  },
  START_LIMIT_MS,
);
