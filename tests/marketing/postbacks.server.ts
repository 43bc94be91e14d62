import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, epochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { postbackJobs } from '#server/marketing/postbacks/postback-jobs.ts';
import { jobRunner } from '#server/core/jobs/job-runner.ts';
import { lookupIn } from '#server/core/outbound/networks.ts';
import { postbacks as texts } from '#server/marketing/texts/en-postbacks.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import { cashier, makeOrder } from '#tests/deposit/deposits.ts';
import {
  eachPlatform,
  callOn,
  operate,
  OPERATOR_KEY,
  ownPlayer,
  platformUnderTest,
} from '#tests/server/platforms.ts';
import { startReceiver } from './receiver.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { AddressInfo } from 'node:net';
import type { PlatformUnderTest } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.delivered.length = 0;
  receiver.answer(200);
});

/** Rule form as a marketer fills it in; each rule has its own campaign. */
const ruleForm = (campaign: string, more: Record<string, string> = {}) => ({
  name: `rule of ${campaign}`,
  source: '',
  campaign,
  windowDays: '30',
  send_install: 'yes',
  method: 'GET',
  url: `${receiver.origin}/postback?click={click_id}&sub={sub_id}&event={event}&id={event_id}`,
  ...more,
});

function stepsOn(subject: PlatformUnderTest) {
  const app = () => subject.platform().app;
  const page = (url: string) =>
    app().inject({ url, headers: { ...KEY, host: 'play.example', accept: 'text/html' } });
  const post = (url: string, form: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url,
      headers: {
        ...KEY,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(form).toString(),
    });
  /** @returns the address of its page */
  async function addRule(campaign: string, more: Record<string, string> = {}): Promise<string> {
    const answer = await post('/report/postbacks', ruleForm(campaign, more));
    expect(answer.statusCode, answer.body).toBe(303);
    return String(answer.headers.location).split('?', 1)[0] ?? '';
  }
  /** Reports events of a device that arrived by a click. */
  async function report(
    {
      campaign,
      installId = randomUUID(),
      token = '',
      from = 1,
      clickIds = { click_id: 'c-1' },
    }: {
      campaign: string;
      installId?: string;
      token?: string;
      from?: number;
      clickIds?: Record<string, string>;
    },
    ...names: readonly InstallEventName[]
  ): Promise<string> {
    const time = subject.clock.now();
    const attribution = {
      installReferrer: 'web',
      utm: { source: 'tracker', medium: 'cpa', campaign, content: 'video' },
      clickIds,
      landingPath: '/',
      referrerOrigin: '',
      uaClass: 'android-chrome',
      firstTouch: time,
      lastTouch: time,
    };
    const events = names.map((name, at) => ({
      seq: from + at,
      name,
      time,
      ...(from + at === 1 && { attribution }),
    }));
    const { body } = await callOn(
      subject.platform(),
      'installEvents',
      { installId, events },
      token,
    );
    expect(body).toMatchObject({ accepted: names.length });
    return installId;
  }
  /** Counts the reported events and sends the due postbacks. */
  async function delivered() {
    const { context } = subject.platform();
    while (!(await countVisitors(context.database, context.settings.market, context.clock.now())));
    context.postbacks.wake();
    await context.postbacks.settled();
    return receiver.delivered.map(({ path }) => new URL(path, receiver.origin).searchParams);
  }
  const later = async (ms: number) => {
    subject.clock.advance(ms);
    return (await delivered()).length;
  };
  const rows = (campaign: string) =>
    subject
      .platform()
      .context.database.db.selectFrom('postback')
      .innerJoin('postback_rule', 'postback_rule.id', 'rule_id')
      .where('postback_rule.campaign', '=', campaign)
      .orderBy('postback.id')
      .selectAll('postback')
      .execute();
  return { page, post, addRule, report, delivered, later, rows };
}

