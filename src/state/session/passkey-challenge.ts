/** Challenges of the server, answered by the browser's passkeys. Nothing of them enters the store. */
import {
  isPasskeyMissing,
  lacksPasskeys,
  passkeyApi,
  type PasskeyChallenge,
} from '#api/passkey.ts';
import type { PasskeyPurpose } from '#shared/passkey/contract.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { hasPasskeys, isForThisPage } from '#browser/page/passkey.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export type PasskeyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Whether this page, and the server as far as it is known, have passkeys. */
export const mayHavePasskeys = (): boolean => hasPasskeys() && !lacksPasskeys();

/** `absent`: the server has no passkeys, or those of another page. */
export type AskedChallenge =
  | ({ readonly status: 'ready' } & PasskeyChallenge)
  | { readonly status: 'absent' }
  | { readonly status: 'refused'; readonly error: ApiError };

export async function askChallenge(
  dispatch: PasskeyDispatch,
  purpose: PasskeyPurpose,
): Promise<AskedChallenge> {
  const { data, error } = await dispatch(
    passkeyApi.endpoints.passkeyOptions.initiate({ purpose }, { track: false }),
  );
  if (data === undefined) {
    const failure = toFailure(error);
    return isPasskeyMissing(failure) ? { status: 'absent' } : { status: 'refused', error: failure };
  }
  return isForThisPage(data.options) ? { status: 'ready', ...data } : { status: 'absent' };
}
