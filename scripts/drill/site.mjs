/** The places of a drill: two clusters of PostgreSQL, two servers, nginx, and what a host does with them. */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { documentedRestore } from './documents.mjs';
import { memoryOf, operate, prepareHost, startNginx, startServer } from './host.mjs';
import { mustRun, runCommand } from './processes.mjs';

const MS = 1000;
const BYTES_PER_KB = 1000;

/** @typedef {{ folder: string, beganAt: number, endedAt: number }} Backup times in epoch ms */
/** @typedef {import('./host.mjs').Server} Server */

/** Levels of the log (pino). */
const ERROR_LEVEL = 50;

const secondsSince = (/** @type {number} */ startedAt) =>
  ((performance.now() - startedAt) / MS).toFixed(1);

/** @param {string} line of a server's output */
const isComplaint = (line) =>
  line !== '' && Number(/"level":(\d+)/.exec(line)?.[1] ?? ERROR_LEVEL) >= ERROR_LEVEL;

/**
 * Starts the clusters and nginx, and creates the empty database that servers use first.
 * @param {{ folder: string, pgBin: string, expect: import('./report.mjs').Report['expect'] }} options
 */
export async function openSite({ folder, pgBin, expect }) {
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [];
  /** Ends everything, the last begun first. */
  const close = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const startCluster = async () => {
      const cluster = await startPostgres();
      if (!cluster) throw new Error('PostgreSQL is not installed');
      endings.push(cluster.stop);
      const { hostname, port, username } = new URL(cluster.url());
      // As its tools and the server read them.
      const env = { PGHOST: hostname, PGPORT: port, PGUSER: username };
      return { url: cluster.url, env };
    };
    const [live, other] = [await startCluster(), await startCluster()];
    const host = await prepareHost(folder, pgBin);
    const toolsOn = (/** @type {typeof live} */ { env }) => ({ PATH: host.env['PATH'], ...env });
    await mustRun('createdb', ['parola'], { cwd: folder, env: toolsOn(live) });
    await host.useDatabase(live.url('parola'));

    const ports = /** @type {const} */ ([await freePort(), await freePort()]);
    /** @type {(Server | undefined)[]} */
    const servers = [];
    endings.push(async () => {
      for (const server of servers) await server?.stop('SIGKILL');
    });
    const listen = await freePort();
    const front = await startNginx(join(folder, 'nginx'), { listen, servers: ports });
    endings.push(front.stop);
    const [dump, restore, compare] = documentedRestore();

    /** @type {Server[]} */
    const everStarted = [];

    /** @param {0 | 1} place @param {string} release */
    async function begin(place, release) {
      const startedAt = performance.now();
      const server = await startServer(host, { release, port: ports[place] });
      servers[place] = server;
      everStarted.push(server);
      console.log(`  server ${place + 1} was ready after ${secondsSince(startedAt)} s`);
    }

    /** @param {0 | 1} place */
    async function stop(place) {
      const stoppedAt = performance.now();
      const code = await servers[place]?.stop('SIGTERM');
      servers[place] = undefined;
      console.log(`  server ${place + 1} ended after ${secondsSince(stoppedAt)} s`);
      expect(`server ${place + 1} ends with 0 on SIGTERM`, code === 0, `code ${code}`);
    }

    return {
      host,
      live,
      other,
      origin: `https://127.0.0.1:${listen}`,
      certificate: front.certificate,
      begin,
      stop,
      close,
      /** The memory of each running server, in bytes. */
      memory: () => Promise.all(servers.flatMap((one) => (one ? [memoryOf(host, one.url)] : []))),
      /** Lines with which servers have reported an error, or which are not of the log. */
      complaints: () =>
        everStarted.flatMap(({ output }) => output().split('\n').filter(isComplaint)),
      /** How many calls a server had taken and left unanswered. */
      passedOn: () =>
        front.output().match(/prematurely closed connection|reset by peer/g)?.length ?? 0,
      /** @param {0 | 1} place */
      async kill(place) {
        await servers[place]?.stop('SIGKILL');
        servers[place] = undefined;
      },
      /** @param {string} command @param {object} options */
      operate(command, options) {
        const server = servers.find((one) => one !== undefined);
        if (!server) throw new Error('no server runs');
        return operate(host, server.url, command, options);
      },
      /** Runs the documented backup. @param {string} name @returns {Promise<Backup>} */
      async backUp(name) {
        const place = join(folder, name);
        await mkdir(place);
        const beganAt = Date.now();
        await mustRun('/bin/sh', ['-c', dump], { cwd: place, env: toolsOn(live) });
        const endedAt = Date.now();
        const { size } = await stat(join(place, 'parola.dump'));
        const seconds = (endedAt - beganAt) / MS;
        console.log(`  backup: ${seconds.toFixed(1)} s, ${Math.round(size / BYTES_PER_KB)} kB`);
        return { folder: place, beganAt, endedAt };
      },
      /**
       * Runs the documented restore on the other cluster, and the comparison by a release.
       * @param {Backup} backup
       * @param {string} release
       * @returns {Promise<string>} the restored database's address
       */
      async restore(backup, release) {
        await mustRun('dropdb', ['--if-exists', 'restored'], { cwd: folder, env: toolsOn(other) });
        await mustRun('/bin/sh', ['-c', restore], { cwd: backup.folder, env: toolsOn(other) });
        const { code, stdout, stderr } = await runCommand('/bin/sh', ['-c', compare], {
          cwd: release,
          env: { ...host.env, DATABASE_URL_FILE: undefined, ...toolsOn(other) },
        });
        expect('the restored database agrees', code === 0, stdout + stderr);
        return other.url('restored');
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */
