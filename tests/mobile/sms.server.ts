import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { codeText } from '#server/players/sms/code-text.ts';
import { httpProvider } from '#server/players/sms/http-provider.ts';
import { SmsNotSent } from '#server/players/sms/sms-provider.ts';
import { outboxPage } from '#server/web/outbox-routes.ts';
import {
  codeSentTo,
  eachPlatform,
  operate,
  OPERATOR_KEY,
  ownPlayer,
  platformUnderTest,
  send,
} from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
let mobiles = 0;
const nextMobile = (): string => `919${String((mobiles += 1)).padStart(7, '0')}`;

eachPlatform('codes by SMS', (subject) => {
  const ask = (fields: object, token?: string) =>
    subject.call('smsSend', { countryCode: '63', ...fields }, token);
  const sentTo = async (mobile: string) => {
    const { body } = await operate(subject.platform(), 'outbox list', { to: `63${mobile}` });
    return body['messages'] as { to: string; text: string; scene: number; code: string }[];
  };

  it('are six digits, sent to the mobile, and stored only as a keyed hash [api.sms]', async () => {
    const [{ token }, mobile] = [await ownPlayer(subject.platform()), nextMobile()];
    const { body } = await ask({ mobile, scene: 1 }, token);
    expect(body).toMatchObject({ errcode: 0, expireIn: 300, resendIn: 60, leftToday: 9 });
    const messages = await sentTo(mobile);
    expect(messages).toMatchObject([{ to: `+63${mobile}`, scene: 1 }]);
    const code = messages[0]?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const rows = await subject
      .platform()
      .context.database.db.selectFrom('sms_code')
      .where('mobile', '=', `63${mobile}`)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it.each([
    ['another country', { countryCode: '66', mobile: '812345678', scene: 1 }, 1047],
    ['a number of the wrong length', { mobile: '917123456', scene: 1 }, 1047],
    ['a number of the wrong kind', { mobile: '8171234567', scene: 1 }, 1047],
    ['scene 2 without an account', { mobile: '9171234567', scene: 2 }, 1047],
    ['scene 2 with a blank account', { mobile: '9171234567', scene: 2, account: '  ' }, 1047],
    ['scene 3 without a mobile', { mobile: '9171234567', scene: 3 }, 1084],
    ['scene 4 without a mobile', { mobile: '9171234567', scene: 4 }, 1084],
  ])('are refused for %s', async (_title, fields, errcode) => {
    const { token } = await ownPlayer(subject.platform());
    const { status, body } = await ask(fields, token);
    expect([status, body['errcode']]).toEqual([200, errcode]);
  });

  it('go only to the bound mobile for a withdrawal or a bank, and are refused to bind again', async () => {
    const mobile = nextMobile();
    const { token } = await ownPlayer(subject.platform(), { mobile: `63${mobile}` });
    expect((await ask({ mobile, scene: 1 }, token)).body['errcode']).toBe(1241);
    for (const scene of [3, 4]) {
      expect((await ask({ mobile: nextMobile(), scene }, token)).body['errcode']).toBe(1047);
      expect((await ask({ mobile, scene }, token)).body['errcode']).toBe(0);
      subject.clock.advance(MINUTE_MS);
    }
    expect((await sentTo(mobile)).map(({ scene }) => scene)).toEqual([4, 3]);
  });

  it.each([1, 3, 4])('need a session for scene %i', async (scene) => {
    const { body } = await ask({ mobile: nextMobile(), scene });
    expect(body).toMatchObject({ errcode: 401, code: 401 });
  });

  it('are refused with HTTP 400 for invalid fields', async () => {
    for (const wrong of [{ scene: 5 }, { scene: '1' }, { mobile: 917 }, { mobile: '917 123' }]) {
      const { status } = await ask({ mobile: '9171234567', scene: 2, account: 'x', ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });

  it('are limited to one a minute and ten a day of the market for a mobile', async () => {
    const [{ token }, mobile] = [await ownPlayer(subject.platform()), nextMobile()];
    // 23:00 in Manila is 15:00 UTC.
    const sinceMidnight = subject.clock.now() % DAY_MS;
    subject.clock.advance((DAY_MS + 15 * HOUR_MS - sinceMidnight) % DAY_MS);
    for (let left = 9; left >= 0; left -= 1) {
      const { body } = await ask({ mobile, scene: 1 }, token);
      expect(body).toMatchObject({ errcode: 0, leftToday: left });
      subject.clock.advance(20_000);
      const soon = await ask({ mobile, scene: 1 }, token);
      expect(soon.body).toMatchObject({ errcode: 1203, resendIn: 40, leftToday: left });
      subject.clock.advance(40_000);
    }
    const { body } = await ask({ mobile, scene: 1 }, token);
    expect(body).toMatchObject({ errcode: 1204, leftToday: 0, resendIn: 50 * 60 });
    subject.clock.advance(50 * MINUTE_MS - 1);
    expect((await ask({ mobile, scene: 1 }, token)).body['errcode']).toBe(1204);
    subject.clock.advance(1);
    expect((await ask({ mobile, scene: 1 }, token)).body).toMatchObject({
      errcode: 0,
      leftToday: 9,
    });
    expect(await sentTo(mobile)).toHaveLength(11);
  });

  it('are limited to ten a day for a player, whatever mobiles they go to', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (let count = 0; count < 10; count += 1) {
      const { body } = await ask({ mobile: nextMobile(), scene: 1 }, token);
      expect(body['errcode']).toBe(0);
    }
    expect((await ask({ mobile: nextMobile(), scene: 1 }, token)).body['errcode']).toBe(1204);
    const other = await ownPlayer(subject.platform());
    expect((await ask({ mobile: nextMobile(), scene: 1 }, other.token)).body['errcode']).toBe(0);
  });

  it('do not reveal whether account and mobile belong together', async () => {
    const own = nextMobile();
    await ownPlayer(subject.platform(), { account: 'Silent01', mobile: `63${own}` });
    const strange = nextMobile();
    const answers = [
      await ask({ mobile: own, scene: 2, account: 'silent01' }),
      await ask({ mobile: strange, scene: 2, account: 'silent01' }),
      await ask({ mobile: nextMobile(), scene: 2, account: 'nobody01' }),
    ];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await sentTo(own)).toHaveLength(1);
    expect(await sentTo(strange)).toHaveLength(0);
    const waiting = await ask({ mobile: strange, scene: 2, account: 'silent01' });
    expect(waiting.body).toMatchObject({ errcode: 1203, resendIn: 60, leftToday: 9 });
  });
});

describe('an IP address', () => {
  const subject = platformUnderTest(['--sms-per-ip=3']);

  it('is limited in the codes that it can request in an hour', async () => {
    const ask = async (address: string) => {
      const fields = { countryCode: '63', mobile: nextMobile(), scene: 2, account: 'nobody01' };
      const body = JSON.stringify(fields);
      return (await send(subject.platform(), endpoints.smsSend.path, body, undefined, address))
        .body;
    };
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1) codes.push((await ask('10.0.0.1'))['errcode']);
    expect(codes).toEqual([0, 0, 0, 1203]);
    expect((await ask('10.0.0.2'))['errcode']).toBe(0);
    subject.clock.advance(HOUR_MS);
    expect((await ask('10.0.0.1'))['errcode']).toBe(0);
  });
});

describe('the Thai market', () => {
  const subject = platformUnderTest(['--market=th']);

  it('accepts its own numbers, with or without the 0, and sends Thai texts', async () => {
    const { token } = await ownPlayer(subject.platform());
    const ask = (mobile: string) =>
      subject.call('smsSend', { countryCode: '66', mobile, scene: 1 }, token);
    expect((await ask('0812345678')).body['errcode']).toBe(0);
    expect((await ask('812345678')).body['errcode']).toBe(1203);
    expect((await ask('712345678')).body['errcode']).toBe(1047);
    expect(await codeSentTo(subject.platform(), '66812345678')).toMatch(/^\d{6}$/);
    const { body } = await operate(subject.platform(), 'outbox list', {});
    expect(JSON.stringify(body)).toMatch(/[\u0E00-\u0E7F]/);
  });
});

describe('the text of a code', () => {
  it.each(['ph', 'th'] as const)('in %s begins with the code and names its purpose', (market) => {
    const texts = ([1, 2, 3, 4] as const).map((scene) =>
      codeText({ market, scene, code: '012345', minutes: 5, appOrigin: '' }),
    );
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/^012345 .*5 [^@]*$/);
  });

  it('ends with the host whose page may fill it in', () => {
    const appOrigin = 'https://lobby.example:8443';
    const text = codeText({ market: 'ph', scene: 1, code: '012345', minutes: 5, appOrigin });
    expect(text).toMatch(/^012345 .*\n\n@lobby\.example #012345$/);
  });
});

describe('the outbox page', () => {
  const subject = platformUnderTest();
  const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    subject.platform().app.inject({ url: '/dev/outbox', headers, remoteAddress });

  it('shows the newest message first, reloads itself, and needs no script', async () => {
    const { token } = await ownPlayer(subject.platform());
    const asked = ['9170000001', '9170000002'];
    for (const mobile of asked) {
      await subject.call('smsSend', { countryCode: '63', mobile, scene: 1 }, token);
      subject.clock.advance(1000);
    }
    const { statusCode, headers, body } = await open();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.indexOf('+639170000002')).toBeLessThan(body.indexOf('+639170000001'));
    expect(body).toContain(await codeSentTo(subject.platform(), '639170000002'));
    expect(body).toContain('http-equiv="refresh"');
    expect(body).not.toMatch(/<script|style=|onclick/);
  });

  it.each([
    ['from another machine', {}, '203.0.113.7'],
    ['passed on by a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['for another host name', { host: 'evil.example' }, '127.0.0.1'],
    ['with a wrong key', { 'x-operator-key': 'a-key-for-these-testz' }, '203.0.113.7'],
  ])('is not found %s', async (_title, headers, address) => {
    const { statusCode, body } = await open(headers, address);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('+63');
  });

  it.each([
    ['on this machine', { host: '127.0.0.1:4600' }, '127.0.0.1'],
    ['on this machine by IPv6', { host: '[::1]:4600' }, '::1'],
    ["with the operator's key", { 'x-operator-key': OPERATOR_KEY }, '203.0.113.7'],
  ])('is found %s', async (_title, headers, address) => {
    expect((await open(headers, address)).statusCode).toBe(200);
  });

  it('escapes the text of a message', () => {
    const nasty = { id: 1, to: '+63', scene: 1, time: 0, text: '<img src=x onerror=alert(1)>' };
    expect(outboxPage([nasty])).not.toContain('<img');
    expect(outboxPage([])).toContain('None so far');
  });
});

interface Received {
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A gateway on this machine that answers with the given statuses in turn; 0 = never. */
async function startGateway(statuses: readonly number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const status = statuses[received.length] ?? 200;
      received.push({ headers: request.headers, body: JSON.parse(text) as unknown });
      if (status === 0) return;
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/send`, received, stop };
}

describe('the HTTP provider of SMS', () => {
  const stops: (() => Promise<void>)[] = [];
  const gateway = async (...statuses: number[]) => {
    const started = await startGateway(statuses);
    stops.push(started.stop);
    return started;
  };
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const MESSAGE = { to: '+639171234567', text: '123456 is your code', scene: 1 };
  const sendTo = (url: string, key = 'the-key') =>
    httpProvider({ url, key, timeoutMs: 200 }).send(MESSAGE);

  it('posts the message with the key', async () => {
    const { url, received } = await gateway(200);
    await sendTo(url);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
      body: MESSAGE,
    });
  });

  it('sends no bearer without a key', async () => {
    const { url, received } = await gateway(202);
    await sendTo(url, '');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([[503], [429], [0]])(
    'sends once more after %i, with the same idempotency key',
    async (status) => {
      const { url, received } = await gateway(status, 200);
      await sendTo(url);
      expect(received).toHaveLength(2);
      expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
  );

  it.each([
    ['twice 503', [503, 503], 2],
    ['silence', [0, 0], 2],
    ['400', [400], 1],
    ['a redirect', [302, 302], 2],
  ])(
    'reports the message as not sent after %s, without its text',
    async (_title, statuses, requests) => {
      const { url, received } = await gateway(...statuses);
      const error = await sendTo(url).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SmsNotSent);
      expect(String(error)).not.toContain('123456');
      expect(received).toHaveLength(requests);
    },
  );

  it('reports the message as not sent when the connection is refused', async () => {
    const { url, stop } = await startGateway([]);
    await stop();
    await expect(sendTo(url)).rejects.toBeInstanceOf(SmsNotSent);
  });
});

describe('a failing SMS gateway', () => {
  // Nothing listens on port 9.
  const flags = ['--sms-provider=http', '--sms-url=http://127.0.0.1:9/send', '--sms-key=x'];
  const subject = platformUnderTest(flags);

  it('is reported, uses up no attempt and leaves no code', async () => {
    const { token } = await ownPlayer(subject.platform());
    const body = { countryCode: '63', mobile: nextMobile(), scene: 1 };
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await subject.call('smsSend', body, token);
      expect([answer.status, answer.body['errcode']]).toEqual([200, 1233]);
    }
    const { db } = subject.platform().context.database;
    expect(await db.selectFrom('sms_code').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('sms_outbox').selectAll().execute()).toEqual([]);
  });

  it('is not reported where that would reveal who has an account', async () => {
    const mobile = nextMobile();
    await ownPlayer(subject.platform(), { account: 'Silent02', mobile: `63${mobile}` });
    const ask = (account: string, to: string) =>
      subject.call('smsSend', { countryCode: '63', mobile: to, scene: 2, account });
    const known = await ask('Silent02', mobile);
    const unknown = await ask('nobody02', nextMobile());
    expect(known.body).toEqual(unknown.body);
    await subject.platform().context.sms.settled();
    expect((await ask('Silent02', mobile)).body).toMatchObject({ errcode: 0, leftToday: 9 });
  });
});
