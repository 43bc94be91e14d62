import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { pageOfEntries } from '#server/record/transactions.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';

eachPlatform('the record of movements', (subject) => {
  it('is read by the wallet’s own indexes, without a scan of the ledger', async () => {
    const { db } = subject.platform().context.database;
    const { id } = await ownPlayer(subject.platform(), { deposits: fromCoins(50_000) });
    const wallet = await db
      .selectFrom('wallet')
      .where('player_id', '=', id)
      .where('kind', '=', 'coin')
      .select('id')
      .executeTakeFirstOrThrow();
    await fillLedger(db);
    const asked: object[] = [
      {},
      { pageNo: 3 },
      { types: [3, 4] },
      { beginTime: 1000, endTime: 2000 },
      { types: [1], beginTime: 1000 },
    ];
    for (const body of asked) {
      const request = v.parse(endpoints.transactions.request, body);
      const plan = await pageOfEntries(db, wallet.id, request).explain();
      const text = plan.map((row) => Object.values(row as object).join('')).join('\n');
      expect(text).toMatch(/Index.* on ledger_entry/);
      expect(text).not.toContain('Seq Scan');
    }
  });
});

/** Inserts thousands of movements of other players, so that the planner has a real choice. */
async function fillLedger(db: Kysely<Tables>): Promise<void> {
  await sql`with posted as (
      insert into ledger_transaction (kind, reference, created_at)
      select 'adjust', 'fill-' || turn, turn from generate_series(1, 8000) as turn
      returning id, created_at
    )
    insert into ledger_entry (transaction_id, wallet_id, kind, amount, created_at)
    select posted.id, wallet.id, 'adjust', case wallet.id when 6 then -100 else 100 end,
      posted.created_at
    from posted join wallet on wallet.id = 6
      or wallet.id = (select min(id) from wallet where kind = 'coin')`.execute(db);
  await sql`analyze ledger_entry, ledger_transaction`.execute(db);
}
