import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startPostgres, type PostgresCluster } from '#tests/support/postgres.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { checkStorm, type StormReport, type StormTrouble } from './storm-check.ts';

/** Load during the disturbance; `checkStorm` finds anything lost, doubled or inconsistent. */
const SIZE = { players: 20, operations: 200 };
const AWAY_SECONDS = 20;
const FULL_MS = 10_000;
const DAY_MS = 86_400_000;
/** Enough for a new cluster's files and a storm. */
const DISK_MEGABYTES = 400;

/** Prints one line of the table in `docs/measurements.md`. */
function print(what: string, { operations, again, unavailableAt, seconds }: StormReport): void {
  const row = { what, operations, seconds, sentAgain: again, told503: unavailableAt.length };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

describe.skipIf(!hasPostgres())('a storm of money operations', () => {
  const folder = temporaryFolder();

  const stormOn = async (
    strikes: number,
    strike: (cluster: PostgresCluster) => StormTrouble['strike'],
    place?: string,
  ): Promise<StormReport> => {
    const cluster = await startPostgres(place);
    if (!cluster) throw new Error('PostgreSQL was there a moment ago');
    try {
      const databaseUrl = await cluster.createDatabase();
      const trouble = { databaseUrl, strike: strike(cluster) };
      return await checkStorm({ ...SIZE, strikes }, folder(), trouble);
    } finally {
      await cluster.stop();
    }
  };
  /** Returns log lines other than outages, which servers log on lines of their own. */
  const faultsIn = ({ failures }: StormReport) =>
    failures.filter((line) => !line.includes('"outage":'));

  it('stays consistent while PostgreSQL is away for 20 s', async () => {
    const report = await stormOn(1, (cluster) => () => cluster.restart(AWAY_SECONDS));
    print('PostgreSQL away for 20 s', report);
    expect(faultsIn(report)).toEqual([]);
    expect(report.unavailableAt.length).toBeGreaterThan(0);
  });

  it('stays consistent when the clock is set back by a day', async () => {
    const report = await stormOn(1, () => (_turn, servers) => {
      servers.shiftClock(-DAY_MS);
      return Promise.resolve();
    });
    print('clock set back by a day', report);
    expect(faultsIn(report)).toEqual([]);
    expect(report.unavailableAt).toEqual([]);
  });

  it('stays consistent while servers are ended by SIGTERM, one after another', async () => {
    const codes: (number | null)[] = [];
    const report = await stormOn(5, () => async (_turn, servers) => {
      codes.push(await servers.terminate());
    });
    print('SIGTERM five times', report);
    expect(codes).toEqual([0, 0, 0, 0, 0]);
    expect(faultsIn(report)).toEqual([]);
    expect(report.unavailableAt).toEqual([]);
  });

  it('stays consistent while the disk of PostgreSQL is full for 10 s', async ({ skip }) => {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) return skip('needs the right to mount');
    try {
      const report = await stormOn(
        1,
        (cluster) => async () => {
          await disk.fill();
          await sleep(FULL_MS);
          await disk.free();
          // PostgreSQL may have shut itself down: restart it once there is space, as an operator would.
          await cluster.restart();
        },
        disk.folder,
      );
      print('disk of PostgreSQL full for 10 s', report);
      expect(faultsIn(report)).toEqual([]);
      expect(report.unavailableAt.length).toBeGreaterThan(0);
    } finally {
      await disk.remove();
    }
  });

  it('stays consistent while the disk of the embedded database is full for 10 s', async ({
    skip,
  }) => {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) return skip('needs the right to mount');
    let ended = 0;
    const strike: StormTrouble['strike'] = async (_turn, servers) => {
      await disk.fill();
      await sleep(FULL_MS);
      await disk.free();
      // A server exits when a write finds no space: restart it, as a supervisor would.
      ended = await servers.startEnded();
    };
    try {
      const trouble = { databaseUrl: '', strike };
      const report = await checkStorm({ ...SIZE, strikes: 1 }, disk.folder, trouble);
      print(`disk of the embedded database full for 10 s, ${ended} ended`, report);
      expect(faultsIn(report)).toEqual([]);
      expect(report.unavailableAt.length + ended).toBeGreaterThan(0);
    } finally {
      await disk.remove();
    }
  });
});
