/** Server-side steps of the account tests: messages, players, sessions, new passwords. */
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { ask, fetchLobby } from './lobby-data.ts';
import type { Account } from './operator-steps.ts';

type Operator = Pick<PlatformProcess, 'operator'>;
type Market = 'ph' | 'th';

export const COUNTRY_CODE = { ph: '63', th: '66' } as const;

let numbers = process.pid % 1000;

/** Returns a mobile number of a market with its country code, a different one each time. */
export function freshMobile(market: Market = 'ph'): string {
  numbers += 1;
  const digits = `${Date.now() % 10_000}${String(numbers % 10_000).padStart(4, '0')}`.padStart(
    8,
    '1',
  );
  return market === 'ph' ? `91${digits}` : `8${digits}`;
}

let named = 0;

/** Returns an unused account name. */
export function freshAccount(): string {
  named += 1;
  return `n${process.pid.toString(36)}x${Date.now().toString(36)}${named}`.slice(-16);
}

/** Returns the code of the newest message to a mobile; '' if there is none. */
export async function lastCode(platform: Operator, mobile: string, market: Market = 'ph') {
  const to = `+${COUNTRY_CODE[market]}${mobile}`;
  const answer = await platform.operator('outbox/list', { to, limit: 1 });
  return (answer as { messages: { code: string }[] }).messages[0]?.code ?? '';
}

/** Returns a wrong code of the same length. */
export const wrongCode = (right: string): string =>
  Array.from(right, (digit) => (Number(digit) + 1) % 10).join('');

export interface KnownPlayer {
  playerId: number;
  account: string;
  mobile: string | null;
  /** Id of the inviter. */
  pid: number | null;
  inviteCode: string;
  sessions: number;
}

export const showPlayer = async (platform: Operator, account: string): Promise<KnownPlayer> =>
  (await platform.operator('player/show', { account })) as KnownPlayer;

/** Ends every session of a player, like logging out every phone. */
export async function endSessions(
  platform: Pick<PlatformProcess, 'url'>,
  player: Account,
): Promise<void> {
  const token = await requestToken(platform.url, player);
  const { list } = await ask(platform, 'sessions', {}, token);
  for (const { id, current } of list) {
    if (current !== 1) await ask(platform, 'logout', { id }, token);
  }
  await ask(platform, 'logout', {}, token);
}

/** Sets a new password by a code, as from another phone; this ends every session. */
export async function changePassword(
  platform: Pick<PlatformProcess, 'url' | 'operator'>,
  { account, password }: Account,
  mobile: string,
): Promise<void> {
  const target = { account, mobile, countryCode: COUNTRY_CODE.ph };
  await ask(platform, 'smsSend', { ...target, scene: 2 });
  const code = await lastCode(platform, mobile);
  const { publicKey } = await fetchLobby(platform);
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const padded = { key, padding: constants.RSA_PKCS1_PADDING };
  const encrypted = publicEncrypt(padded, Buffer.from(password)).toString('base64');
  const answer = await ask(platform, 'forgetPassword', { ...target, code, password: encrypted });
  const { errcode } = answer as { errcode?: number };
  if (errcode !== 0) throw new Error(`the password was not changed: ${JSON.stringify(answer)}`);
}
