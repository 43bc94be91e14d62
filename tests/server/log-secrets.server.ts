import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { Authenticator } from '#tests/passkey/authenticator.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { startMailServer } from '#tests/marketing/mail-server.ts';
import {
  OPERATOR_KEY,
  startPlatform,
  type PlatformProcess,
} from '#tests/support/platform-process.ts';

const LIMIT_MS = 120_000;

/** The mail server repeats it when it refuses it. */
const MAIL_PASSWORD = 'not-the-password-of-the-mail-server';

let platform: PlatformProcess;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer({ allowInsecureAuth: true });
  const env = {
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://reports:${MAIL_PASSWORD}@127.0.0.1:${mailServer.port}?tls=none`,
    MAIL_FROM: 'reports@lobby.example',
  };
  platform = await startPlatform({ games: 60, env });
}, LIMIT_MS);
afterAll(async () => {
  await platform.stop();
  await mailServer.stop();
});

/** Sends a form of the console. @returns the page */
async function sendForm(path: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(platform.url + path, {
    method: 'POST',
    headers: { accept: 'text/html', origin: platform.url, 'x-operator-key': OPERATOR_KEY },
    body: new URLSearchParams(form),
  });
  return response.text();
}

/** Makes a call as the app does. @returns the answer's body, also of a refusal */
async function call(
  name: EndpointName,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(platform.url + endpoints[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

it(
  'no secret of an account, a game or a payment is logged, even at debug level',
  async () => {
    const { password, account } = platform.demo;
    const token = await requestToken(platform.url, platform.demo);
    const own = { authorization: token };
    const cipher = 'a block that nobody can read';
    await call('accountLogin', { account, password: cipher });
    await call(
      'bindAccount',
      { reqNo: randomUUID(), countryCode: '63', mobile: '9170000001', code: '918273' },
      own,
    );
    await call('changePassword', { oldPassword: cipher, password: cipher }, own);
    const { ticket } = await call('passkeyOptions', { purpose: 'login' });
    const passkey = new Authenticator(platform.url).get({ challenge: '' });
    await call('passkeyLogin', { ticket, response: passkey });
    const game = await call('startGame', { gameId: 1003 }, own);
    const gameUrl = new URL(String(game['gameUrl']), platform.url);
    await fetch(gameUrl);
    const deposit = await call(
      'createDeposit',
      { reqNo: randomUUID(), version: 3, amount: 50_000, channelId: 1 },
      own,
    );
    const payUrl = new URL(String(deposit['payUrl']), platform.url);
    await fetch(payUrl);
    // The CSP report below must appear in the log.
    await call('refreshBalance', {}, own);
    await fetch(`${platform.url}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'document-uri': gameUrl.href } }),
    });

    const alerts = { shape: 'json', language: 'en', 'step-landed': 'yes' };
    await sendForm('/report/alerts', { ...alerts, emails: 'mia@lobby.example' });
    const tested = await sendForm('/report/alerts/test', {});
    expect(tested).toContain('535');
    expect(tested).not.toContain(MAIL_PASSWORD);

    const secrets = {
      mail: MAIL_PASSWORD,
      mailEncoded: Buffer.from(`\0reports\0${MAIL_PASSWORD}`).toString('base64'),
      password,
      token,
      cipher,
      code: '918273',
      ticket: String(ticket),
      passkey: passkey.id,
      signature: passkey.response.signature,
      play: gameUrl.searchParams.get('s') ?? '',
      payment: payUrl.searchParams.get('k') ?? '',
    };
    // All output has been written once the server has stopped.
    await platform.stop();
    const logged = platform
      .output()
      .split('\n')
      // The start-up hint with the demo account is not part of the log.
      .filter((line) => !line.startsWith('Demo account'))
      .join('\n');
    expect(logged).toContain('a page broke its security policy');
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(5);
      expect(logged.includes(secret), what).toBe(false);
    }
  },
  LIMIT_MS,
);
