/** The fields that login and registration send besides the form's (spec §7). */
import { connected } from '#api/core/connection.ts';
import { CLIENT_VERSION } from '#config/constants.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';
import { buildOutUrl } from '#shared/install/out-url.ts';
import { encryptPassword } from '#browser/page/encrypt-password.ts';
import { pageOrigin, userAgent } from '#browser/page/page.ts';
import { readPhoneInfo } from '#browser/install/phone-info.ts';
import { currentTouchpoint } from '#state/marketing/attribution.ts';
import type { SavedLogin } from './saved-login.ts';

/** The server's part: its key and the market's country code. */
export interface AccountRequestContext {
  /** RSA key, base64 SPKI. */
  readonly publicKey: string;
  readonly countryCode: string;
}

/** The phone, and what brought the player to it. */
export type CallerPart = Pick<RequestOf<'accountLogin'>, 'outUrl' | 'phoneinfoJsonModel'>;

export type AccountRequest =
  | { readonly status: 'ready'; readonly body: RequestOf<'accountLogin'> }
  /** The encryption could not be loaded: there is no connection. */
  | { readonly status: 'offline' }
  /** There is no usable key yet, or the password is too long for it. */
  | { readonly status: 'no-key' };

/** Encrypts the password and builds the request; the plain password never leaves this function. */
export async function prepareAccountRequest(
  { account, password }: SavedLogin,
  { publicKey, countryCode }: AccountRequestContext,
): Promise<AccountRequest> {
  const [encrypted, caller] = await Promise.all([
    encryptPassword(password, publicKey).catch(() => undefined),
    readCaller(),
  ]);
  if (encrypted === undefined) return { status: 'offline' };
  if (encrypted === null) return { status: 'no-key' };
  return { status: 'ready', body: { account, password: encrypted, countryCode, ...caller } };
}

/** What every sign-in sends beside its proof. */
export async function readCaller(): Promise<CallerPart> {
  const phone = await readPhoneInfo();
  const { channel, appId, clientReferrer } = connected().baseFields;
  const base = { channel, appId, clientReferrer, isBrowser: 1, version: CLIENT_VERSION } as const;
  return {
    outUrl: buildOutUrl(currentTouchpoint(), { origin: pageOrigin(), userAgent: userAgent() }),
    phoneinfoJsonModel: { ...base, ...phone },
  };
}
