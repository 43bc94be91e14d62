import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { deviceName } from '#server/players/base/device-name.ts';
import { maskAddress } from '#server/players/base/mask-address.ts';
import { hashToken } from '#server/players/base/sessions.ts';
import {
  DEMO,
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  tokenOf,
} from '#tests/server/platforms.ts';

interface Listed {
  id: string;
  device: string;
  ip: string;
  time: number;
  current: 0 | 1;
}
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const DAY_MS = 86_400_000;

eachPlatform('the list of sessions', (subject) => {
  const listOf = async (token: string): Promise<Listed[]> =>
    (await subject.call('sessions', {}, token)).body['list'] as Listed[];
  const isAlive = async (token: string): Promise<boolean> =>
    (await subject.call('refreshBalance', {}, token)).body['errcode'] === 0;
  const signIn = async (userAgent: string, deviceModel = ''): Promise<string> => {
    const { app } = subject.platform();
    const response = await app.inject({
      method: 'POST',
      url: endpoints.accountLogin.path,
      headers: { 'user-agent': userAgent },
      remoteAddress: '203.0.113.77',
      payload: {
        account: 'Phones01',
        password: encrypt(subject.platform(), 'made to order'),
        phoneinfoJsonModel: { os: 'android', deviceModel },
      },
    });
    return response.json<{ token: string }>().token;
  };

  it('names the devices, the current one first, and hides tokens and half of each address', async () => {
    const { token } = await ownPlayer(subject.platform(), { account: 'Phones01' });
    subject.clock.advance(1000);
    const iphone = await signIn(IPHONE);
    subject.clock.advance(1000);
    const pixel = await signIn(ANDROID, 'Pixel 7');
    const list = await listOf(iphone);
    expect(list).toMatchObject([
      { device: 'iPhone · Safari', ip: '203.0.*.*', current: 1 },
      { device: 'Pixel 7 · Chrome', ip: '203.0.*.*', time: subject.clock.now(), current: 0 },
      { device: 'Test', ip: '127.0.*.*', time: subject.clock.now() - 2000, current: 0 },
    ]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(3);
    for (const one of [token, iphone, pixel]) {
      for (const secret of [one, hashToken(one)])
        expect(JSON.stringify(list)).not.toContain(secret);
    }
    for (const { id } of list) expect(await isAlive(id)).toBe(false);

    const other = list[1]?.id;
    expect((await subject.call('logout', { id: other }, iphone)).body).toMatchObject({
      errcode: 0,
    });
    expect(await Promise.all([iphone, pixel, token].map(isAlive))).toEqual([true, false, true]);
    expect((await subject.call('logout', {}, iphone)).body).toMatchObject({ errcode: 0 });
    expect(await Promise.all([iphone, token].map(isAlive))).toEqual([false, true]);
    expect(await listOf(token)).toHaveLength(1);
  });

  it('contains only the player’s own sessions, and can end no others', async () => {
    const [one, other] = [await ownPlayer(subject.platform()), await ownPlayer(subject.platform())];
    const [session] = await listOf(other.token);
    for (const id of [session?.id, 'nobody', "' or true --"]) {
      const { body } = await subject.call('logout', { id }, one.token);
      expect(body).toMatchObject({ errcode: 0 });
    }
    expect(await isAlive(other.token)).toBe(true);
    expect(await isAlive(one.token)).toBe(true);
    expect((await subject.call('logout', { id: 'x'.repeat(129) }, one.token)).status).toBe(400);
  });

  it('leaves out expired sessions', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    const { db } = subject.platform().context.database;
    subject.clock.advance(29 * DAY_MS);
    await isAlive(token);
    await db
      .insertInto('session')
      .values({
        id: `old-${id}`,
        token_hash: `old-${id}`,
        player_id: id,
        device: '',
        ip: '',
        created_at: 0,
        last_seen_at: 0,
        expires_at: subject.clock.now(),
      })
      .execute();
    expect(await listOf(token)).toHaveLength(1);
  });

  it('is emptied by a freeze, after which sign-in is refused with 101', async () => {
    const wanted = { account: 'Frozen02', password: 'made to order' };
    const { token } = await ownPlayer(subject.platform(), wanted);
    const freeze = (options: object) =>
      operate(subject.platform(), 'player freeze', { ...options, reason: 'test' });
    expect((await freeze({ account: 'nobody9' })).status).toBe(400);
    expect((await freeze({ account: 'frozen02' })).body).toMatchObject({ isFrozen: true });
    expect(await isAlive(token)).toBe(false);
    await expect(tokenOf(subject.platform(), wanted)).rejects.toThrow('101');
    expect((await freeze({ account: 'frozen02', frozen: false })).body['errcode']).toBe(0);
    expect(await isAlive(await tokenOf(subject.platform(), wanted))).toBe(true);
  });

  it('trims the account of a sign-in', async () => {
    const spaced = { ...DEMO, account: ` ${DEMO.account} ` };
    expect(await isAlive(await tokenOf(subject.platform(), spaced))).toBe(true);
  });
});

describe('a device', () => {
  it.each([
    [IPHONE, '', '', 'iPhone · Safari'],
    [ANDROID, '', 'android', 'Android · Chrome'],
    [ANDROID, 'SM-A515F', 'android', 'SM-A515F · Chrome'],
    [ANDROID.replace('Chrome/', 'SamsungBrowser/26 Chrome/'), '', '', 'Android · Samsung Internet'],
    [`${ANDROID} EdgA/128`, '', '', 'Android · Edge'],
    [`${ANDROID} OPR/80`, '', '', 'Android · Opera'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:129.0) Firefox/129.0', '', '', 'Android · Firefox'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/128 Safari/537', '', '', 'Windows · Chrome'],
    ['curl/8', '', '', ''],
    ['', ' \u0000\u202E Pixel\n7 ', '', 'Pixel 7'],
    ['', 'x'.repeat(200), '', 'x'.repeat(60)],
    ['', '', 'android', 'android'],
  ])('%j with model %j and system %j is called "%s"', (userAgent, model, os, name) => {
    expect(deviceName(userAgent, model, os)).toBe(name);
  });

  it.each([
    ['203.0.113.77', '203.0.*.*'],
    ['::ffff:203.0.113.77', '203.0.*.*'],
    ['2001:db8:1:2::3', '2001:db8:*'],
    ['::1', '::*'],
  ])('at %s is shown at %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
