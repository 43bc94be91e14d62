import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hasPostgres } from '#tests/support/test-database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { temporaryFolder } from './databases.ts';
import { checkStorm } from '#tests/money/storm-check.ts';

/** About a strike a second; one in thirteen is a restart of PostgreSQL. */
const SIZE = { players: 60, operations: 200, strikes: 65 };
const RESTART_EVERY = 13;
const RESTARTS = 5;
const RECOVERY_LIMIT_MS = 1000;

/** Terminates every connection to a database but its own. */
async function terminateAll(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Returns how long servers still answered 503 after PostgreSQL was back, in ms; answers after the
 * next strike belong to that strike.
 */
function recovery(backAt: number, nextAt: number, unavailableAt: readonly number[]): number {
  const late = unavailableAt.filter((at) => at > backAt && at < nextAt);
  return Math.round(Math.max(backAt, ...late) - backAt);
}

describe.skipIf(!hasPostgres())('a database with repeated outages', () => {
  const folder = temporaryFolder();

  it('ends no server, loses and doubles nothing, and recovers within a second', async () => {
    const cluster = await startPostgres();
    if (!cluster) throw new Error('PostgreSQL was there a moment ago');
    /** End of each strike, and whether it was a restart. */
    const strikes: { isRestart: boolean; at: number }[] = [];
    let terminated = 0;
    try {
      const databaseUrl = await cluster.createDatabase();
      const report = await checkStorm(SIZE, folder(), {
        databaseUrl,
        async strike(turn) {
          const isRestart = turn % RESTART_EVERY === 0;
          if (isRestart) await cluster.restart();
          else terminated += await terminateAll(databaseUrl);
          strikes.push({ isRestart, at: performance.now() });
        },
      });
      const { unavailableAt, failures, ...found } = report;
      const recoveries = strikes.flatMap(({ isRestart, at }, index) =>
        isRestart ? [recovery(at, strikes[index + 1]?.at ?? Infinity, unavailableAt)] : [],
      );
      const unavailable = unavailableAt.length;
      const figures = { ...found, terminated, unavailable, recoveries };
      process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
      expect(found.strikes).toBe(SIZE.strikes);
      expect(recoveries).toHaveLength(RESTARTS);
      // The servers log each outage on a line of its own; any other line is a fault.
      expect(failures.filter((line) => !line.includes('"outage":'))).toEqual([]);
      expect(Math.max(...recoveries)).toBeLessThanOrEqual(RECOVERY_LIMIT_MS);
    } finally {
      await cluster.stop();
    }
  });
});
