import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { countedVisitor } from '#tests/marketing/counted-visitor.ts';
import { cashier, makeOrder } from '#tests/deposit/deposits.ts';
import {
  callOn,
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  START,
} from '#tests/server/platforms.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { Platform } from '#server/platform.ts';
import { counted } from './counted.ts';

const attribution = (campaign: string, time: number) => ({
  installReferrer: 'web',
  utm: { source: 'facebook', medium: 'paid-social', campaign, content: 'video-2' },
  landingPath: '/register',
  referrerOrigin: 'https://m.facebook.com',
  uaClass: 'android-chrome',
  firstTouch: time,
  lastTouch: time,
});

/** Reports the events of one device; the first event carries its campaign. */
async function report(
  platform: Platform,
  { campaign = randomUUID(), installId = randomUUID(), token = '', from = 1 },
  ...events: readonly { name: InstallEventName; time: number; source?: string }[]
) {
  const numbered = events.map((event, at) => ({
    seq: from + at,
    ...event,
    ...(from + at === 1 && { attribution: attribution(campaign, event.time) }),
  }));
  const { body } = await callOn(platform, 'installEvents', { installId, events: numbered }, token);
  expect(body).toMatchObject({ accepted: events.length });
  return { campaign, installId };
}

/** Returns the sums of all days under the first touch of a campaign. */
async function sumsOf(platform: Platform, campaign: string) {
  await counted(platform);
  const { database } = platform.context;
  const found = database.db
    .selectFrom('install_origin')
    .where('campaign', '=', campaign)
    .select('install_origin.id');
  const sums = await database.db
    .selectFrom('install_sum')
    .where('touch', '=', 'first')
    .where('origin', 'in', found)
    .selectAll()
    .execute();
  const returns = await database.db
    .selectFrom('install_return_sum')
    .where('touch', '=', 'first')
    .where('origin', 'in', found)
    .selectAll()
    .execute();
  return { sums, returns };
}

