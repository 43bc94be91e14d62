import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { dropEventsBefore, ensureMonths } from '#server/marketing/events/event-months.ts';
import { KEEP_EVENTS_DAYS, sweepInstalls } from '#server/marketing/events/sweep-installs.ts';
import { eachPlatform, operate, START } from '#tests/server/platforms.ts';

const dayOf = (text: string): number => Date.parse(text) / DAY_MS;

eachPlatform('raw events', (subject) => {
  const database = () => subject.platform().context.database;
  const partitions = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'install_event'::regclass order by 1`.execute(database().db);
    return rows.map(({ name }) => name.replace('install_event_', ''));
  };
  const rowsIn = async (month: string) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(`install_event_${month}`)}`.execute(database().db);
    return Number(rows[0]?.count);
  };
  const visit = (landed: string, campaign = landed) =>
    operate(subject.platform(), 'traffic', { plan: { visitors: [{ landed, campaign }] } });

  it('have partitions for the months around today from the start', async () => {
    expect(await partitions()).toEqual(['2026_10', '2026_11', '2026_12', 'other']);
  });

  it('are stored in the partition of their month, which is created when it is needed', async () => {
    await visit('2026-11-20T10:00:00+08:00');
    await visit('2026-02-28T23:59:59+08:00');
    expect(await rowsIn('2026_11')).toBe(1);
    expect(await rowsIn('2026_02')).toBe(1);
    expect(await rowsIn('other')).toBe(0);
  });

  it('are stored in the default partition when their month has none', async () => {
    const insert = (day: number) =>
      database()
        .db.insertInto('install_event')
        .values({
          install_id: '5f0c9b1e-4a39-4a39-9d55-0d6f0f1f6f1a',
          seq: day,
          name: 'landing',
          happened_at: epochMs(day * DAY_MS),
          day,
          source: null,
          list_version: null,
          referrer: 'web',
          campaign: '',
        })
        .execute();
    const july = dayOf('2027-07-01');
    await insert(july);
    expect(await rowsIn('other')).toBe(1);
    await ensureMonths(database(), { from: july - 1, to: july + 31 });
    expect(await partitions()).toEqual(expect.arrayContaining(['2027_06', '2027_08']));
    expect(await partitions()).not.toContain('2027_07');
    await insert(july + 31);
    expect(await rowsIn('2027_08')).toBe(1);
  });

  it('are deleted once they are too old, whole months with their partition', async () => {
    await visit('2025-09-30T10:00:00+08:00');
    await visit('2025-10-16T10:00:00+08:00');
    await visit('2025-10-18T10:00:00+08:00');
    const today = dayOf('2026-11-21');
    expect(today - KEEP_EVENTS_DAYS).toBe(dayOf('2025-10-17'));
    await sweepInstalls(database(), 'ph', START);
    expect(await partitions()).not.toContain('2025_09');
    expect(await rowsIn('2025_10')).toBe(1);
    expect(await rowsIn('2026_11')).toBe(1);
    await dropEventsBefore(database(), dayOf('2027-08-01'));
    expect(await partitions()).toEqual(['2027_08', 'other']);
    expect(await rowsIn('other')).toBe(0);
  });
});
