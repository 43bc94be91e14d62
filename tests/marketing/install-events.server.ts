import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { sweepInstalls } from '#server/marketing/events/sweep-installs.ts';
import { marketDay } from '#server/core/market-day.ts';
import { countedVisitor } from '#tests/marketing/counted-visitor.ts';
import { callOn, eachPlatform, START, type Answer } from '#tests/server/platforms.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const attribution = (more: object = {}) => ({
  installReferrer: 'facebook',
  utm: { source: 'fb', campaign: 'lantern' },
  clickIds: { fbclid: 'abc' },
  landingPath: '/lobby/home',
  referrerOrigin: 'https://m.facebook.com',
  uaClass: 'android-chrome',
  firstTouch: START,
  lastTouch: START,
  ...more,
});
const landing = (more: object = {}) => ({ seq: 1, name: 'landing', time: START, ...more });

eachPlatform('install events', (subject) => {
  const db = () => subject.platform().context.database.db;
  const post = (events: object[], installId: string = randomUUID()): Promise<Answer> =>
    subject.call('installEvents', { installId, events });
  const visitorOf = (installId: string) =>
    db()
      .selectFrom('install_visitor')
      .where('install_id', '=', installId)
      .selectAll()
      .executeTakeFirst();
  const touchesOf = async (installId: string) => {
    const rows = await db()
      .selectFrom('install_touch')
      .where('install_id', '=', installId)
      .orderBy('touch')
      .select('campaign')
      .execute();
    return rows.map(({ campaign }) => campaign);
  };

  it('count once, however often and in whatever batches they are sent', async () => {
    const installId = randomUUID();
    subject.clock.advance(MINUTE);
    const first = landing({ attribution: attribution() });
    const second = { seq: 2, name: 'sheet_shown', time: START + MINUTE, listVersion: 'v1' };
    expect((await post([first], installId)).body).toMatchObject({ errcode: 0, accepted: 1 });
    expect((await post([first, second, second], installId)).body['accepted']).toBe(1);
    expect((await post([second], installId.toUpperCase())).body['accepted']).toBe(0);
    const rows = await db()
      .selectFrom('install_event')
      .where('install_id', '=', installId)
      .orderBy('seq')
      .selectAll()
      .execute();
    expect(rows).toMatchObject([
      { seq: 1, name: 'landing', referrer: 'facebook', campaign: 'lantern', source: null },
      { seq: 2, name: 'sheet_shown', happened_at: START + MINUTE, list_version: 'v1' },
    ]);
    // 20 November 17:00 UTC is already 21 November in Manila.
    expect(rows[0]?.day).toBe(Math.floor((START + 8 * 60 * MINUTE) / DAY));
  });

  it('of one batch sent several times at once count once, and other batches are accepted', async () => {
    const same = randomUUID();
    const batch = [landing({ attribution: attribution() })];
    const ids = [
      ...Array.from({ length: 6 }, () => same),
      ...Array.from({ length: 12 }, () => randomUUID()),
    ];
    const answers = await Promise.all(ids.map((id) => post(batch, id)));
    expect(answers.map(({ body }) => body['errcode'])).toEqual(ids.map(() => 0));
    expect(answers.slice(0, 6).reduce((sum, { body }) => sum + Number(body['accepted']), 0)).toBe(
      1,
    );
    expect(answers.slice(6).every(({ body }) => body['accepted'] === 1)).toBe(true);
  });

  it('set the first touch, and the last touch that names a campaign', async () => {
    const installId = randomUUID();
    const later = { lastTouch: START + DAY };
    subject.clock.advance(3 * DAY);
    await post([landing({ attribution: attribution() })], installId);
    await post(
      [
        {
          seq: 2,
          name: 'login',
          time: START + DAY,
          attribution: attribution({
            installReferrer: 'agents',
            utm: { campaign: 'payday' },
            ...later,
          }),
        },
      ],
      installId,
    );
    const nothing = { installReferrer: 'web', utm: {}, clickIds: {}, lastTouch: START + 2 * DAY };
    await post(
      [{ seq: 3, name: 'login', time: START + 2 * DAY, attribution: attribution(nothing) }],
      installId,
    );
    expect(await countedVisitor(subject.platform(), installId)).toMatchObject({
      first_referrer: 'facebook',
      first_campaign: 'lantern',
      last_referrer: 'agents',
      last_campaign: 'payday',
    });
    expect(await touchesOf(installId)).toMatchObject([
      { installReferrer: 'facebook', clickIds: { fbclid: 'abc' }, landingPath: '/lobby/home' },
      { installReferrer: 'agents', time: START + DAY },
    ]);
  });

  it('set the time to install, and have no effect more than 30 days after the landing', async () => {
    const installId = randomUUID();
    await post([landing({ attribution: attribution() })], installId);
    await post([{ seq: 2, name: 'app_installed', time: START + 5 * MINUTE }], installId);
    await post([{ seq: 3, name: 'first_standalone_launch', time: START + 9 * MINUTE }], installId);
    expect(await visitorOf(installId)).toMatchObject({ install_ms: 5 * MINUTE });
    const before = await visitorOf(installId);
    subject.clock.advance(31 * DAY);
    await post([{ seq: 4, name: 'first_deposit', time: subject.clock.now() }], installId);
    // But for the day on which the app was last opened.
    expect(await visitorOf(installId)).toEqual({
      ...before,
      last_seen_day: marketDay('ph', subject.clock.now()).number,
    });
  });

  it('are given a plausible time when the clock of the device is wrong', async () => {
    const now = subject.clock.now();
    for (const time of [0, now + 400 * DAY]) {
      const installId = randomUUID();
      await post([landing({ time })], installId);
      const { landed_at: landedAt = 0 } = (await visitorOf(installId)) ?? {};
      expect(landedAt).toBeGreaterThanOrEqual(now - 30 * DAY);
      expect(landedAt).toBeLessThanOrEqual(now);
    }
  });

  const good = attribution();
  it.each([
    ['an unknown event', [landing({ name: 'mouse_moved' })]],
    ['a full address', [landing({ attribution: { ...good, landingPath: '/lobby?token=abc' } })]],
    [
      'the page before in full',
      [landing({ attribution: { ...good, referrerOrigin: 'https://a.example/x?y' } })],
    ],
    [
      'a click id that is not listed',
      [landing({ attribution: { ...good, clickIds: { msisdn: '9171234567' } } })],
    ],
    ['an unknown client', [landing({ attribution: { ...good, uaClass: 'Mozilla/5.0 …' } })]],
    ['a source that is a text', [landing({ source: 'Juan dela Cruz' })]],
    ['number 0', [landing({ seq: 0 })]],
    ['no events', []],
    ['too many', Array.from({ length: 51 }, (_none, at) => landing({ seq: at + 1 }))],
  ])('with %s are refused with HTTP 400, together with their batch', async (_what, events) => {
    const installId = randomUUID();
    const { status, body } = await post(
      [...events, ...(events.length === 1 ? [landing({ seq: 9 })] : [])],
      installId,
    );
    expect([status, body['errcode']]).toEqual([400, 400]);
    expect(await visitorOf(installId)).toBeUndefined();
  });

  it('are refused without a random install id', async () => {
    for (const installId of [undefined, '', '639171234567', 'x'.repeat(36)]) {
      const { status } = await subject.call('installEvents', { installId, events: [landing()] });
      expect(status).toBe(400);
    }
  });

  it('are stored without unknown fields, IP address and invalid characters', async () => {
    const installId = randomUUID();
    const nasty = attribution({
      email: 'juan@example.com',
      utm: { campaign: 'a\u0000b\ud800c\n', email: 'juan@example.com' },
      outValue: 'x\u0000y',
    });
    const event = landing({ attribution: nasty, phone: '9171234567', listVersion: 'v\u0000' });
    const { body } = await subject.call('installEvents', {
      installId,
      events: [event],
      name: 'Juan',
    });
    expect(body['accepted']).toBe(1);
    const kept = JSON.stringify([
      await visitorOf(installId),
      await touchesOf(installId),
      await db()
        .selectFrom('install_event')
        .where('install_id', '=', installId)
        .selectAll()
        .execute(),
    ]);
    expect(kept).not.toMatch(/juan|9171234567|127\.0\.0\.1|\\u0000|\\ud800/i);
    expect(kept).toContain('a b c');
  });

  it('are deleted after 400 days, while the sums of their day remain', async () => {
    const installId = randomUUID();
    const now = subject.clock.now();
    const fresh = attribution({ firstTouch: now, lastTouch: now });
    await post([landing({ time: now, attribution: fresh })], installId);
    const { database } = subject.platform().context;
    const landedOn = (await visitorOf(installId))?.landed_day ?? 0;
    subject.clock.advance(399 * DAY);
    await sweepInstalls(database, 'ph', subject.clock.now());
    expect(await visitorOf(installId)).toBeDefined();
    subject.clock.advance(2 * DAY);
    await sweepInstalls(database, 'ph', subject.clock.now());
    expect(await visitorOf(installId)).toBeUndefined();
    expect(await touchesOf(installId)).toEqual([]);
    const events = await db()
      .selectFrom('install_event')
      .where('install_id', '=', installId)
      .selectAll()
      .execute();
    expect(events).toEqual([]);
    // The sums it contributed to remain, one per touch.
    const sums = await db()
      .selectFrom('install_sum')
      .innerJoin('install_origin', 'install_origin.id', 'install_sum.origin')
      .where('day', '=', landedOn)
      .where('referrer', '=', 'facebook')
      .orderBy('touch')
      .selectAll()
      .execute();
    const alike = { source: 'fb', campaign: 'lantern', landed: 1, installed_30: 0 };
    expect(sums).toMatchObject([
      { touch: 'first', ...alike },
      { touch: 'last', ...alike },
    ]);
  });
});