eachPlatform('the funnel of installs', (subject) => {
  it('counts the deposits of a player under the install that they used first', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const landed = { name: 'landing', time: START } as const;
    const { campaign, installId } = await report(platform, {}, landed);
    const registered = { name: 'register', time: START + MINUTE_MS } as const;
    await report(platform, { installId, token, from: 2 }, registered);
    // Another device of the same player; the deposits do not count under it.
    const other = await report(platform, { token }, landed);

    subject.clock.advance(2 * HOUR_MS);
    await cashier(platform, await makeOrder(platform, token), 'paid');
    await sumsOf(platform, campaign);
    subject.clock.advance(2 * DAY_MS);
    await cashier(platform, await makeOrder(platform, token, { amount: fromCoins(300) }), 'paid');

    const { sums } = await sumsOf(platform, campaign);
    expect(sums).toMatchObject([
      {
        landed: 1,
        registered_1: 1,
        deposited_1: 1,
        deposits_1: 1,
        first_amount_1: fromCoins(500),
        amount_1: fromCoins(500),
        deposits_7: 2,
        first_amount_7: fromCoins(500),
        amount_7: fromCoins(800),
        amount_30: fromCoins(800),
      },
    ]);
    const { sums: others } = await sumsOf(platform, other.campaign);
    expect(others).toMatchObject([{ landed: 1, deposits_30: 0, amount_30: 0 }]);
  });

  it('shows and deletes the data of one install, and keeps the sums', async () => {
    const platform = subject.platform();
    const time = subject.clock.now();
    const { campaign, installId } = await report(platform, {}, { name: 'landing', time });
    const other = await report(platform, { campaign }, { name: 'landing', time });
    const shown = await operate(platform, 'install show', { id: installId });
    expect(shown.body).toMatchObject({
      installId,
      visitor: { install_id: installId },
      campaigns: [{ touch: 'first' }, { touch: 'last' }],
      events: [{ seq: 1, name: 'landing' }],
      deposits: [],
    });
    expect((await operate(platform, 'install forget', { id: installId })).body).toMatchObject({
      forgotten: installId,
    });
    const after = await operate(platform, 'install show', { id: installId });
    expect(after.body).toMatchObject({ visitor: null, campaigns: [], events: [] });
    expect((await operate(platform, 'install forget', { id: installId })).status).toBe(400);
    expect((await operate(platform, 'install show', { id: 'x' })).status).toBe(400);
    const { sums } = await sumsOf(platform, campaign);
    expect(sums.reduce((sum, { landed }) => sum + landed, 0)).toBe(2);
    const kept = await operate(platform, 'install show', { id: other.installId });
    expect(kept.body).toMatchObject({ events: [{ name: 'landing' }] });
  });

  it('counts a visitor who came back after the install, and not as another landing', async () => {
    const platform = subject.platform();
    const start = subject.clock.now();
    const { campaign, installId } = await report(
      platform,
      {},
      { name: 'landing', time: start },
      { name: 'app_installed', time: start + MINUTE_MS },
    );
    subject.clock.advance(7 * DAY_MS);
    const launch = { name: 'landing', time: subject.clock.now(), source: 'pwa' } as const;
    await report(platform, { installId, from: 3 }, launch);
    const { sums, returns } = await sumsOf(platform, campaign);
    expect(sums).toMatchObject([{ landed: 1, installed_1: 1 }]);
    expect(returns.filter(({ visitors }) => visitors > 0)).toMatchObject([
      { is_installed: true, visitors: 1, day_1: 0, day_7: 1, day_30: 0 },
    ]);
  });

  it('counts each change once when several counts run at once', async () => {
    const platform = subject.platform();
    const { database, settings } = platform.context;
    const campaign = randomUUID();
    const time = subject.clock.now();
    const count = () => countVisitors(database, settings.market, time);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        ...Array.from({ length: 8 }, () =>
          report(platform, { campaign }, { name: 'landing', time }),
        ),
        count(),
        count(),
      ]);
    }
    await Promise.all([count(), count(), count()]);
    const { sums } = await sumsOf(platform, campaign);
    expect(sums.reduce((sum, { landed }) => sum + landed, 0)).toBe(24);
  });

  it('moves a visitor to another last campaign, and keeps the first one', async () => {
    const platform = subject.platform();
    const { campaign, installId } = await report(platform, {}, { name: 'landing', time: START });
    await countedVisitor(platform, installId);
    const later = attribution('payday', START + MINUTE_MS);
    const event = { seq: 2, name: 'login', time: START + MINUTE_MS, attribution: later };
    await callOn(platform, 'installEvents', { installId, events: [event] });
    expect(await countedVisitor(platform, installId)).toMatchObject({
      first_campaign: campaign,
      last_campaign: 'payday',
    });
    const { database } = platform.context;
    const left = await database.db
      .selectFrom('install_sum')
      .innerJoin('install_origin', 'install_origin.id', 'install_sum.origin')
      .where('touch', '=', 'last')
      .where('campaign', '=', campaign)
      .select('landed')
      .execute();
    expect(left).toEqual([{ landed: 0 }]);
  });
});

describe('the device of a visitor', () => {
  const subject = platformUnderTest(['--country-header=cf-ipcountry']);

  it('is derived from the headers of a request', async () => {
    const platform = subject.platform();
    const installId = randomUUID();
    const ua =
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0;]';
    await platform.app.inject({
      method: 'POST',
      url: endpoints.installEvents.path,
      headers: { 'user-agent': ua, 'accept-language': 'th-TH,th;q=0.9', 'cf-ipcountry': 'th' },
      payload: {
        installId,
        events: [
          { seq: 1, name: 'landing', time: START, attribution: attribution('headers', START) },
        ],
      },
    });
    expect(await countedVisitor(platform, installId)).toMatchObject({
      first_source: 'facebook',
      browser: 'webview',
      in_app: 'facebook',
      language: 'th',
      country: 'TH',
    });
  });
});

describe.skipIf(!hasPostgres())('visitors that another server counts (postgres)', () => {
  const subject = platformUnderTest([], 'postgres');

  it('are left until that one commits', async () => {
    const platform = subject.platform();
    const { database, settings } = platform.context;
    const time = subject.clock.now();
    const count = () => countVisitors(database, settings.market, time);
    await report(platform, {}, { name: 'landing', time });
    const commit = gate();
    const isHeld = gate();
    const other = transact(database, async (trx) => {
      await trx
        .selectFrom('install_visitor')
        .where('is_changed', '=', true)
        .select('install_id')
        .forUpdate()
        .execute();
      isHeld.open();
      await commit.opened;
    });
    await isHeld.opened;
    expect(await count()).toBe(false);
    commit.open();
    await other;
    expect(await count()).toBe(true);
  });
});

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
