/** The drill, step by step, as docs/running.md has it. */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { differencesNow, differencesThen, firstEntry, sumOf } from './books.mjs';
import { createCaller } from './caller.mjs';
import { fillLobby } from './catalogue.mjs';
import { documentedRestore } from './documents.mjs';
import { operate, parola, prepareHost, startNginx, startServer } from './host.mjs';
import { createLoad } from './load.mjs';
import { GRANTED, registerPlayer, signIn } from './player.mjs';
import { mustRun, runCommand } from './processes.mjs';
import { keepAssets, packageBefore, packageHere } from './releases.mjs';
import { newFigures } from './report.mjs';

const PLAYERS = 30;
const MS = 1000;
const BYTES_PER_MB = 1_000_000;
/** After a burst of calls, so that some are under way at the kill. */
const KILL_AFTER_MS = 15;
const NOT_FOUND = 404;

/** @typedef {import('./report.mjs').Report} Report */

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {Report} options.report
 * @param {string | undefined} options.from
 * @param {number} options.rate
 * @param {number} options.seconds
 */
export async function runDrill({ folder, report, from, rate, seconds }) {
  const { expect, step } = report;
  const [oldRelease, newRelease] = [join(folder, 'opt', 'before'), join(folder, 'opt', 'now')];
  await mkdir(join(folder, 'opt'));
  const pgBin = process.env['POSTGRES_BIN'] ?? '';

  const previous = await step('The packages', async () => {
    const { bytes, packages } = await packageHere(newRelease);
    console.log(`  this release: ${Math.round(bytes / BYTES_PER_MB)} MB, ${packages} packages`);
    const built = await packageBefore({ from, folder: join(folder, 'sources'), to: oldRelease });
    console.log(
      `  before: ${built.name}; new migrations: ${built.newMigrations.join(', ') || 'none'}`,
    );
    return built;
  });

  const [live, other] = await Promise.all([startPostgres(), startPostgres()]);
  if (!live || !other) throw new Error('PostgreSQL is not installed');
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [() => live.stop(), () => other.stop()];
  try {
    const tools = { cwd: folder, env: { PATH: `${pgBin}:${process.env['PATH']}` } };
    /** @param {import('../../tests/support/postgres.ts').PostgresCluster} cluster */
    const clientOf = (cluster) => {
      const { hostname, port, username } = new URL(cluster.url());
      return { ...tools.env, PGHOST: hostname, PGPORT: port, PGUSER: username };
    };
    const host = await prepareHost(folder, pgBin);
    const ports = /** @type {const} */ ([await freePort(), await freePort()]);
    /** @type {(import('./host.mjs').Server | undefined)[]} */
    const servers = [undefined, undefined];
    endings.push(async () => {
      for (const server of servers) await server?.stop('SIGKILL');
    });
    /** @param {0 | 1} place @param {string} release */
    const begin = async (place, release) => {
      servers[place] = await startServer(host, { release, port: ports[place] });
    };

    await step('Install the previous release: two servers behind nginx', async () => {
      await mustRun('createdb', ['parola'], { ...tools, env: clientOf(live) });
      await host.useDatabase(live.url('parola'));
      await Promise.all([begin(0, oldRelease), begin(1, oldRelease)]);
      await fillLobby(host, oldRelease);
    });
    const listen = await freePort();
    const front = await startNginx(join(folder, 'nginx'), { listen, servers: ports });
    endings.push(front.stop);
    let figures = newFigures('');
    const caller = createCaller({ port: listen, certificate: front.certificate }, () => figures);
    endings.push(caller.close);
    for (const path of ['/metrics', '/operator/reconcile']) {
      const status = await caller.statusOf(path);
      expect(`nginx keeps ${path} inside`, status === NOT_FOUND, `HTTP ${status}`);
    }

    const players = await step(`${PLAYERS} players register`, async () => {
      const made = [];
      for (let number = 0; number < PLAYERS; number += 1) {
        const account = `drill${String(number).padStart(3, '0')}`;
        const player = await registerPlayer(caller, account);
        const given = { account, amount: GRANTED, reason: 'drill' };
        await operate(host, servers[0]?.url ?? '', 'player correct', given);
        player.journal.push(firstEntry());
        made.push(player);
      }
      return made;
    });
    const load = createLoad({
      caller,
      players,
      rate,
      use: (next) => {
        figures = next;
      },
    });
    /**
     * @param {string} name
     * @param {(burst: () => void) => Promise<void>} [work]
     */
    const phase = (name, work) =>
      step(name, async () => report.addPhase(await load.run(name, seconds, work)));
    /** Notes all withdrawals as paid. */
    const payOut = async () => {
      const { url = '' } = servers.find((server) => server !== undefined) ?? {};
      const { orders } = await operate(host, url, 'withdrawal list', { status: 1, limit: 1000 });
      for (const { orderNo } of orders) {
        await operate(host, url, 'withdrawal approve', { order: orderNo, reason: 'drill' });
        await operate(host, url, 'withdrawal pay', { order: orderNo, reason: 'drill' });
      }
      return orders.length;
    };
    /** @param {0 | 1} place @param {string} release */
    const replace = async (place, release) => {
      const code = await servers[place]?.stop('SIGTERM');
      expect(`server ${place + 1} ends with 0 on SIGTERM`, code === 0, `code ${code}`);
      await begin(place, release);
    };
    const [dump, restore, compare] = documentedRestore();
    /** @param {string} name of the dump */
    const backUp = async (name) => {
      const place = join(folder, name);
      await mkdir(place);
      const beganAt = Date.now();
      await mustRun('/bin/sh', ['-c', dump], { cwd: place, env: clientOf(live) });
      const endedAt = Date.now();
      const { size } = await stat(join(place, 'parola.dump'));
      console.log(
        `  backup: ${((endedAt - beganAt) / MS).toFixed(1)} s, ${Math.round(size / 1000)} kB`,
      );
      return { place, beganAt, endedAt };
    };
    const env = { ...host.env, ...clientOf(other), DATABASE_URL_FILE: undefined };
    /** @param {{ place: string }} backup @param {string} release */
    const restoreElsewhere = async ({ place }, release) => {
      await runCommand('dropdb', ['restored'], { ...tools, env: clientOf(other) });
      await mustRun('/bin/sh', ['-c', restore], { cwd: place, env: clientOf(other) });
      const compared = await runCommand('/bin/sh', ['-c', compare], { cwd: release, env });
      return compared;
    };

    await phase('the previous release');
    await payOut();
    let first = { place: '', beganAt: 0, endedAt: 0 };
    await phase('backup before the upgrade', async () => {
      first = await backUp('first');
    });
    await keepAssets(oldRelease, newRelease);
    await phase('upgrade of server 1', () => replace(0, newRelease));
    await phase('old beside new', async () => {
      await payOut();
    });
    await phase('upgrade of server 2', () => replace(1, newRelease));
    await phase('server 1 killed', async (burst) => {
      burst();
      await wait(KILL_AFTER_MS);
      await servers[0]?.stop('SIGKILL');
      servers[0] = undefined;
    });
    await phase('server 1 is back', () => begin(0, newRelease));
    await payOut();
    let second = first;
    await phase('backup', async () => {
      second = await backUp('second');
    });

    await step('Restore elsewhere', async () => {
      const { code, stdout, stderr } = await restoreElsewhere(second, newRelease);
      expect('the restored database agrees', code === 0, stdout + stderr);
      const url = other.url('restored');
      const differences = await differencesThen(url, players, second);
      expect(
        'every player has there what they had at the backup',
        differences.length === 0,
        differences,
      );
      console.log(
        `  players have ${await sumOf(url)} there, ${await sumOf(live.url('parola'))} here (hundredths)`,
      );
      const own = { DATABASE_URL: url, DATABASE_URL_FILE: '' };
      const server = await startServer(host, {
        release: newRelease,
        port: await freePort(),
        env: own,
      });
      await server.stop('SIGTERM');
    });

    await step('Reconcile after the load', async () => {
      const printed = await parola(host, newRelease, 'reconcile');
      expect('all money agrees', printed.includes('Everything agrees.'), printed);
      const differences = await differencesNow(live.url('parola'), players);
      expect(
        'each bet and withdrawal exists once, and the money is what they leave',
        differences.length === 0,
        differences,
      );
    });
    void [signIn, previous];
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}
