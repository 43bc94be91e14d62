import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html' };
const { alerts: texts } = en;
const TODAY = Date.parse('2026-11-21') / DAY_MS;

eachPlatform('alerts of what fails or costs', (subject) => {
  const db = () => subject.platform().context.database.db;
  const body = async () =>
    (await subject.platform().app.inject({ url: '/report/alerts', headers: KEY })).body;
  const section = async (name: string) =>
    (await body()).split(`id="${name}"`)[1]?.split('</section>', 1)[0] ?? '';
  /** Moves the clock, by default to the next check of the day. */
  async function lookLater(ms = 6 * HOUR_MS) {
    subject.clock.advance(ms);
    const { alertChecks } = subject.platform().context;
    alertChecks.wake();
    await alertChecks.settled();
  }
  let rule: number;
  let schedule: number;

  beforeAll(async () => {
    const now = subject.clock.now();
    const created = { created_at: now, created_by: 'mia' };
    const { id } = await db()
      .insertInto('postback_rule')
      .values({
        name: 'tracker',
        source: '',
        campaign: '',
        window_days: 30,
        events: '[]',
        ...created,
        method: 'GET',
        url: 'https://tracker.example',
        body: '',
        header: '',
        secret: '',
        expected_status: null,
        networks: '[]',
        active_since: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    rule = id;
    const file = await db()
      .insertInto('report_schedule')
      .values({
        name: 'nightly',
        report: '/report/table?period=7d',
        frequency: 'month',
        hour: 6,
        url: 'https://sheets.example',
        secret: '',
        ...created,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    schedule = file.id;
    const visit = { landed: '2026-11-20T10:00:00+08:00' };
    await operate(subject.platform(), 'traffic', {
      plan: {
        visitors: Array.from({ length: 10 }, () => ({
          ...visit,
          campaign: 'lantern',
          steps: { installed: 60, registered: 90 },
        })),
      },
    });
  });
  beforeEach(async () => {
    for (const table of ['marketing_alert', 'postback', 'report_delivery'] as const) {
      await db().deleteFrom(table).execute();
    }
  });

  const postback = async (state: 'delivered' | 'waiting' | 'failed', attempts: number, ago = 0) => {
    const { install_id: installId } = await db()
      .selectFrom('install_visitor')
      .select('install_id')
      .executeTakeFirstOrThrow();
    const now = subject.clock.now();
    await db()
      .insertInto('postback')
      .values({
        rule_id: rule,
        event_id: `${now}-${state}-${attempts}`,
        event: 'install',
        install_id: installId,
        facts: '{}',
        happened_at: now,
        state,
        attempts,
        due_at: state === 'waiting' ? now + DAY_MS * 9 : null,
        tried_at: now - ago,
      })
      .execute();
  };

  it('finds a postback after three refused attempts, until one is accepted', async () => {
    await postback('delivered', 1, HOUR_MS);
    await postback('failed', 2);
    await lookLater();
    expect(await section('open')).toContain(texts.noneOpen);
    await postback('waiting', 1);
    await lookLater();
    const open = await section('open');
    expect(open).toContain(texts.postbackFails('tracker'));
    expect(open).toContain(texts.refusals('3'));
    expect(open).toContain(`href="/report/postbacks/${rule}"`);
    await postback('delivered', 7);
    await lookLater();
    expect(await section('open')).toContain(texts.noneOpen);
    expect(await section('ended')).toContain(texts.postbackFails('tracker'));
  });

  it('does not find a postback that is paused', async () => {
    await postback('failed', 5);
    await db().updateTable('postback_rule').set({ active_since: null }).execute();
    await lookLater();
    expect(await section('open')).toContain(texts.noneOpen);
    await db().updateTable('postback_rule').set({ active_since: 1 }).execute();
  });

  it.each([
    ['failed', 1, true],
    ['waiting', 3, true],
    ['waiting', 2, false],
    ['delivered', 9, false],
  ] as const)(
    'judges a schedule whose last file is %s after %i attempts',
    async (state, attempts, isFound) => {
      const dueAt = state === 'waiting' ? subject.clock.now() + 9 * DAY_MS : null;
      await db()
        .insertInto('report_delivery')
        .values({ schedule_id: schedule, day: TODAY, state, attempts, due_at: dueAt })
        .execute();
      await lookLater();
      expect((await section('open')).includes(texts.scheduleFails('nightly'))).toBe(isFound);
      expect((await section('open')).includes(`href="/report/schedules/${schedule}"`)).toBe(
        isFound,
      );
    },
  );

  it('finds a cost without results, where the average price means ten', async () => {
    const cost = (campaign: string, amount: number) => ({
      day: TODAY,
      source: 'x',
      campaign,
      amount,
    });
    await db()
      .insertInto('install_cost')
      .values([cost('lantern', 20_000), cost('boat', 30_000), cost('moon', 900)])
      .execute();
    // To the next midnight and a quarter.
    const intoDay = (subject.clock.now() + 8 * HOUR_MS) % DAY_MS;
    await lookLater(DAY_MS - intoDay + 15 * MINUTE_MS);
    const open = await section('open');
    expect(open).toContain(texts.costOf('boat'));
    expect(open).not.toContain(texts.costOf('moon'));
    expect(open).not.toContain(texts.costOf('lantern'));
    expect(open).toContain('₱300.00');
    expect(open).toMatch(/href="\/report\/table\?[^"]*campaign=boat/);
    await lookLater();
    expect(await section('open')).toContain(texts.costOf('boat'));
    await db().deleteFrom('install_cost').execute();
    for (let checks = 0; checks < 3; checks += 1) await lookLater();
    expect(await section('open')).toContain(texts.noneOpen);
  });
});
