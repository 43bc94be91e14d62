import { createPublicKey, publicEncrypt, constants } from 'node:crypto';
import type { Page } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from './platform-process.ts';

const BASE = { clientReferrer: 'ph', channel: 'WEB', appId: 'parola-web-demo' };

async function call(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BASE, ...body }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (answer.errcode !== 0) throw new Error(`${path} refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Encrypts a password as the app does (spec §5). */
export function encryptPassword(publicKey: string, password: string): string {
  const der = Buffer.from(publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const padded = { key, padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(padded, Buffer.from(password)).toString('base64');
}

/**
 * Signs an account in like the app does: the password is sent encrypted (spec §5).
 * @returns the access token
 */
export async function requestToken(
  url: string,
  account: { account: string; password: string },
): Promise<string> {
  const config = await call(url, endpoints.appConfig.path, { gameListVersion: '' });
  if (typeof config.publicKey !== 'string') throw new Error('the app config has no public key');
  const password = encryptPassword(config.publicKey, account.password);
  const session = await call(url, endpoints.accountLogin.path, { ...account, password });
  if (typeof session.token !== 'string') throw new Error('the sign-in carries no token');
  return session.token;
}

/**
 * Signs a page in before it loads: stores the token where the app does, once per tab, so that a test may log
 * out again.
 * @param account the server's demo account unless given
 */
export async function signIn(
  page: Page,
  platform: Pick<PlatformProcess, 'url' | 'demo'>,
  account = platform.demo,
): Promise<void> {
  const token = await requestToken(platform.url, account);
  await page.context().addInitScript(
    ([origin, key, value, mark]) => {
      // A sandboxed frame of this address has an opaque origin and no storage.
      if (globalThis.origin !== origin || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, '1');
      localStorage.setItem(key, value);
    },
    [platform.url, localKeys.token, token, 'test.signed-in'] as const,
  );
}
