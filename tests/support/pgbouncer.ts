import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findIdentity } from './postgres.ts';
import { scratch } from './scratch.ts';

/** The first version that supports prepared statements in transaction mode. */
const LEAST_VERSION = [1, 21] as const;
const START_LIMIT_MS = 10_000;
const RETRY_MS = 50;

export interface PgBouncer {
  /** The address of the same database through the pooler. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * The program that PGBOUNCER names, else the system's own.
 * @returns undefined when it is not installed or too old (before 1.21)
 */
export function findPgBouncer(): string | undefined {
  const named = process.env['PGBOUNCER'];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const path =
    named || folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
  if (path === undefined) return undefined;
  const text = execFileSync(path, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [leastMajor, leastMinor] = LEAST_VERSION;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor) ? path : undefined;
}

/**
 * Starts a PgBouncer in transaction mode before one database.
 * @param connections that it opens to PostgreSQL
 * @throws Error when it does not answer in time
 */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<PgBouncer> {
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const identity = await findIdentity();
  const folder = await mkdtemp(join(scratch(), 'parola-pg-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${databasePort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_prepared_statements = 1000',
    `default_pool_size = ${connections}`,
    'max_client_conn = 1000',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  // With auth_type=any everybody is the user of the database's line.
  settings[1] += ` user=${username}`;
  await writeFile(file, settings.join('\n'));
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(folder, identity.uid, identity.gid);
  }
  const child = spawn(program, ['-q', file], { ...identity, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`;
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return { url, pid: child.pid ?? 0, stop };
    } catch (error) {
      if (performance.now() > deadline) {
        await stop();
        throw new Error('PgBouncer did not start', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
