/** Servers with players and their history, for the back-end benches. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../server/players/base/password-hash.ts';
import { openDatabase } from '../../server/core/database/open-database.ts';
import { someBanks } from '../../server/demo/players/demo-player.ts';
import { betRange } from '../../server/game/rules/bets.ts';
import { openSandbox } from '../../server/demo/sandbox/open-sandbox.ts';
import { startPlatform } from '../../tests/support/platform-process.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { findPostgres } from '../lib/find-postgres.mjs';
import { fill } from './fill.mjs';
import { findReels, learnFrom, PASSWORD } from './hot-calls.mjs';

/** @typedef {import('../../tests/support/platform-process.ts').PlatformOptions} PlatformOptions */
/** @typedef {import('../../tests/support/platform-process.ts').PlatformProcess} PlatformProcess */

/** @typedef {import('./hot-calls.mjs').Place} Place */

/**
 * @typedef {object} Peopled
 * @property {(changed?: Pick<PlatformOptions, 'databaseUrl' | 'env'>) => Promise<PlatformProcess>} start starts a
 *   server on it, at another address of the database if one is given
 * @property {(url: string) => Promise<Place>} learn fetches the data that its callers need
 * @property {() => Promise<void>} remove removes it after its servers have stopped
 */

/**
 * Fills a seeded database.
 * @param {PlatformOptions} options
 * @param {number} players
 * @param {number} entries
 */
async function people({ databaseUrl = '', dataDir = '' }, players, entries) {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const game = await findReels(database.db);
    const [bank] = await someBanks(database.db, 1);
    if (!bank) throw new Error('the market has no bank');
    const passwordHash = await hashPassword(PASSWORD);
    await fill(database, { players, entries, passwordHash, game, bank });
    const { sandboxKey } = await openSandbox(database.db);
    const bet = betRange(game.minBet, game.maxBet).min;
    return { players, gameId: game.id, bet, bankId: bank.bankId, sandboxKey };
  } finally {
    await database.close();
  }
}

/** A temporary PostgreSQL on this machine; undefined where it is not installed. */
export async function anyPostgres() {
  const bin = findPostgres();
  if (bin !== undefined) process.env.POSTGRES_BIN = bin;
  return startPostgres();
}

/**
 * Seeds a database as a first start does, then fills it.
 * @param {object} wanted
 * @param {number} wanted.games
 * @param {number} wanted.players
 * @param {number} wanted.entries of the ledger
 * @param {string} [wanted.databaseUrl] without it, the embedded database
 * @returns {Promise<Peopled>}
 */
export async function makePeopled({ games, players, entries, databaseUrl = '' }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parola-bench-'));
  /** @type {PlatformOptions} */
  const options = {
    dataDir,
    games,
    isMeasured: true,
    ...(databaseUrl === '' ? {} : { databaseUrl }),
    // Keeps a requested withdrawal in review.
    env: { WITHDRAW_REVIEW_SECONDS: '1000000' },
  };
  await (await startPlatform(options)).stop();
  const known = await people(options, players, entries);
  return {
    start: ({ databaseUrl: url = databaseUrl, env } = {}) =>
      startPlatform({
        ...options,
        ...(url === '' ? {} : { databaseUrl: url }),
        env: { ...options.env, ...env },
      }),
    learn: async (url) => ({ ...known, ...(await learnFrom(url)) }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
