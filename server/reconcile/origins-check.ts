import { sql } from 'kysely';
import { disagreementsOf, countOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

/** Every posting belongs to an area that has a check: no money of unknown origin. */
export function originsCheck(origins: readonly Origin[]): Check {
  return {
    name: 'origins',
    meaning: 'Every posting is of a kind and reference that one of the other checks answers for.',
    origins: [],
    async run(db) {
      const rows = origins.map(({ kind, pattern }) => sql`(${kind}, ${pattern})`);
      const unknown = sql`
        select kind || ' ' || reference || ' is of no known origin' as disagreement
        from ledger_transaction where not exists (
          select from (values ${sql.join(rows)}) as origin (kind, pattern)
          where origin.kind = ledger_transaction.kind
            and ledger_transaction.reference ~ origin.pattern)`;
      return disagreementsOf(db, unknown, await countOf(db, 'ledger_transaction'));
    },
  };
}
