import { expect } from 'vitest';
import { openDatabase, type DatabaseOptions } from '#server/database/open-database.ts';
import { startChild, type Child } from './child-process.ts';
import { auditLedger, type CrashAudit } from './crash-audit.ts';

/** What a writer prints: that it is ready, that it opens the database, its audit, references. */
const READY = 1;
const OPENING = 2;
const AUDITED = 3;
const MOST_POSTINGS = 30;
/** One kill in so many hits a writer that is still opening, and perhaps recovering. */
const KILLS_PER_OPENING = 5;

/**
 * Kills a writer so many times at random moments. After each, everything acknowledged until then
 * must be there, nothing by half, and the ledger sound.
 * @returns how many transactions were acknowledged
 */
export async function checkCrashes(options: DatabaseOptions, kills: number): Promise<number> {
  const start = (): Child =>
    startChild('crash-writer.ts', options.dataDir, options.databaseUrl ?? '');
  const acknowledged = new Set<string>();
  let next = start();
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const writer = next;
      await writer.printed(READY);
      writer.tell('go');
      // The next one loads its program meanwhile; it opens the database when told.
      next = start();
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
