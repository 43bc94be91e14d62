import { expect } from 'vitest';
import { openDatabase, type DatabaseOptions } from '#server/core/database/open-database.ts';
import { startChild, type Child } from '#tests/server/child-process.ts';
import { auditLedger, type CrashAudit } from './crash-audit.ts';

/** Line counts of a writer's output: ready, opening the database, audit; then come references. */
const READY = 1;
const OPENING = 2;
const AUDITED = 3;
const MOST_POSTINGS = 30;
/** One kill in this many hits a writer that is still opening or recovering the database. */
const KILLS_PER_OPENING = 5;

/**
 * Kills a writer `kills` times at random moments. After each kill, every acknowledged transaction
 * must be there, none may be partial, and the ledger must be sound.
 * @returns the number of acknowledged transactions
 */
export async function checkCrashes(options: DatabaseOptions, kills: number): Promise<number> {
  const start = (): Promise<Child> =>
    startChild('server/crash-writer.ts', options.dataDir, options.databaseUrl ?? '');
  const acknowledged = new Set<string>();
  let next = await start();
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const writer = next;
      await writer.printed(READY);
      writer.tell('go');
      // The next writer loads its program meanwhile and opens the database on command.
      next = await start();
      await killAtRandom(writer, kill % KILLS_PER_OPENING === 0);
      const audit = writer.lines[OPENING];
      if (audit !== undefined) checkAudit(JSON.parse(audit) as CrashAudit, acknowledged);
      for (const reference of writer.lines.slice(AUDITED)) acknowledged.add(reference);
    }
  } finally {
    await next.kill();
  }
  const database = await openDatabase(options);
  try {
    checkAudit(await auditLedger(database), acknowledged);
  } finally {
    await database.close();
  }
  return acknowledged.size;
}

async function killAtRandom(writer: Child, isOpening: boolean): Promise<void> {
  const postings = 1 + Math.floor(Math.random() * MOST_POSTINGS);
  try {
    await writer.printed(isOpening ? OPENING : AUDITED + postings);
  } finally {
    await writer.kill();
  }
}

function checkAudit({ totals, postings }: CrashAudit, acknowledged: ReadonlySet<string>): void {
  expect([...acknowledged].filter((reference) => !(reference in postings))).toEqual([]);
  expect(Object.values(postings).filter((count) => count !== 2)).toEqual([]);
  expect(totals).toMatchObject({ sum: 0, negativeWallets: [], mismatchedWallets: [] });
  expect(totals.entries).toBe(Object.keys(postings).length * 4);
}
