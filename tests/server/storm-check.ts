import { expect } from 'vitest';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#server/database/open-database.ts';
import { balancesOf } from '#server/ledger/wallets.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { createRandom } from '#server/random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startChild, type Child } from './child-process.ts';
import { stormClock } from './storm-clock.ts';
import { StormLine } from './storm-line.ts';
import { makePlayers, placeOf } from './storm-prepare.ts';
import { storm, type StormPlace, type StormPlayer } from './storm-player.ts';

export interface StormSize {
  players: number;
  /** Of each player, shared by two phones. */
  operations: number;
  /** How often it is struck: evenly over the operations. */
  strikes: number;
}

/** What can be done to the servers of a storm. */
export interface StormServers {
  /** Asks the first to end, as a supervisor does, and starts it again. @returns its exit code */
  terminate(): Promise<number | null>;
  /** Starts those again that ended by themselves. @returns how many */
  startEnded(): Promise<number>;
  /** Sets the clock of the machine that all of them run on by so many milliseconds. */
  shiftClock(ms: number): void;
}

/** What a storm is struck with. */
export interface StormTrouble {
  /** A database of a cluster of its own; an empty text for the embedded one, which has one server. */
  databaseUrl: string;
  /** @param turn from 1 */
  strike(turn: number, servers: StormServers): Promise<void>;
}

export interface StormReport {
  seconds: number;
  operations: number;
  strikes: number;
  /** Calls that were made again, as no answer had come. */
  again: number;
  /** When a server answered 503, as its database was away, in milliseconds of this process. */
  unavailableAt: readonly number[];
  /** Answers of a server in trouble, and the errors that the servers logged. */
  failures: readonly string[];
  answers: Record<string, number>;
}

const PHONES = 2;
const SERVERS = 2;
/** A second is ten: withdrawals arrive, and yet a callback that waits for its server is not too old. */
const SPEED = 10;

/**
 * Players move money in every way at once, each on two phones, through two server processes. Unless
 * another trouble is given, one of them is killed at each strike. Afterwards the papers agree, and
 * every player has what the answers said.
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
    const child = startChild('storm-server.ts', ...args);
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
    // A failure is explained by what the server wrote of it: its address first, then its log.
    const logged = everStarted.flatMap(({ lines }) => lines.slice(1));
    const failures = [...line.failures, ...logged];
    const answers = answersOf(players);
    const { again, unavailableAt } = line;
    return { seconds, operations, strikes, again, unavailableAt, failures, answers };
  } finally {
    for (const server of servers) await server.kill();
  }
}

/** The embedded one allows no other process meanwhile. */
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

/** Lets all phones go, and strikes at even steps of their work. @returns how often */
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
    // One after another: a server that is still starting is killed when it listens.
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

/** What the platform holds is what it has answered, no less and no more. */
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
