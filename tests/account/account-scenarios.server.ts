import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { FROZEN_ACCOUNT, INVITED_ACCOUNT } from '#server/demo/scenarios/account-scenarios.ts';
import { sweep } from '#server/core/jobs/sweep.ts';
import {
  DEMO,
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  platformUnderTest,
  send,
  tokenOf,
  type PlatformUnderTest,
} from '#tests/server/platforms.ts';

const DAY_MS = 86_400_000;
let made = 0;

const registering =
  (subject: PlatformUnderTest) =>
  async (phone: object | undefined, address: string): Promise<unknown> => {
    const fields = {
      account: `Device${String((made += 1)).padStart(4, '0')}`,
      password: encrypt(subject.platform(), 'correct horse'),
      email: 'someone@example.com',
      phoneinfoJsonModel: phone,
    };
    const body = JSON.stringify(fields);
    const path = endpoints.accountRegister.path;
    return (await send(subject.platform(), path, body, undefined, address)).body['errcode'];
  };

eachPlatform('the scenario', (subject) => {
  const register = registering(subject);
  const apply = async (name: string) => {
    for (const _time of [1, 2]) {
      const { body } = await operate(subject.platform(), 'scenario apply', { name });
      expect(body).toMatchObject({ errcode: 0, applied: name });
    }
  };
  const login = async (account: string, password = DEMO.password) => {
    const encrypted = encrypt(subject.platform(), password);
    const { body } = await subject.call('accountLogin', { account, password: encrypted });
    return body['errcode'];
  };
  const PHONE = { os: 'android', deviceModel: 'Pixel 7' };

  it('frozen-account: 101', async () => {
    await apply('frozen-account');
    expect(await login(FROZEN_ACCOUNT)).toBe(101);
    expect(await login(FROZEN_ACCOUNT, 'wrong')).toBe(1019);
  });

  it('locked-account: 1203', async () => {
    await apply('locked-account');
    expect(await login(DEMO.account)).toBe(1203);
    await apply('fresh-visitor');
    expect(await login(DEMO.account)).toBe(0);
  });

  it.each([
    ['device-limit', 1018],
    ['ip-limit', 1049],
  ])('%s: %i', async (name, errcode) => {
    await apply(name);
    for (const phone of [PHONE, undefined]) {
      expect(await register(phone, '10.0.0.1')).toBe(errcode);
    }
    expect(await login(DEMO.account)).toBe(0);
    await apply('fresh-visitor');
    expect(await register(PHONE, '10.0.0.1')).toBe(0);
  });

  it('sms-limit-reached: 1204', async () => {
    await apply('sms-limit-reached');
    const token = await tokenOf(subject.platform());
    const ask = async (mobile: string) =>
      (await subject.call('smsSend', { countryCode: '63', mobile, scene: 1 }, token)).body;
    expect(await ask('9171234567')).toMatchObject({ errcode: 1204, leftToday: 0 });
    expect(await ask('9171234566')).toMatchObject({ errcode: 0 });
  });

  it('bound-player takes the demo mobile from the player who has bound it', async () => {
    await ownPlayer(subject.platform(), { account: 'Holder01', mobile: '639171234567' });
    await apply('bound-player');
    const show = (account: string) => operate(subject.platform(), 'player show', { account });
    expect((await show('Holder01')).body['mobile']).toBeNull();
    expect((await show(DEMO.account)).body['mobile']).toBe('639171234567');
  });

  it('bound-player and invited-player: 1083, 1085 and 1086', async () => {
    await apply('invited-player');
    await apply('bound-player');
    const fill = async (account: string, pid: string) => {
      const token = await tokenOf(subject.platform(), { ...DEMO, account });
      return (await subject.call('agentFill', { pid }, token)).body['errcode'];
    };
    const { body } = await operate(subject.platform(), 'player show', { account: DEMO.account });
    const demo = String(body['playerId']);
    expect(body).toMatchObject({ mobile: '639171234567', pid: null });
    expect(await fill(INVITED_ACCOUNT, demo)).toBe(1086);
    expect(await fill(DEMO.account, demo)).toBe(1083);
    expect(await fill(DEMO.account, 'ZZZZZZZZ')).toBe(1085);
    expect(await fill(DEMO.account, '')).toBe(1082);
    const token = await tokenOf(subject.platform());
    const bind = { countryCode: '63', mobile: '9171234567', code: '123456', reqNo: randomUUID() };
    expect((await subject.call('bindAccount', bind, token)).body['errcode']).toBe(1241);
  });
});

describe('a registration limit per device', () => {
  const subject = platformUnderTest(['--registrations-per-device=2']);
  const register = registering(subject);

  it('counts registrations by system, model, IP address and day', async () => {
    const pixel = { os: 'android', deviceModel: 'Pixel 7' };
    const codes = [];
    for (let turn = 0; turn < 3; turn += 1) codes.push(await register(pixel, '10.0.0.1'));
    expect(codes).toEqual([0, 0, 1018]);
    expect(await register({ ...pixel, deviceModel: 'Pixel 8' }, '10.0.0.1')).toBe(0);
    expect(await register({ ...pixel, os: 'ios' }, '10.0.0.1')).toBe(0);
    expect(await register(pixel, '10.0.0.2')).toBe(0);
    subject.clock.advance(DAY_MS);
    expect(await register(pixel, '10.0.0.1')).toBe(0);
  });

  it('stores nothing about the device', async () => {
    const { db } = subject.platform().context.database;
    const rows = await db.selectFrom('rate_limit').select('key').execute();
    expect(JSON.stringify(rows)).not.toMatch(/Pixel|android/);
    const keys = await db.selectFrom('player').select('device_key').distinct().execute();
    expect(keys).toEqual([{ device_key: null }]);
  });
});

describe('a server without a registration limit per device', () => {
  const subject = platformUnderTest();

  it('never refuses a registration with 1018', async () => {
    const register = registering(subject);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await register({ os: 'android', deviceModel: 'Pixel 7' }, '10.0.0.1')).toBe(0);
    }
  });
});

eachPlatform('sweeping', (subject) => {
  it('deletes codes a day after they expire, and messages after a week', async () => {
    const { db } = subject.platform().context.database;
    const ask = { countryCode: '63', mobile: '9171234567', scene: 1 };
    await subject.call('smsSend', ask, await tokenOf(subject.platform()));
    const now = subject.clock.now();
    const left = async (after: number) => {
      await sweep(db, now + after);
      const [codes, messages] = await Promise.all([
        db.selectFrom('sms_code').select('mobile').execute(),
        db.selectFrom('sms_outbox').select('id').execute(),
      ]);
      return [codes.length, messages.length];
    };
    expect(await left(DAY_MS + 300_000)).toEqual([1, 1]);
    expect(await left(DAY_MS + 300_001)).toEqual([0, 1]);
    expect(await left(7 * DAY_MS)).toEqual([0, 1]);
    expect(await left(7 * DAY_MS + 1)).toEqual([0, 0]);
  });
});
