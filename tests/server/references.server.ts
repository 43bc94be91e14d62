import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';

/** Known to nobody else, in whatever part of a request it is. */
const TOKEN = 'tkn-5f1d8c';
const LIMIT_MS = 120_000;
const REFERENCE = /^[2-9A-HJ-NP-TV-Z]{6}$/;

interface Line {
  ref?: string;
  msg?: string;
  method?: string;
  status?: number;
  ms?: number;
  call?: string;
  errcode?: number;
  playerId?: number;
}

let platform: PlatformProcess;
beforeEach(async () => {
  platform = await startPlatform({ games: 60, env: { LOG_LEVEL: 'info' } });
}, LIMIT_MS);
afterEach(() => platform.stop());

/** All output has been written once the server has stopped. */
async function linesAfterStop(): Promise<Line[]> {
  await platform.stop();
  const printed = platform.output().split('\n');
  return printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);
}

async function call(name: EndpointName, body: string, token = '') {
  const response = await fetch(platform.url + endpoints[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body,
  });
  return (await response.json()) as { errcode: number; ref?: string };
}

it(
  'every refusal and failure is in the log under the reference of its answer',
  async () => {
    const token = await requestToken(platform.url, platform.demo);
    const redeem = JSON.stringify({ reqNo: crypto.randomUUID(), code: 'NOSUCHCODE' });
    const refused = await call('redeemCode', redeem, token);
    const again = await call('redeemCode', redeem, token);
    const bad = await call('accountLogin', '{"account":');
    const over = await call('refreshBalance', '{}', 'nobody');
    const fine = await call('refreshBalance', '{}', token);
    const lines = await linesAfterStop();
    const lineOf = ({ ref }: { ref?: string }) => {
      expect(ref).toMatch(REFERENCE);
      const found = lines.filter((line) => line.ref === ref && line.msg !== 'request');
      expect(found).toHaveLength(1);
      return found[0];
    };
    expect(refused.errcode).toBeGreaterThan(0);
    expect(lineOf(refused)).toMatchObject({
      msg: 'refused',
      call: 'redeemCode',
      errcode: refused.errcode,
      playerId: expect.any(Number),
    });
    expect(lineOf(again)).toMatchObject({ errcode: refused.errcode });
    expect(again.ref).not.toBe(refused.ref);
    expect(lineOf(bad)).toMatchObject({ msg: 'a bad request' });
    // An expired session is not logged.
    expect(over).toMatchObject({ errcode: 401 });
    expect(over).not.toHaveProperty('ref');
    expect(fine).not.toHaveProperty('ref');
  },
  LIMIT_MS,
);

it(
  'every request has one line with its name or route, status, duration and reference, and nothing of what was sent',
  async () => {
    const answer = await call('redeemCode', `{"code":"${TOKEN}"}`, TOKEN);
    const bad = await call('accountLogin', `{"${TOKEN}`);
    for (const path of [
      '/lobby/home',
      '/game/files/no-such.js',
      '/readyz',
      '/operator/csp-reports',
    ]) {
      await fetch(`${platform.url}${path}?s=${TOKEN}`, {
        headers: { accept: 'text/html', cookie: TOKEN },
      });
    }
    await fetch(`${platform.url}/${TOKEN}`, { method: 'DELETE' });
    const lines = await linesAfterStop();

    expect(answer.errcode).toBe(401);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ method, call: name, status }) => [method, name, status])).toEqual([
      ['POST', 'redeemCode', 200],
      ['POST', 'accountLogin', 400],
      ['GET', '/*', 200],
      ['GET', 'none', 404],
      ['GET', '/operator/csp-reports', 401],
      ['DELETE', 'none', 404],
    ]);
    for (const { ref, ms } of requests) {
      expect(ref).toMatch(REFERENCE);
      expect(ms).toBeLessThan(LIMIT_MS);
    }
    expect(requests[1]?.ref).toBe(bad.ref);
    expect(platform.output()).not.toContain(TOKEN);
  },
  LIMIT_MS,
);
