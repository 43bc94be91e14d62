import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';

const LIMIT_MS = 120_000;
const REFERENCE = /^[2-9A-HJ-NP-TV-Z]{6}$/;

interface Line {
  ref?: string;
  msg?: string;
  call?: string;
  errcode?: number;
  playerId?: number;
}

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await startPlatform({ games: 60, env: { LOG_LEVEL: 'info' } });
}, LIMIT_MS);
afterAll(() => platform.stop());

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
    await platform.stop();

    const lines = platform
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
    const lineOf = ({ ref }: { ref?: string }) => {
      expect(ref).toMatch(REFERENCE);
      const found = lines.filter((line) => line.ref === ref);
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
