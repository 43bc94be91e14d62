import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtDemo, copyTemplate, findTemplate } from './platform-template.ts';
import { scratch } from './scratch.ts';

const MAIN = fileURLToPath(new URL('../../dist/demo/main.mjs', import.meta.url));
const loadFirst = (file: string): string => `--import=${new URL(file, import.meta.url).href}`;
/** Key for the operator's calls and pages of every server under test. */
export const OPERATOR_KEY = 'operator-key-of-the-tests';

/**
 * The server is configured by variables like PORT: only these of the environment are passed to one under
 * test.
 */
const OWN_ENVIRONMENT = {
  ...Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]]),
  ),
  NO_COLOR: '1',
  LOGINS_PER_IP: '100000',
  REGISTRATIONS_PER_IP: '100000',
  SMS_PER_IP: '100000',
  /** A dialog that opens by itself would block every other test. */
  AUTO_ACTIVITIES: 'false',
};

const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 15_000;

export interface PlatformOptions {
  market?: 'ph' | 'th';
  /** Size of the catalogue. */
  games?: number;
  scenario?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** The caller's own folder, not removed when the server stops; without it, a fresh seeded one. */
  dataDir?: string;
  /** Without it, any free port. */
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** Lets V8 optimise the embedded database, at the cost of a slower start. */
  isMeasured?: boolean;
}

export interface PlatformProcess {
  /** Its origin, without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** The seeded account, as the server prints it. */
  demo: { account: string; password: string };
  /** Everything it has printed so far. */
  output: () => string;
  /**
   * Runs an operator command, such as `operator('catalogue/bump', { games: 30 })`.
   * @param path below `/operator/`
   * @throws Error when the answer is not a success
   */
  operator: (path: string, body: unknown) => Promise<unknown>;
  /** Stops it cleanly; removes its data unless the folder is the caller's. */
  stop: () => Promise<void>;
  /** Ends it like a crash, and leaves its data. */
  kill: () => Promise<void>;
}

/** Waits for a condition on the output of a process. */
async function untilPrinted<Found>(
  child: ReturnType<typeof spawn>,
  output: () => string,
  find: (text: string) => Found | undefined,
): Promise<Found> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  for (;;) {
    const found = find(output());
    if (found !== undefined) return found;
    const step = new AbortController();
    const signal = AbortSignal.any([limit, step.signal]);
    const hasEnded = await Promise.race([
      ...[child.stdout, child.stderr].flatMap((stream) =>
        stream ? [once(stream, 'data', { signal }).then(() => false)] : [],
      ),
      once(child, 'exit', { signal }).then(() => true),
    ]).catch(() => true);
    step.abort();
    if (hasEnded && find(output()) === undefined) {
      child.kill('SIGKILL');
      throw new Error(`the platform did not start listening:\n${output()}`);
    }
  }
}

/** Starts the built server on a folder and waits until it listens. */
async function launch(dataDir: string, options: PlatformOptions): Promise<PlatformProcess> {
  if (!existsSync(MAIN)) throw new Error('the platform is not built: npm run build');
  const { market = 'ph', games = 420, scenario, databaseUrl, port = 0, env = {} } = options;
  const flags = {
    port,
    host: '127.0.0.1',
    'data-dir': dataDir,
    market,
    games,
    'operator-key': OPERATOR_KEY,
    ...(scenario === undefined ? {} : { scenario }),
    ...(databaseUrl === undefined ? {} : { 'database-url': databaseUrl }),
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const first = ['./stop-with-parent.mjs', ...(options.isMeasured ? [] : ['./quick-start.mjs'])];
  const child = spawn(process.execPath, [...first.map(loadFirst), MAIN, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...OWN_ENVIRONMENT, ...env },
  });
  const ended = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const output = (): string => text;
  const listening = await untilPrinted(child, output, (printed) => {
    const [, url, chosen] = /^listening (\S+?:(\d+)) /m.exec(printed) ?? [];
    return url === undefined ? undefined : { url, port: Number(chosen) };
  });

  const [, account = '', password = ''] = /^Demo account (\S+), password (\S+)/m.exec(text) ?? [];

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(tooLong);
  };
  return {
    ...listening,
    pid: child.pid ?? 0,
    dataDir,
    output,
    demo: { account, password },
    operator: async (path, body) => {
      const response = await fetch(`${listening.url}/operator/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-operator-key': OPERATOR_KEY,
        },
        body: JSON.stringify(body),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`operator ${path}: HTTP ${response.status} ${answer}`);
      return JSON.parse(answer) as unknown;
    },
    stop: async () => {
      await end('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

/** Folders made here: one that outlives its server, after a `kill`, is removed with this process. */
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns a temporary folder with the seeded data of these options. */
async function seededFolder(options: PlatformOptions): Promise<string> {
  const folder = await mkdtemp(join(scratch(), 'parola-platform-'));
  folders.push(folder);
  if (options.databaseUrl !== undefined) return folder;
  const { market = 'ph', games = 420 } = options;
  const maker = [await builtDemo(), market, games];
  const template = await findTemplate(maker, async (dataDir) => {
    const platform = await launch(dataDir, { market, games, dataDir });
    await platform.stop();
  });
  await copyTemplate(template, folder);
  return folder;
}

/**
 * Starts the built server as its own process on 127.0.0.1. It stops with the tests, however they end.
 * @throws Error with its whole output when it does not listen in time
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<PlatformProcess> {
  const dataDir = options.dataDir ?? (await seededFolder(options));
  return launch(dataDir, options);
}