eachPlatform(
  'postbacks',
  (subject) => {
    const { page, post, addRule, report, delivered, later, rows } = stepsOn(subject);

    it('are sent once for each event of a visitor, under the receiver’s event names', async () => {
      await addRule('each-event', {
        send_first_launch: 'yes',
        send_registration: 'yes',
        name_registration: 'lead',
      });
      const clickIds = { click_id: 'a b&c', sub_id: 'banner 7' };
      const installId = await report({ campaign: 'each-event', clickIds }, 'landing');
      expect(await delivered()).toHaveLength(0);
      await report({ campaign: 'each-event', installId, from: 2 }, 'app_installed');
      const [install] = await delivered();
      expect(Object.fromEntries(install ?? [])).toEqual({
        click: 'a b&c',
        sub: 'banner 7',
        event: 'install',
        id: receiver.delivered[0]?.headers['x-parola-event-id'],
      });
      await report({ campaign: 'each-event', installId, from: 3 }, 'first_standalone_launch');
      await report({ campaign: 'each-event', installId, from: 4 }, 'register', 'app_installed');
      const names = (await delivered()).map((query) => query.get('event'));
      expect(names.toSorted()).toEqual(['first_launch', 'install', 'lead']);
      expect(await later(DAY_MS)).toBe(3);
      const ids = receiver.delivered.map(({ headers }) => headers['x-parola-event-id']);
      expect(new Set(ids).size).toBe(3);
      expect(ids.join()).not.toContain(installId);
    });

    it('report each deposit with its amount, and the first one also as the first', async () => {
      await addRule('deposits', {
        send_install: '',
        send_first_deposit: 'yes',
        send_deposit: 'yes',
        url: `${receiver.origin}/postback?event={event}&amount={amount}&currency={currency}&at={timestamp}`,
      });
      const player = await ownPlayer(subject.platform());
      await report({ campaign: 'deposits', token: player.token }, 'landing', 'register');
      const pay = async (coins: number) => {
        const platform = subject.platform();
        const order = await makeOrder(platform, player.token, { amount: fromCoins(coins) });
        await cashier(platform, order, 'paid');
      };
      await pay(100);
      const first = await delivered();
      expect(
        first.map((query) => [query.get('event'), query.get('amount'), query.get('currency')]),
      ).toEqual(
        expect.arrayContaining([
          ['first_deposit', '100.00', 'PHP'],
          ['deposit', '100.00', 'PHP'],
        ]),
      );
      await pay(250);
      const all = await delivered();
      expect(all.slice(2).map((query) => [query.get('event'), query.get('amount')])).toEqual([
        ['deposit', '250.00'],
      ]);
      expect(Number(all[2]?.get('at'))).toBe(Math.floor(subject.clock.now() / SECOND_MS));
    });

    it('are limited to their source and campaign, to people with a click id, and to the window', async () => {
      await addRule('wanted', { source: 'tracker', windowDays: '1' });
      const installed = ['landing', 'app_installed'] as const;
      await report({ campaign: 'unwanted' }, ...installed);
      await report({ campaign: 'wanted', clickIds: { gclid: 'g' } }, ...installed);
      const late = await report({ campaign: 'wanted' }, 'landing');
      const robot = await report({ campaign: 'wanted' }, ...installed);
      const { db } = subject.platform().context.database;
      await db
        .updateTable('install_visitor')
        .where('install_id', '=', robot)
        .set({ ua_class: 'bot' })
        .execute();
      expect(await later(DAY_MS + 1)).toBe(0);
      await report({ campaign: 'wanted', installId: late, from: 2 }, 'app_installed');
      expect(await delivered()).toHaveLength(0);
      await report({ campaign: 'wanted' }, ...installed);
      expect(await delivered()).toHaveLength(1);
    });

    it('match a campaign by the name it was renamed to', async () => {
      await post('/report/links/names', { dimension: 'campaign', was: 'typpo', becomes: 'typo' });
      await addRule('typo');
      await report({ campaign: 'typpo' }, 'landing', 'app_installed');
      expect(await delivered()).toHaveLength(1);
    });

    it.each([408, 429, 500, 503, 'cut'] as const)(
      'are sent again after %s, with the same event id',
      async (answer) => {
        const campaign = `again-${answer}`;
        await addRule(campaign);
        receiver.answer(answer);
        await report({ campaign }, 'landing', 'app_installed');
        expect(await delivered()).toHaveLength(1);
        expect(await later(29 * SECOND_MS)).toBe(1);
        expect(await later(SECOND_MS)).toBe(2);
        expect(await later(30 * SECOND_MS)).toBe(2);
        receiver.answer(200);
        expect(await later(30 * SECOND_MS)).toBe(3);
        expect(await later(DAY_MS)).toBe(3);
        expect(new Set(receiver.delivered.map(({ path }) => path)).size).toBe(1);
        expect(await rows(campaign)).toMatchObject([
          { state: 'delivered', attempts: 3, status: 200, answer: 'noted' },
        ]);
      },
    );

    it('follow Retry-After, up to six hours', async () => {
      await addRule('retry-after');
      receiver.answer(429, { 'retry-after': '600' });
      await report({ campaign: 'retry-after' }, 'landing', 'app_installed');
      await delivered();
      expect(await later(599 * SECOND_MS)).toBe(1);
      const date = new Date(subject.clock.now() + DAY_MS).toUTCString();
      receiver.answer(503, { 'retry-after': date });
      expect(await later(SECOND_MS)).toBe(2);
      expect(await later(6 * HOUR_MS - SECOND_MS)).toBe(2);
      receiver.answer(200);
      expect(await later(SECOND_MS)).toBe(3);
    });

    it.each([302, 400, 404])(
      'fail for good after %s, until they are retried by hand',
      async (status) => {
        const campaign = `given-up-${status}`;
        const own = await addRule(campaign);
        receiver.answer(status);
        await report({ campaign }, 'landing', 'app_installed');
        expect(await delivered()).toHaveLength(1);
        expect(await later(DAY_MS)).toBe(1);
        expect((await page(own)).body).toContain(`<span class="state failed">`);
        receiver.answer(200);
        const asked = await post(`${own}/retry`);
        expect(asked.headers.location).toBe(`${own}?done=retried&count=1`);
        expect(await delivered()).toHaveLength(2);
        expect(await rows(campaign)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
      },
    );

    it('fail for good after 14 attempts', async () => {
      await addRule('gone');
      receiver.answer(503);
      await report({ campaign: 'gone' }, 'landing', 'app_installed');
      for (let tries = 0; tries < 20; tries += 1) await later(6 * HOUR_MS);
      expect(receiver.delivered).toHaveLength(14);
      expect(await rows('gone')).toMatchObject([{ state: 'failed', status: 503, due_at: null }]);
    });

    /** Creates a second sender; the server's own has nothing to do for an hour. */
    async function senderOf(campaign: string, timeoutMs: number) {
      const { context } = subject.platform();
      const { database } = context;
      await report({ campaign }, 'landing', 'app_installed');
      while (!(await countVisitors(database, 'ph', subject.clock.now())));
      const ahead = { now: () => epochMs(subject.clock.now() + HOUR_MS) };
      await database.db
        .updateTable('postback')
        .where('state', '=', 'waiting')
        .set({ due_at: ahead.now() })
        .execute();
      const { maySend } = context;
      return jobRunner(postbackJobs({ database, clock: ahead, maySend, timeoutMs }), {
        clock: ahead,
        random: () => 0,
        report: () => {},
      });
    }

    it('are sent again after a time-out', async () => {
      await addRule('silent');
      const impatient = await senderOf('silent', 20);
      receiver.answer('none');
      impatient.wake();
      await impatient.settled();
      expect(receiver.delivered).toHaveLength(1);
      expect(await rows('silent')).toMatchObject([
        { state: 'waiting', status: null, answer: 'no answer in time' },
      ]);
      receiver.answer(200);
      expect(await later(HOUR_MS + 30 * SECOND_MS)).toBe(2);
    });

    it('are sent again with the same event id after the server that claimed them died', async () => {
      await addRule('killed');
      // Like a killed server, this sender never records the answer to its delivery.
      const dying = await senderOf('killed', MINUTE_MS);
      receiver.answer('none');
      const called = receiver.called();
      dying.wake();
      await called;
      receiver.answer(200);
      expect(await later(HOUR_MS + 59 * SECOND_MS)).toBe(1);
      expect(await later(SECOND_MS)).toBe(2);
      expect(new Set(receiver.delivered.map(({ path }) => path)).size).toBe(1);
      expect(await later(DAY_MS)).toBe(2);
      // Its late result must not overwrite the delivery made since.
      receiver.cut();
      await dying.end();
      expect(await rows('killed')).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    });

    it('wait while their rule is paused, and leave out events from the pause', async () => {
      const own = await addRule('paused');
      receiver.answer(503);
      await report({ campaign: 'paused' }, 'landing', 'app_installed');
      expect(await delivered()).toHaveLength(1);
      receiver.answer(200);
      await post(`${own}/pause`, { paused: 'yes' });
      expect((await page(own)).body).toContain(texts.paused);
      await report({ campaign: 'paused' }, 'landing', 'app_installed');
      expect(await later(HOUR_MS)).toBe(1);
      await post(`${own}/pause`, { paused: 'no' });
      expect(await delivered()).toHaveLength(2);
      await report({ campaign: 'paused' }, 'landing', 'app_installed');
      expect(await delivered()).toHaveLength(3);
    });

    it('are signed, and reveal the secret only to the receiver', async () => {
      const secret = 'a-secret-of-the-tracker';
      const parts = {
        method: 'POST',
        header: 'Access-Token: {secret}',
        url: `${receiver.origin}/postback`,
        body: '{"click":"{click_id}","value":{amount},"token":"{secret}"}',
      };
      const own = await addRule('signed', { ...parts, secret });
      await report(
        { campaign: 'signed', clickIds: { click_id: 'say "hi"\\' } },
        'landing',
        'app_installed',
      );
      await delivered();
      const [call] = receiver.delivered;
      if (!call) throw new Error('nothing was sent');
      const body = call.body.toString();
      expect(JSON.parse(body)).toEqual({ click: 'say "hi"\\', value: 0, token: secret });
      expect(call.headers).toMatchObject({
        'access-token': secret,
        'content-type': 'application/json',
        'x-parola-signature': signatureOf(
          secret,
          String(call.headers['x-parola-timestamp']),
          `POST ${receiver.origin}/postback\n${body}`,
        ),
      });
      for (const url of [own, '/report/postbacks', '/report/log']) {
        expect((await page(url)).body).not.toContain(secret);
      }
      expect((await page(own)).body).toContain('&quot;token&quot;:&quot;•••&quot;');
      receiver.answer(401, {}, `wrong token ${secret}`);
      expect((await post(`${own}/test`, { event: 'install' })).body).toContain('wrong token •••');
      receiver.answer(401, {}, `${'.'.repeat(480)}${encodeURIComponent(`=${secret}`)}`);
      expect((await post(`${own}/test`, { event: 'install' })).body).toContain('.%3D•••');
      receiver.answer(200);
      // An empty secret field leaves the stored secret unchanged.
      const kept = { ...parts, header: '', url: `${receiver.origin}/kept` };
      expect((await post(own, ruleForm('signed', kept))).statusCode).toBe(303);
      await post(`${own}/test`, { event: 'install' });
      expect(receiver.delivered.at(-1)?.body.toString()).toContain(`"token":"${secret}"`);
      const refused = await post(own, {
        ...ruleForm('signed', { method: 'POST', body: '{"t":"{secret}"}', noSecret: 'yes' }),
      });
      expect(refused.statusCode).toBe(400);
    });

    it.each([
      ['the host', { url: 'https://track.elsewhere.org/in?click={click_id}' }],
      ['the secret in the address', { url: 'https://track.harbour.org/in?token={secret}' }],
      ['the secret in the header', { header: 'X-Other: {secret}' }],
      ['the secret in the body', { body: '{"amount":{amount},"token":"{secret}"}' }],
    ])('ask for the secret again after a change of %s', async (what, change) => {
      const secret = 'a-secret-of-the-owner';
      const stored = {
        method: 'POST',
        url: 'https://track.harbour.org/in?click={click_id}',
        header: 'Access-Token: {secret}',
        body: '{"amount":{amount}}',
      };
      const own = await addRule(what, { ...stored, secret });
      const moved = ruleForm(what, { ...stored, ...change });
      const refused = await post(own, moved);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('fill the secret in again');
      const ruleNow = () =>
        subject
          .platform()
          .context.database.db.selectFrom('postback_rule')
          .where('campaign', '=', what)
          .select(['url', 'body', 'header', 'secret'])
          .executeTakeFirstOrThrow();
      const { method: _method, ...before } = stored;
      expect(await ruleNow()).toEqual({ ...before, secret });
      expect((await post(own, { ...moved, secret: 'another' })).statusCode).toBe(303);
      expect(await ruleNow()).toEqual({ ...before, ...change, secret: 'another' });
    });

    it('can be tested with made-up values, and show the answer', async () => {
      const own = await addRule('tried', { expectedStatus: '200' });
      const good = await post(`${own}/test`, { event: 'install' });
      expect(good.body).toContain(texts.testDone('200'));
      expect(receiver.delivered[0]?.headers['x-parola-event-id']).toMatch(/^test-/);
      receiver.answer(204);
      const bad = await post(`${own}/test`, { event: 'install' });
      expect(bad.body).toContain(texts.testFailed('204', ''));
      expect(await rows('tried')).toMatchObject([{ state: 'delivered' }, { state: 'failed' }]);
      expect(await later(DAY_MS)).toBe(2);
    });

    it('refuse invalid rules with a reason, and keep the input', async () => {
      const wrong: [Record<string, string>, string][] = [
        [{ url: 'https://10.0.0.1/postback' }, 'open Internet'],
        [{ url: 'https://db.internal/postback' }, 'open Internet'],
        [{ url: 'http://tracker.test.org/postback' }, 'HTTPS'],
        [{ url: 'https://{click_id}.test.org/postback' }, 'host'],
        [{ url: 'https://tracker.example/postback' }, 'example'],
        [{ url: `${receiver.origin}/postback?id={clickid}` }, '{clickid}'],
        [{ method: 'POST', body: '{"a":{click_id}}' }, 'no JSON'],
        [{ header: 'Host: somewhere' }, 'Host'],
        [{ header: 'X-A: {click_id}' }, '{secret}'],
        [{ header: 'X-Token: {secret}' }, 'fill the secret in'],
        [{ networks: '10.0.0.0/33' }, '10.0.0.0/33'],
        [{ expectedStatus: '404' }, '200 to 299'],
        [{ send_install: '' }, 'at least one event'],
        [{ name: '' }, 'name is empty'],
      ];
      for (const [change, problem] of wrong) {
        const answer = await post('/report/postbacks', ruleForm('wrong-rule', change));
        expect([answer.statusCode, answer.body.includes('role="alert"')]).toEqual([400, true]);
        expect(answer.body).toContain(problem);
        expect(answer.body).toContain('value="wrong-rule"');
      }
      expect(await rows('wrong-rule')).toEqual([]);
    });

    it('are never sent to an address that is private or outside the rule’s networks', async () => {
      const own = await addRule('inside', { networks: '203.0.113.0/24' });
      const { db } = subject.platform().context.database;
      for (const url of ['https://169.254.169.254/{event_id}', 'https://8.8.8.8/{event_id}']) {
        await db
          .updateTable('postback_rule')
          .where('campaign', '=', 'inside')
          .set({ url })
          .execute();
        const { body } = await post(`${own}/test`, { event: 'install' });
        expect(body).toContain('not one that may be called');
      }
    });

    it('are deleted with their visitor and with their rule', async () => {
      const own = await addRule('ended');
      const installId = await report({ campaign: 'ended' }, 'landing', 'app_installed');
      await delivered();
      const { body: shown } = await operate(subject.platform(), 'install show', { id: installId });
      expect(shown).toMatchObject({ postbacks: [{ event: 'install', state: 'delivered' }] });
      await operate(subject.platform(), 'install forget', { id: installId });
      expect(await rows('ended')).toEqual([]);
      expect((await post(`${own}/delete`)).statusCode).toBe(400);
      expect((await post(`${own}/delete`, { sure: 'yes' })).statusCode).toBe(303);
      expect((await page(own)).statusCode).toBe(400);
      const log = (await page('/report/log')).body;
      for (const action of ['Created a postback', 'Deleted a postback']) {
        expect(log).toContain(action);
      }
    });
  },
  ['--call-loopback'],
);

describe('the demo’s own postback receiver', () => {
  const subject = platformUnderTest(['--demo']);
  const { page, post } = stepsOn(subject);

  it('receives postbacks over the network, and lists them', async () => {
    const { app } = subject.platform();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/dev/postbacks?event={event}&answer=503`;
    const made = await post('/report/postbacks', ruleForm('sandbox', { url }));
    const [own = ''] = String(made.headers.location).split('?', 1);
    const { body } = await post(`${own}/test`, { event: 'install' });
    expect(body).toContain(texts.testFailed('503', '{&quot;received&quot;:false}'));
    expect((await page('/report/postbacks/received')).body).toContain(
      'GET /dev/postbacks?event=install&amp;answer=503',
    );
    const elsewhere = [
      url.replace('/dev/postbacks', '/healthz'),
      url.replace(`:${port}/`, ':1/'),
      url.replace(`:${port}/`, '/'),
      url.replace(`http://127.0.0.1:${port}/`, 'https://localhost/'),
    ];
    for (const other of elsewhere) {
      const refused = await post('/report/postbacks', ruleForm('sandbox', { url: other }));
      expect(refused.statusCode).toBe(400);
    }
  });
});

it('the host of a receiver is looked up, and refused outside the networks of its rule', async () => {
  const problem = (networks: readonly string[]) =>
    new Promise<string | undefined>((resolve) => {
      lookupIn(networks)('localhost', {}, (error) => resolve(error?.message));
    });
  expect(await problem([])).toContain('private address');
  expect(await problem(['127.0.0.0/8', '::1'])).toContain('does not allow');
});
