import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushMessage } from '#shared/push/contract.ts';
import { markets } from '#shared/market/market.ts';
import { isPublicAddress, lookupPublic, mayCall } from '#server/core/outbound/public-address.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import { makeBrowser, readSignature } from './push-service.ts';
import { startReceiver } from '#tests/marketing/receiver.ts';
import * as v from 'valibot';

let service: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  service = await startReceiver(201);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.delivered.length = 0;
  service.answer(201);
});

const MAIL = { type: '0', title: 'Your lantern is lit', content: 'Come and see.' };

eachPlatform(
  'notifications',
  (subject) => {
    const push = () => subject.platform().context.push;
    const db = () => subject.platform().context.database.db;
    let phones = 0;

    async function subscribed(player: OwnPlayer) {
      const browser = makeBrowser(`${service.origin}/send/${(phones += 1)}`);
      const { body } = await subject.call('pushSubscribe', browser.subscription, player.token);
      expect(body).toMatchObject({ errcode: 0 });
      return browser;
    }
    const accountOf = async ({ id }: OwnPlayer) =>
      (
        await db()
          .selectFrom('player')
          .where('id', '=', id)
          .select('account')
          .executeTakeFirstOrThrow()
      ).account;
    async function mail(player: OwnPlayer, fields: object = {}) {
      const options = { ...MAIL, account: await accountOf(player), ...fields };
      const answer = await operate(subject.platform(), 'mail send', options);
      await push().settled();
      return answer;
    }
    const waiting = async () => (await db().selectFrom('push_outbox').selectAll().execute()).length;

    it('of a mail reach each device, encrypted for it and signed by the operator', async () => {
      const player = await ownPlayer(subject.platform());
      const [first, second] = [await subscribed(player), await subscribed(player)];
      const other = await subscribed(await ownPlayer(subject.platform()));
      const { body } = await mail(player);
      expect(service.delivered).toHaveLength(2);
      const { pushPublicKey } = (await subject.call('appConfig', { gameListVersion: '' })).body;
      const navigate = `/profile/email?tab=message&mail=${String(body['mailId'])}&source=push`;
      for (const browser of [first, second]) {
        const { pathname } = new URL(browser.subscription.endpoint);
        const message = service.delivered.find(({ path }) => path === pathname);
        if (!message) throw new Error('nothing was sent');
        expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
        expect(v.parse(pushMessage, browser.read(message.body))).toEqual({
          web_push: 8030,
          app_badge: 1,
          notification: {
            title: 'New mail for you',
            lang: 'en-PH',
            navigate,
            tag: `mail-${String(body['mailId'])}`,
            actions: [{ action: 'read', title: 'Read', navigate }],
          },
        });
        expect(() => other.read(message.body)).toThrow();
        const signed = message.headers.authorization ?? '';
        expect(readSignature(signed, String(pushPublicKey))).toMatchObject({ aud: service.origin });
      }
      expect(await waiting()).toBe(0);
    });

    it('carry the number of unread mails, and lead to a gift without its text', async () => {
      const player = await ownPlayer(subject.platform());
      const browser = await subscribed(player);
      await mail(player);
      const { body } = await mail(player, { type: '1', title: '₱500 for you' });
      const sent = service.delivered.at(-1);
      if (!sent) throw new Error('nothing was sent');
      const message = browser.read(sent.body);
      const navigate = `/profile/email?tab=gift&mail=${String(body['mailId'])}&source=push`;
      expect(v.parse(pushMessage, message)).toMatchObject({
        app_badge: 2,
        notification: { navigate, actions: [{ action: 'claim', title: 'Claim', navigate }] },
      });
      expect(JSON.stringify(message)).not.toContain('500');
    });

    it('of a withdrawal report its outcome, without the amount', async () => {
      const player = await payee(subject.platform());
      const browser = await subscribed(player);
      const notifications = [];
      for (const end of ['pay', 'fail'] as const) {
        const { orderNo } = await withdraw(subject.platform(), player, 123_450);
        await operate(subject.platform(), `withdrawal ${end}`, { order: orderNo, reason: 'test' });
        await push().settled();
        const message = service.delivered.at(-1);
        if (!message) throw new Error('nothing was sent');
        const { notification } = v.parse(pushMessage, browser.read(message.body));
        notifications.push({
          ...notification,
          tag: notification.tag === `withdrawal-${String(orderNo)}`,
        });
      }
      const navigate = '/record/transaction?source=push';
      const actions = [{ action: 'record', title: 'View record', navigate }];
      const more = { lang: 'en-PH', navigate, tag: true, actions };
      expect(notifications).toEqual([
        { title: 'Withdrawal paid', body: 'We sent the money to your account.', ...more },
        { title: 'Withdrawal failed', body: 'The money is back in your balance.', ...more },
      ]);
    });

    it('are only of the kinds that a device wants', async () => {
      const player = await payee(subject.platform());
      const { subscription } = await subscribed(player);
      const reached = async (kinds: readonly string[]) => {
        await subject.call('pushSubscribe', { ...subscription, kinds }, player.token);
        service.delivered.length = 0;
        const { orderNo } = await withdraw(subject.platform(), player, 50_000);
        await operate(subject.platform(), 'withdrawal fail', { reason: 'test', order: orderNo });
        await mail(player);
        await mail(player, { type: '1' });
        await mail(player, { type: '2' });
        return service.delivered.length;
      };
      expect(await reached(['withdrawal'])).toBe(1);
      expect(await reached(['mail'])).toBe(1);
      expect(await reached(['gift'])).toBe(2);
      expect(await reached([])).toBe(0);
    });

    it('wait for the morning where nights are quiet, and for nothing elsewhere', async () => {
      const player = await ownPlayer(subject.platform());
      const quiet = await subscribed(player);
      await subject.call('pushSubscribe', { ...quiet.subscription, quiet: 1 }, player.token);
      await subscribed(player);
      const { timeZone } = markets.ph;
      const hour = () =>
        Number(
          new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(
            subject.clock.now(),
          ),
        );
      // Each step is an hour: at 23 o'clock of the market.
      while (hour() !== 23) subject.clock.advance(3_600_000);
      await mail(player);
      expect(service.delivered).toHaveLength(1);
      const pathOf = new URL(quiet.subscription.endpoint).pathname;
      expect(service.delivered[0]?.path).not.toBe(pathOf);
      subject.clock.advance(9 * 3_600_000);
      push().wake();
      await push().settled();
      expect(service.delivered.map(({ path }) => path)).toContain(pathOf);
      expect(await waiting()).toBe(0);
    });

    it('turn on the red dot for mail, also without a subscribed device', async () => {
      const player = await ownPlayer(subject.platform());
      const red = async () =>
        (await subject.call('lightRefresh', {}, player.token)).body['red'] as { mail: number };
      expect((await red()).mail).toBe(0);
      await mail(player);
      expect((await red()).mail).toBe(1);
      await db()
        .updateTable('mail')
        .where('player_id', '=', player.id)
        .set({ read_at: subject.clock.now() })
        .execute();
      expect((await red()).mail).toBe(0);
    });

    it.each([404, 410])('stop for good when the push service answers %s', async (status) => {
      const player = await ownPlayer(subject.platform());
      await subscribed(player);
      service.answer(status);
      await mail(player);
      service.answer(201);
      await mail(player);
      expect(service.delivered).toHaveLength(1);
      expect(await waiting()).toBe(0);
      // Reports count the install as not reached, until the player subscribes again.
      const ended = () =>
        db().selectFrom('push_end').where('player_id', '=', player.id).selectAll().execute();
      expect(await ended()).toHaveLength(1);
      await subscribed(player);
      expect(await ended()).toEqual([]);
    });

    it('are retried at growing intervals, and given up in the end', async () => {
      const player = await ownPlayer(subject.platform());
      const browser = await subscribed(player);
      service.answer(503);
      await mail(player);
      const again = async (ms: number) => {
        subject.clock.advance(ms);
        push().wake();
        await push().settled();
        return service.delivered.length;
      };
      expect(service.delivered).toHaveLength(1);
      expect(await again(29_000)).toBe(1);
      expect(await again(1_000)).toBe(2);
      expect(await again(30_000)).toBe(2);
      service.answer(201);
      expect(await again(30_000)).toBe(3);
      expect(await again(86_400_000)).toBe(3);
      expect(service.delivered.map(({ body }) => browser.read(body))).toHaveLength(3);

      service.answer(503);
      await mail(player);
      for (let hour = 0; hour < 10; hour += 1) await again(3_600_000);
      expect(service.delivered).toHaveLength(3 + 6);
      expect(await waiting()).toBe(0);
    });

    it('wait as long as the push service asks', async () => {
      const player = await ownPlayer(subject.platform());
      await subscribed(player);
      service.answer(429, { 'retry-after': '120' });
      await mail(player);
      const again = async (ms: number) => {
        subject.clock.advance(ms);
        push().wake();
        await push().settled();
        return service.delivered.length;
      };
      expect(await again(119_000)).toBe(1);
      const date = new Date(subject.clock.now() + 1_000 + 3_600_000).toUTCString();
      service.answer(503, { 'retry-after': date });
      expect(await again(1_000)).toBe(2);
      service.answer(201);
      expect(await again(3_590_000)).toBe(2);
      expect(await again(20_000)).toBe(3);
      expect(await waiting()).toBe(0);
    });

    it.each([400, 401, 403])(
      'stop for a browser whose push service answers %s again and again, not for once',
      async (status) => {
        const player = await ownPlayer(subject.platform());
        await subscribed(player);
        service.answer(status);
        await mail(player);
        await mail(player);
        service.answer(201);
        await mail(player);
        expect(service.delivered).toHaveLength(3);
        service.answer(status);
        for (const _mail of [1, 2, 3, 4]) await mail(player);
        expect(service.delivered).toHaveLength(6);
        const left = await db()
          .selectFrom('push_subscription')
          .where('player_id', '=', player.id)
          .selectAll()
          .execute();
        expect([left, await waiting()]).toEqual([[], 0]);
      },
    );

    it('of an expired session are nobody’s, before it is swept', async () => {
      const player = await ownPlayer(subject.platform());
      await subscribed(player);
      service.answer(503);
      await mail(player);
      await db()
        .updateTable('session')
        .where('player_id', '=', player.id)
        .set({ expires_at: subject.clock.now() })
        .execute();
      service.answer(201);
      await mail(player);
      subject.clock.advance(60_000);
      push().wake();
      await push().settled();
      expect(service.delivered).toHaveLength(1);
      expect(await waiting()).toBe(0);
    });

    it('that another process claimed and dropped are sent after a minute', async () => {
      const player = await ownPlayer(subject.platform());
      const browser = await subscribed(player);
      service.answer(503);
      await mail(player);
      // A process killed while sending leaves the message claimed and without a result.
      const due = subject.clock.now() + 60_000;
      await db().updateTable('push_outbox').set({ due_at: due }).execute();
      service.answer(201);
      push().wake();
      await push().settled();
      expect(service.delivered).toHaveLength(1);
      subject.clock.advance(60_000);
      push().wake();
      await push().settled();
      const tags = service.delivered.map(
        ({ body }) => v.parse(pushMessage, browser.read(body)).notification.tag,
      );
      // With the same tag, the device shows only one notification.
      expect(new Set(tags).size).toBe(1);
      expect(tags).toHaveLength(2);
    });

    it('end with the session: by log-out, a freeze, and the next player on the device', async () => {
      const left = await ownPlayer(subject.platform());
      const browser = await subscribed(left);
      await subject.call('logout', {}, left.token);
      await mail(left);
      expect(service.delivered).toHaveLength(0);

      const frozen = await ownPlayer(subject.platform());
      await subscribed(frozen);
      await operate(subject.platform(), 'player freeze', {
        reason: 'test',
        account: await accountOf(frozen),
      });
      await mail(frozen);
      expect(service.delivered).toHaveLength(0);

      const [first, next] = [
        await ownPlayer(subject.platform()),
        await ownPlayer(subject.platform()),
      ];
      await subject.call('pushSubscribe', browser.subscription, first.token);
      await subject.call('pushSubscribe', browser.subscription, next.token);
      await mail(first);
      expect(service.delivered).toHaveLength(0);
      await mail(next);
      expect(service.delivered).toHaveLength(1);
    });

    it('end when their own player unsubscribes, not when another one does', async () => {
      const player = await ownPlayer(subject.platform());
      const { subscription } = await subscribed(player);
      const { endpoint } = subscription;
      const stranger = await ownPlayer(subject.platform());
      await subject.call('pushUnsubscribe', { endpoint }, stranger.token);
      await mail(player);
      expect(service.delivered).toHaveLength(1);
      await subject.call('pushUnsubscribe', { endpoint }, player.token);
      await mail(player);
      expect(service.delivered).toHaveLength(1);
    });

    it('are refused for private addresses and invalid keys', async () => {
      const { token } = await ownPlayer(subject.platform());
      const { subscription } = makeBrowser('https://push.example/send/1');
      const ask = async (change: object) =>
        (await subject.call('pushSubscribe', { ...subscription, ...change }, token)).status;
      expect(await ask({})).toBe(200);
      expect(await ask({ endpoint: 'https://192.168.1.4/send' })).toBe(400);
      expect(await ask({ endpoint: 'http://push.example/send' })).toBe(400);
      expect(await ask({ endpoint: `https://push.example/${'漁'.repeat(1000)}` })).toBe(400);
      expect(await ask({ endpoint: 'https://printer.local/send' })).toBe(400);
      const { pushPublicKey } = (await subject.call('appConfig', { gameListVersion: '' })).body;
      expect(await ask({ key: pushPublicKey })).toBe(200);
      // The key of an earlier installation: the push service would deny every message.
      expect(await ask({ key: subscription.keys.p256dh })).toBe(400);
      expect(await ask({ key: 'short' })).toBe(400);
      expect(await ask({ keys: { ...subscription.keys, auth: 'short' } })).toBe(400);
      expect(await ask({ keys: { ...subscription.keys, p256dh: 'ü' } })).toBe(400);
    });

    it('are refused for unknown accounts and unknown types of mail', async () => {
      const wanted = { ...MAIL, account: 'nobody-here' };
      expect((await operate(subject.platform(), 'mail send', wanted)).status).toBe(400);
      const wrong = { ...MAIL, account: 'parolademo', type: '3' };
      expect((await operate(subject.platform(), 'mail send', wrong)).status).toBe(400);
    });
  },
  ['--call-loopback'],
);

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGuQ',
    'https://8.8.8.8/send',
    'https://[2a00:1450::1]/send',
  ])('may be %s', (address) => {
    expect(mayCall(address, { allowsLoopback: false })).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/send',
    'https://fcm.googleapis.com:8443/send',
    'https://user:secret@push.example/send',
    'https://localhost/send',
    'https://127.0.0.1/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://10.1.2.3/send',
    'https://172.20.0.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.0.1/',
    'https://[::1]/send',
    'https://[::ffff:10.0.0.1]/send',
    'https://[::ffff:0:10.0.0.1]/send',
    'https://[fd00::1]/send',
    'https://[fe80::1]/send',
    'https://intranet/send',
    'https://db.internal/send',
    'https://printer.local./send',
    'file:///etc/passwd',
    'not an address',
  ])('is never %s', (address) => {
    expect(mayCall(address, { allowsLoopback: false })).toBe(false);
  });

  it('may be this machine only where the operator allows it, and nothing else private', () => {
    expect(mayCall('http://127.0.0.1:4000/send', { allowsLoopback: true })).toBe(true);
    expect(mayCall('http://10.0.0.1/send', { allowsLoopback: true })).toBe(false);
    expect(mayCall('https://10.0.0.1/send', { allowsLoopback: true })).toBe(false);
  });

  it('is public only by a public IP address', () => {
    expect(isPublicAddress('1.1.1.1')).toBe(true);
    expect(isPublicAddress('192.168.0.1')).toBe(false);
    expect(isPublicAddress('push.example')).toBe(false);
  });

  it('is refused when its name resolves to a private address', async () => {
    const error = await new Promise<Error | null>((resolve) => {
      lookupPublic('localhost', {}, resolve);
    });
    expect(error?.message).toContain('private address');
  });
});
