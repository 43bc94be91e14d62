import { sql } from 'kysely';
import { disagreementsOf } from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const KINDS = ['deposit', 'bet', 'win', 'bonus', 'adjust'] as const;
const pattern = '^prepared-';
const origins: readonly Origin[] = KINDS.map((kind) => ({ kind, pattern }));

/** Generated players and movements of demos and tests; they have no orders or rounds. */
export const preparedCheck: Check = {
  name: 'prepared',
  meaning: 'What was made for demos is named so; a platform in production has none.',
  origins,
  async run(db) {
    const { count } = await db
      .selectFrom('ledger_transaction')
      .where('reference', '~', pattern)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const odd = sql`select kind || ' ' || reference || ' is no movement of a demo' as disagreement
      from ledger_transaction where reference ~ ${pattern} and kind not in (${sql.join(KINDS)})`;
    return disagreementsOf(db, odd, count);
  },
};
