import type { Database } from '#server/core/database/open-database.ts';
import { ledgerTotals, type LedgerTotals } from '#server/money/ledger/totals.ts';

/** Contents of the database after a crash. */
export interface CrashAudit {
  totals: LedgerTotals;
  /** Number of postings by reference. */
  postings: Record<string, number>;
}

export async function auditLedger({ db }: Database): Promise<CrashAudit> {
  const rows = await db
    .selectFrom('ledger_transaction')
    .select(({ fn }) => ['reference', fn.countAll<number>().as('count')])
    .groupBy('reference')
    .execute();
  const postings = Object.fromEntries(rows.map(({ reference, count }) => [reference, count]));
  return { totals: await ledgerTotals(db), postings };
}