eachPlatform(
  'install events beyond the limit',
  (subject) => {
    it('are refused for a minute, by IP address', async () => {
      const body = (count = 1) => ({
        installId: randomUUID(),
        events: Array.from({ length: count }, (_unused, at) => ({ ...landing(), seq: at + 1 })),
      });
      const turn = (count = 1) => callOn(subject.platform(), 'installEvents', body(count));
      // The limit is five events a minute, regardless of how they are batched.
      const answers = [await turn(3), await turn(3), await turn(), await turn(2)];
      expect(answers.map(({ body: answer }) => answer['errcode'])).toEqual([0, 1203, 1203, 1203]);
      const { app } = subject.platform();
      const other = await app.inject({
        method: 'POST',
        url: endpoints.installEvents.path,
        payload: body(),
        remoteAddress: '203.0.113.9',
      });
      expect(other.json()).toMatchObject({ errcode: 0, accepted: 1 });
      subject.clock.advance(MINUTE);
      expect((await turn()).body['errcode']).toBe(0);
    });
  },
  ['--install-events-per-ip=5'],
);

describe('the endpoint of install events', () => {
  it('needs no session', () => {
    expect(endpoints.installEvents).toMatchObject({
      access: 'anonymous',
      path: '/app/v1/installEvents',
    });
  });
});
