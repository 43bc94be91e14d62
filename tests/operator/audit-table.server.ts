import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addAuditEntry } from '#server/core/audit/audit.ts';
import { epochMs } from '#shared/time/duration.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { TESTER } from '#tests/server/tester.ts';

eachDatabase('the table of the audit', (subject) => {
  it.each([
    "update audit_entry set actor = 'somebody else'",
    'delete from audit_entry',
    'truncate audit_entry',
    'update audit_entry set actor = actor where false',
  ])('refuses to change: %s', async (statement) => {
    const { db } = subject.database();
    const entry = { operator: TESTER, command: 'x', options: {}, outcome: 'done' } as const;
    await addAuditEntry(db, { ...entry, now: epochMs(1) });
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(
      'of audit_entry is refused: entries of the audit are only added',
    );
    const names = await db.selectFrom('audit_entry').select('actor').distinct().execute();
    expect(names).toEqual([{ actor: 'tester' }]);
  });
});
