/** The drill, step by step, as docs/running.md has it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { differencesNow, differencesThen, firstEntry, sumOf } from './books.mjs';
import { createCaller } from './caller.mjs';
import { fillLobby } from './catalogue.mjs';
import { parola, startServer } from './host.mjs';
import { createLoad } from './load.mjs';
import { GRANTED, registerPlayer, signIn } from './player.mjs';
import { keepAssets, markAssets, packageBefore, packageHere } from './releases.mjs';
import { newFigures } from './report.mjs';
import { openSite } from './site.mjs';

const PLAYERS = 30;
const MS = 1000;
const BYTES_PER_MB = 1_000_000;
/** After a burst of calls, so that some are under way at the kill. */
const KILL_AFTER_MS = 15;
/** As many as reach both servers in turns. */
const ASKED_TIMES = 4;
const NOT_FOUND = 404;
const KILLED = 'server 1 killed';

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./player.mjs').Player} Player */

/** Writes both packages. @param {{ folder: string, from: string | undefined }} options */
async function makePackages({ folder, from }) {
  const opt = join(folder, 'opt');
  await mkdir(opt);
  const [before, now] = [join(opt, 'before'), join(opt, 'now')];
  const { bytes, packages } = await packageHere(now);
  console.log(`  this release: ${Math.round(bytes / BYTES_PER_MB)} MB, ${packages} packages`);
  const { name, newMigrations } = await packageBefore({
    from,
    folder: join(folder, 'sources'),
    to: before,
  });
  console.log(`  before: ${name}; new migrations: ${newMigrations.join(', ') || 'none'}`);
  const marks = [await markAssets(before, 'before'), await markAssets(now, 'now')];
  return { before, now, newMigrations, marks };
}

/**
 * Registers the players and gives them money, as the package takes no deposits.
 * @param {import('./caller.mjs').Caller} caller
 * @param {import('./site.mjs').Site} site
 */
async function registerPlayers(caller, site) {
  /** @type {Player[]} */
  const players = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    const account = `drill${String(number).padStart(3, '0')}`;
    const player = await registerPlayer(caller, account);
    await site.operate('player correct', { account, amount: GRANTED, reason: 'drill' });
    player.journal.push(firstEntry());
    players.push(player);
  }
  return players;
}

/** Notes all waiting withdrawals as paid, by hand. @param {import('./site.mjs').Site} site */
async function payOut(site) {
  const { orders } = await site.operate('withdrawal list', { status: 1, limit: 1000 });
  for (const { orderNo: order } of orders) {
    await site.operate('withdrawal approve', { order, reason: 'drill' });
    await site.operate('withdrawal pay', { order, reason: 'drill' });
  }
}

/**
 * Signs every player in, and compares what they see with what is stored.
 * @param {import('./caller.mjs').Caller} caller
 * @param {readonly Player[]} players
 * @param {string} url of the database
 */
async function seesAll(caller, players, url) {
  let seen = 0;
  for (const player of players) {
    if (!(await signIn(caller, player))) return false;
    const balance = await caller.call('refreshBalance', { token: player.token });
    seen += Number(balance?.['coin']) + Number(balance?.['safebox']);
  }
  return seen === (await sumOf(url));
}

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {Report} options.report
 * @param {string | undefined} options.from the release before; see `packageBefore`
 * @param {number} options.rate acts of players in a second
 * @param {number} options.seconds of each phase, at least
 */
