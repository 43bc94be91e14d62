import { expect } from 'vitest';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#server/core/database/open-database.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { createRandom } from '#server/core/random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startChild, type Child } from '#tests/server/child-process.ts';
import { stormClock } from './storm-clock.ts';
import { StormLine } from './storm-line.ts';
import { makePlayers, placeOf } from './storm-prepare.ts';
import { storm, type StormPlace, type StormPlayer } from './storm-player.ts';

export interface StormSize {
  players: number;
  /** Operations per player, shared by two devices. */
  operations: number;
  /** Number of strikes, spread evenly over the operations. */
  strikes: number;
}

/** Controls of the servers in a storm. */
export interface StormServers {
  /** Stops the first server as a supervisor does and restarts it. @returns its exit code */
  terminate(): Promise<number | null>;
  /** Restarts servers that exited by themselves. @returns how many */
  startEnded(): Promise<number>;
  /** Shifts the clock that all servers share, in ms. */
  shiftClock(ms: number): void;
}

/** Disturbance of a storm. */
export interface StormTrouble {
  /** A database of a separate cluster; empty for the embedded database, which has one server. */
  databaseUrl: string;
  /** @param turn from 1 */
  strike(turn: number, servers: StormServers): Promise<void>;
}

export interface StormReport {
  seconds: number;
  operations: number;
  strikes: number;
  /** Calls repeated because no answer had arrived. */
  again: number;
  /** Times of 503 answers while the database was unavailable, in ms of this process. */
  unavailableAt: readonly number[];
  /** Answers of a server in trouble, and the errors that the servers logged. */
  failures: readonly string[];
  answers: Record<string, number>;
}

const PHONES = 2;
const SERVERS = 2;
/** Clock speed: withdrawals arrive in time, yet a callback waiting for its server does not expire. */
const SPEED = 10;

/**
 * Players move money in every way at once, each on two devices, through two server processes. By
 * default each strike kills one of them. Afterwards the books must agree, and every player must have
 * what the answers said.
 */
export async function checkStorm(
  size: StormSize,
  folder: string,
  trouble?: StormTrouble,
): Promise<StormReport> {
  const databaseUrl = trouble?.databaseUrl ?? (await createTestDatabase());
  const began = Date.now();
  const clock = stormClock(began, SPEED);
  const random = createRandom(`storm of ${size.players}`);
  const line = new StormLine(databaseUrl === '' ? 1 : SERVERS, random.next);
  const servers: Child[] = [];
  const everStarted: Child[] = [];
  let shifted = 0;
  const start = async (index: number): Promise<void> => {
    const args = [databaseUrl, folder, ...[began, SPEED, shifted].map(String)];
    const child = await startChild('server/storm-server.ts', ...args);
    servers[index] = child;
    everStarted.push(child);
    await child.printed(1);
    line.addresses[index] = child.lines[0];
  };
  const options = { databaseUrl, dataDir: folder };
  try {
    // The first one fills the catalogue.
    await start(0);
    await servers[0]?.terminate();
    const { players, ...prepared } = await withDatabase(options, async (database) => ({
      ...(await placeOf(database)),
      players: await makePlayers(database, size.players, clock.now()),
    }));
    const place = { ...prepared, line, clock };
    for (const index of line.addresses.keys()) await start(index);
    const ready = Date.now();
    const killOne = async (): Promise<void> => {
      line.addresses[0] = undefined;
      await servers[0]?.kill();
      await start(0);
    };
    const struck: StormServers = {
      async terminate() {
        const code = (await servers[0]?.terminate()) ?? null;
        line.addresses[0] = undefined;
        await start(0);
        return code;
      },
      async startEnded() {
        const ended = [...line.addresses.keys()].filter((index) => servers[index]?.hasEnded());
        for (const index of ended) await start(index);
        return ended.length;
      },
      shiftClock(ms) {
        shifted += ms;
        clock.shift(ms);
        for (const server of servers) server.tell(String(ms));
      },
    };
    const strikes = await rage(place, players, size, (turn) =>
      trouble ? trouble.strike(turn, struck) : killOne(),
    );
    const seconds = Math.round((Date.now() - ready) / 1000);
    for (const server of servers) await server.terminate();
    await withDatabase(options, async (database) => {
      for (const player of players) await checkPlayer(database, player);
      expect(disagreementsIn(await reconcile(database.db))).toEqual([]);
    });
    const operations = size.players * size.operations;
    // Add the servers' logs, which explain the failures; each server's first line is its address.
    const logged = everStarted.flatMap(({ lines }) => lines.slice(1));
    const failures = [...line.failures, ...logged];
    const answers = answersOf(players);
    const { again, unavailableAt } = line;
    return { seconds, operations, strikes, again, unavailableAt, failures, answers };
  } finally {
    for (const server of servers) await server.kill();
  }
}

/** Opens the database for `work` and closes it, as the embedded one allows only one process at a time. */
async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs all devices and strikes at even steps of their work. @returns the number of strikes */
async function rage(
  place: StormPlace,
  players: readonly StormPlayer[],
  { operations, strikes }: StormSize,
  strike: (turn: number) => Promise<void>,
): Promise<number> {
  const step = Math.floor((players.length * operations) / (strikes + 1));
  let done = 0;
  let struck = 0;
  let striking = Promise.resolve();
  const onDone = (): void => {
    done += 1;
    if (done % step !== 0 || struck >= strikes) return;
    struck += 1;
    const turn = struck;
    // Strikes run one after another: a starting server is killed only once it listens.
    striking = striking.then(() => strike(turn));
  };
  const phones = players.flatMap((player) =>
    Array.from({ length: PHONES }, (_, phone) => {
      const random = createRandom(`phone ${phone} of ${player.id}`);
      return storm(place, player, random, operations / PHONES, onDone);
    }),
  );
  try {
    await Promise.all(phones);
  } finally {
    await striking;
  }
  return struck;
}

/** Expects the server's data to match its answers exactly. */
async function checkPlayer({ db }: Database, player: StormPlayer): Promise<void> {
  const paidIn = await db
    .selectFrom('deposit_order')
    .where('player_id', '=', player.id)
    .select(['order_no', 'status', 'credited', 'credited_bonus'])
    .execute();
  const paidOut = await db
    .selectFrom('withdrawal_order')
    .where('player_id', '=', player.id)
    .select(['order_no', 'status', 'amount'])
    .execute();
  const sorted = (numbers: Iterable<string>) => [...numbers].toSorted();
  expect(paidIn.map((order) => order.order_no).toSorted()).toEqual(sorted(player.deposits));
  expect(paidOut.map((order) => order.order_no).toSorted()).toEqual(sorted(player.withdrawals));
  const credited = paidIn.filter(({ status }) => status === 1);
  expect(credited.map((order) => order.order_no).toSorted()).toEqual(sorted(player.credited));
  const gained = credited.reduce((sum, one) => sum + one.credited + one.credited_bonus, 0);
  const left = paidOut
    .filter(({ status }) => status !== 2 && status !== 3)
    .reduce((sum, { amount }) => sum + amount, 0);
  const { coin, safebox } = await balancesOf(db, player.id);
  expect({ coin, safebox }).toEqual({
    coin: player.coins + gained - left,
    safebox: player.savings,
  });
}

function answersOf(players: readonly StormPlayer[]): Record<string, number> {
  const all = new Map<string, number>();
  for (const { answers } of players) {
    for (const [what, times] of answers) all.set(what, (all.get(what) ?? 0) + times);
  }
  return Object.fromEntries([...all].toSorted());
}
