import { expect, it } from 'vitest';
import { writeOnce } from '#server/core/database/write-once.ts';
import { eachDatabase } from './databases.ts';

eachDatabase('a query that is written once', (subject) => {
  it('runs with the values of each call', async () => {
    const { db } = subject.database();
    const rows = ['a', 'b'].map((key, index) => ({ key, window_start: 10 * index, count: 1 }));
    await db.insertInto('rate_limit').values(rows).execute();
    let times = 0;
    const counter = writeOnce((given, { key, since }: { key: string; since: number }) => {
      times += 1;
      return given
        .selectFrom('rate_limit')
        .where('key', 'in', ['c', key])
        .where('window_start', '>=', since)
        .select('key');
    });
    expect(await counter.one(db, { key: 'a', since: 0 })).toEqual({ key: 'a' });
    expect(await counter.one(db, { key: 'b', since: 10 })).toEqual({ key: 'b' });
    expect(await counter.first(db, { key: 'a', since: 1 })).toBeUndefined();
    await expect(counter.one(db, { key: 'b', since: 11 })).rejects.toThrow('no result');
    expect(times).toBe(1);
  });

  it('is refused when it depends on a value', async () => {
    const { db } = subject.database();
    const wrong = writeOnce((given, { since }: { since: number }) =>
      given
        .selectFrom('rate_limit')
        .where('window_start', '>=', since - 1)
        .select('key'),
    );
    await expect(wrong.first(db, { since: 5 })).rejects.toThrow('cannot depend on its since');
  });
});