export async function runDrill({ folder, report, from, rate, seconds }) {
  const { expect, step } = report;
  const made = await step('The packages', () => makePackages({ folder, from }));
  const { before, now, newMigrations, marks } = made;
  const site = await openSite({ folder, pgBin: process.env['POSTGRES_BIN'] ?? '', expect });
  let figures = newFigures('');
  const caller = createCaller(site, () => figures);
  try {
    await step('Install the release before: two servers behind nginx', async () => {
      await Promise.all([site.begin(0, before), site.begin(1, before)]);
      await fillLobby(site.host, before);
      for (const path of ['/metrics', '/operator/reconcile']) {
        const status = await caller.statusOf(path);
        expect(`nginx keeps ${path} inside`, status === NOT_FOUND, `HTTP ${status}`);
      }
    });
    const players = await step(`${PLAYERS} players register`, () => registerPlayers(caller, site));
    const onPhase = (/** @type {typeof figures} */ next) => {
      figures = next;
    };
    const load = createLoad({ caller, players, rate, onPhase });
    /** @param {string} name @param {(burst: () => void) => Promise<void>} [work] */
    const phase = (name, work) =>
      step(name, async () => {
        const isKill = name === KILLED;
        report.addPhase(await load.run(name, seconds, work), isKill);
      });

    await phase('the release before');
    await payOut(site);
    const first = await phaseOf(phase, 'backup before the upgrade', () => site.backUp('first'));
    await keepAssets(before, now);
    await keepAssets(now, before);
    await phase('server 1 upgraded', async () => {
      await site.stop(0);
      await site.begin(0, now);
    });
    await phase('old and new side by side', async () => {
      for (const mark of marks) {
        for (let time = 0; time < ASKED_TIMES; time += 1) await caller.get(mark);
      }
      await payOut(site);
    });
    await phase('server 2 upgraded', async () => {
      await site.stop(1);
      await site.begin(1, now);
    });
    await phase(KILLED, async (burst) => {
      burst();
      await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS));
      await site.kill(0);
    });
    const passed = site.passedOn();
    expect(`calls were under way at the kill (${passed}), and nginx passed them on`, passed > 0);
    await phase('server 1 back', () => site.begin(0, now));
    await payOut(site);
    const second = await phaseOf(phase, 'backup', () => site.backUp('second'));

    await step('Reconcile after the load', async () => {
      const printed = await parola(site.host, now, 'reconcile');
      expect('all money agrees', printed.includes('Everything agrees.'), printed);
      const differences = await differencesNow(site.live.url('parola'), players);
      const memory = (await site.memory()).map((bytes) => Math.round(bytes / BYTES_PER_MB));
      expect(
        `the metrics answer: the servers take ${memory.join(' and ')} MB`,
        memory.every(Boolean),
      );
      const complaints = site.complaints();
      expect('no server has reported an error', complaints.length === 0, complaints.slice(0, 5));
      const [bets, withdrawals] = /** @type {const} */ (['rounds', 'withdrawals']).map((kind) =>
        players.reduce((sum, player) => sum + player[kind].size, 0),
      );
      const orders = `${bets} bets and ${withdrawals} withdrawals`;
      expect('players have bet and withdrawn', Boolean(bets && withdrawals), orders);
      const promise = `${orders} exist once, no others, and the money is what they leave`;
      expect(promise, differences.length === 0, differences);
    });

    await step('Restore the backup elsewhere', async () => {
      const url = await site.restore(second, now);
      const differences = await differencesThen(url, players, second);
      const promise = 'every player has there what they had at the backup';
      expect(promise, differences.length === 0, differences);
      const port = await freePort();
      const env = { DATABASE_URL: url, DATABASE_URL_FILE: '' };
      const server = await startServer(site.host, { release: now, port, env });
      const direct = createCaller({ origin: server.url }, () => figures);
      const isSeen = await seesAll(direct, players, url);
      expect('every player signs in there and sees their balance', isSeen);
      await direct.close();
      await server.stop('SIGTERM');
    });

    await step('Go back to the release before', async () => {
      await site.stop(0);
      if (newMigrations.length > 0) {
        const said = await site.begin(0, before).then(() => 'it started', String);
        const isNamed = newMigrations.some((migration) => said.includes(migration));
        expect('the old release refuses the new tables and names a migration', isNamed, said);
      }
      await site.stop(1);
      const startedAt = performance.now();
      const url = await site.restore(first, before);
      await site.host.useDatabase(url);
      await Promise.all([site.begin(0, before), site.begin(1, before)]);
      const taken = ((performance.now() - startedAt) / MS).toFixed(1);
      console.log(`  from both servers stopped to both ready: ${taken} s`);
      const differences = await differencesThen(url, players, first);
      const promise = 'every player has what they had before the upgrade';
      expect(promise, differences.length === 0, differences);
      expect('every player signs in and sees it', await seesAll(caller, players, url));
    });
  } finally {
    await caller.close();
    await site.close();
  }
}

/**
 * Runs work during a phase. @template Result
 * @param {(name: string, work: () => Promise<void>) => Promise<void>} phase
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
async function phaseOf(phase, name, work) {
  /** @type {Result[]} */
  const results = [];
  await phase(name, async () => void results.push(await work()));
  const [result] = results;
  if (result === undefined) throw new Error(`${name} has no result`);
  return result;
}
