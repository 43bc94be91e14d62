import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { appendFile, chown, mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { scratch } from './scratch.ts';

const execute = promisify(execFile);

const USER = 'parola';
const START_LIMIT_MS = 30_000;
const RETRY_MS = 50;

export interface PostgresCluster {
  /** Address of a database; without a name, of the administrative one. */
  url: (database?: string) => string;
  /** Creates an empty database. @returns its address */
  createDatabase: () => Promise<string>;
  /**
   * Stops the server without waiting for its clients and starts it again.
   * @param seconds how long it stays down
   */
  restart: (seconds?: number) => Promise<void>;
  stop: () => Promise<void>;
}

export interface Identity {
  uid?: number;
  gid?: number;
}

/** Finds another user to run PostgreSQL as, since it refuses to run as root. */
export async function findIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter(([own]) => own === name))[0];
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no other user for it');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

const clusterUrl = (port: number, database: string): string =>
  `postgresql://${USER}@127.0.0.1:${port}/${database}`;

let made = 0;

function freshName(): string {
  made += 1;
  return `test_${process.pid}_${made}_${Date.now().toString(36)}`;
}

async function asAdmin<Result>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function besideUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates an empty database beside the given one.
 * @param adminUrl the address of any database of the cluster
 * @returns the new database's address
 */
export async function createDatabaseBeside(adminUrl: string): Promise<string> {
  const name = freshName();
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} template template0`));
  return besideUrl(adminUrl, name);
}

/** Advisory lock (any number): a process that makes a template makes the others wait. */
const TEMPLATE_LOCK = 4_600;

/**
 * Creates a database as a copy of a template, which is made first if it is missing.
 * @param adminUrl the address of any database of the cluster
 * @param name of the template: small letters, digits and `_`
 * @param seed fills an empty database; its connections are closed when it resolves
 * @returns the copy's address
 */
export async function copyDatabaseBeside(
  adminUrl: string,
  name: string,
  seed: (url: string) => Promise<void>,
): Promise<string> {
  const copy = freshName();
  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const making = `${name}_${copy}`;
      await client.query(`create database ${making} template template0`);
      await seed(besideUrl(adminUrl, making));
      await client.query(`alter database ${making} rename to ${name}`);
    }
    await client.query(`create database ${copy} template ${name}`);
  });
  return besideUrl(adminUrl, copy);
}

/** Settings for a cluster whose data may be lost: speed before safety. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum_naptime=10s',
  // JIT compilation costs seconds on small tables without statistics.
  'jit=off',
];

/**
 * Runs PostgreSQL until this process ends, and restarts it for each input line, which gives the pause in
 * seconds. The shell reads a pipe from this process: when the process ends, even by a crash, the pipe closes
 * and the shell stops the cluster and removes the folder.
 */
const KEEPER = `
folder=$1; shift
begin() { "$@" >>"$folder/log" 2>&1 & server=$!; }
end() { kill -INT "$server" 2>/dev/null; wait "$server"; }
begin "$@"
while read -r seconds; do
  end
  sleep "$seconds"
  echo stopped
  begin "$@"
done
end
rm -rf "$folder"
`;

/** Root's TMPDIR may be closed to the other user. */
function placeOf(identity: Identity): string {
  const place = scratch();
  return identity.uid === undefined || place === '/dev/shm' ? place : '/tmp';
}

/**
 * Makes a folder with data and runs PostgreSQL on it.
 * @param makeData writes the data folder
 */
async function startOn(
  bin: string,
  { identity, place = placeOf(identity) }: { identity: Identity; place?: string | undefined },
  makeData: (data: string, options: Identity & { cwd: string }) => Promise<unknown>,
): Promise<PostgresCluster> {
  const port = await freePort();
  const folder = await mkdtemp(join(place, 'parola-pg-'));
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(folder, identity.uid, identity.gid);
  }
  const data = join(folder, 'data');
  await makeData(data, { ...identity, cwd: folder });

  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = [join(bin, 'postgres'), '-D', data, '-k', folder, '-p', String(port), ...settings];
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', folder, ...server], {
    ...identity,
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C in a terminal signals the whole group; the shell must survive it to clean up.
    detached: true,
  });
  const ended = once(keeper, 'exit');
  const stop = async (): Promise<void> => {
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };

  const answers = async (): Promise<void> => {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      try {
        return await asAdmin(clusterUrl(port, 'postgres'), async () => {});
      } catch (error) {
        if (performance.now() > deadline) {
          const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
          await stop();
          throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  await answers();
  keeper.unref();
  return {
    url: (database = 'postgres') => clusterUrl(port, database),
    createDatabase: () => createDatabaseBeside(clusterUrl(port, 'postgres')),
    restart: async (seconds = 0) => {
      const stopped = once(keeper.stdout, 'data');
      keeper.stdin.write(`${seconds}\n`);
      await stopped;
      await answers();
    },
    stop,
  };
}

/**
 * Starts a temporary PostgreSQL from the system's binaries, in a temporary folder, on a free port of
 * 127.0.0.1.
 * @param place the folder to create it in, such as a small disk
 * @returns undefined if PostgreSQL is not installed
 */
export async function startPostgres(place?: string): Promise<PostgresCluster | undefined> {
  const bin = process.env.POSTGRES_BIN;
  if (!bin) return undefined;
  const initdb = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  return startOn(bin, { identity: await findIdentity(), place }, (data, options) =>
    execute(join(bin, 'initdb'), ['-D', data, ...initdb], options),
  );
}

/**
 * Starts a streaming replica of a cluster, which answers reads once it has caught up with its start.
 * @throws Error without PostgreSQL's `pg_basebackup`
 */
export async function startReplica(primary: PostgresCluster): Promise<PostgresCluster> {
  const bin = process.env.POSTGRES_BIN;
  if (!bin) throw new Error('PostgreSQL is not installed');
  // The folder may hold links to some of the programs only.
  const backup = join(dirname(realpathSync(join(bin, 'postgres'))), 'pg_basebackup');
  return startOn(bin, { identity: await findIdentity() }, async (data, options) => {
    const copy = ['-D', data, '-d', primary.url(), '-X', 'stream', '-c', 'fast', '-R'];
    await execute(backup, [...copy, '--no-sync'], options);
    await appendFile(join(data, 'postgresql.auto.conf'), 'hot_standby_feedback = on\n');
  });
}
