import { usePasskeyListQuery, type PasskeyProof } from '#api/passkey.ts';
import { PasskeyCode } from '#shared/passkey/errors.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { askPasskey } from '#browser/page/passkey.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import {
  askChallenge,
  mayHavePasskeys,
  type PasskeyDispatch,
} from '#state/session/passkey-challenge.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** A passkey instead of the code or password of a form that moves money. */
export interface PasskeyConfirm {
  /** Whether the player has one, and this page may use it. */
  readonly isOffered: boolean;
  /**
   * Asks the player for it.
   * @returns the proof to send with one order; or why there is none
   */
  confirm(): Promise<{ readonly passkey: PasskeyProof } | { readonly problem: string }>;
  /** @returns the message of a refusal that is about the passkey, else null */
  refused(error: ApiError): string | null;
}

/** @param isWanted whether the form needs a proof: nothing is requested before */
export function usePasskeyConfirm(isWanted: boolean): PasskeyConfirm {
  const { t } = useTranslation('moneyCode');
  const errors = useErrorText();
  const dispatch = useDispatch<PasskeyDispatch>();
  const [mayHave] = useState(mayHavePasskeys);
  const { data } = usePasskeyListQuery(undefined, { skip: !isWanted || !mayHave });
  return {
    isOffered: isWanted && data !== undefined && data.length > 0,
    confirm: async () => {
      const challenge = await askChallenge(dispatch, 'confirm');
      if (challenge.status === 'refused') {
        return { problem: errors.action('passkey', challenge.error) };
      }
      const failed = { problem: t('passkeyFailed') };
      if (challenge.status === 'absent') return failed;
      const answer = await askPasskey(challenge.options);
      if (answer.status === 'cancelled') return { problem: t('passkeyUnused') };
      return answer.status === 'done'
        ? { passkey: { ticket: challenge.ticket, response: answer.credential } }
        : failed;
    },
    refused: (error) =>
      error.kind === 'errcode' && error.errcode === PasskeyCode.refused
        ? errors.action('passkey', error)
        : null,
  };
}
