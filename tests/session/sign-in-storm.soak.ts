import { publicEncrypt, createPublicKey, constants } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { startChild } from '#tests/server/child-process.ts';

const SECONDS = 40;
const STRANGERS = 40;
/** Sign-in attempts an address may make per minute: see `LOGINS_PER_IP`. */
const PER_MINUTE = 120;
const HONEST_EVERY_MS = 500;
const LOGIN_P99_MAX_MS = 2000;
/** A call below this is fast enough, regardless of its time without the storm. */
const FLOOR_MS = 60;

interface Took {
  ms: number;
  isRight: boolean;
}

const p99 = (all: readonly Took[]): number => {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0);
};
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls the server from a made-up address, through a trusted proxy. */
function phone(url: string, address: string) {
  return async (name: EndpointName, body: object, token = ''): Promise<Took & { body: object }> => {
    const began = performance.now();
    const response = await fetch(url + endpoints[name].path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token !== '' && { authorization: token }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { errcode: number };
    const isRight = response.status === 200 && answer.errcode === 0;
    return { ms: performance.now() - began, isRight, body: answer };
  };
}

describe.skipIf(!hasPostgres())('a storm of sign-ins', () => {
  const folder = temporaryFolder();

  it('leaves an honest player’s sign-ins successful and all calls fast', async () => {
    const began = String(Date.now());
    const server = await startChild(
      'server/storm-server.ts',
      await createTestDatabase(),
      folder(),
      began,
      '1',
    );
    try {
      await server.printed(1);
      const url = server.lines[0] ?? '';
      const home = phone(url, '198.51.100.1');
      const { body: config } = await home('appConfig', {});
      const der = Buffer.from((config as { publicKey: string }).publicKey, 'base64');
      const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
      const seal = (password: string): string =>
        publicEncrypt(
          { key, padding: constants.RSA_PKCS1_PADDING },
          Buffer.from(password),
        ).toString('base64');
      const right = seal('lantern2026');
      const wrong = seal('a wrong one');
      const login = () => home('accountLogin', { account: 'parolademo', password: right });
      const { body: entered } = await login();
      const { token } = entered as { token: string };
      const other = () => home('refreshBalance', {}, token);

      const storm = new AbortController();
      /** An honest player repeatedly signs in and loads the balance. */
      const honest = async (seconds: number): Promise<{ logins: Took[]; others: Took[] }> => {
        const logins: Took[] = [];
        const others: Took[] = [];
        for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
          logins.push(await login());
          for (let count = 0; count < 5; count += 1) others.push(await other());
          await wait(HONEST_EVERY_MS);
        }
        return { logins, others };
      };
      const idle = await honest(SECONDS / 4);
      const answers = new Map<string, number>();
      const stranger = async (index: number): Promise<void> => {
        const call = phone(url, `203.0.113.${index}`);
        // A new account each time: the limit of a single account would spare the server the work.
        for (let count = 0; !storm.signal.aborted; count += 1) {
          const account = `victim${index}x${count}`;
          const { body } = await call('accountLogin', { account, password: wrong });
          const code = String((body as { errcode: number }).errcode);
          answers.set(code, (answers.get(code) ?? 0) + 1);
          await wait(60_000 / PER_MINUTE);
        }
      };
      const strangers = Array.from({ length: STRANGERS }, (_, index) => stranger(index));
      const stormy = await honest(SECONDS);
      storm.abort();
      await Promise.all(strangers);
      const figures = {
        'sign-in p99, idle': p99(idle.logins),
        'sign-in p99, stormy': p99(stormy.logins),
        'other p99, idle': p99(idle.others),
        'other p99, stormy': p99(stormy.others),
        'honest sign-ins': stormy.logins.length,
        refused: stormy.logins.filter(({ isRight }) => !isRight).length,
        "strangers' answers": Object.fromEntries(answers),
      };
      process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
      expect(stormy.logins.every(({ isRight }) => isRight)).toBe(true);
      expect(p99(stormy.logins)).toBeLessThanOrEqual(LOGIN_P99_MAX_MS);
      expect(p99(stormy.others)).toBeLessThanOrEqual(Math.max(FLOOR_MS, 2 * p99(idle.others)));
    } finally {
      await server.kill();
    }
  });
});
