import type { ApiError } from '#shared/wire/api-error.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { useCredentialTexts } from '#i18n/use-credential-texts.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { encryptPassword, prepareEncryption } from '#browser/page/encrypt-password.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of its field in the form. */
export const PROOF_FIELD = 'proof';

/** The server's rules for passwords. */
interface PasswordRules {
  readonly bounds: CredentialBounds | null;
  readonly publicKey: string;
}

/** The account's password, which the server may want before a change (1293). */
export interface PasswordProof {
  /** Its part of the form; null until the server asks for it. */
  readonly field: ReactNode;
  /**
   * Encrypts the typed password.
   * @returns the fields to send with the call, none while nothing is asked for; or why it cannot be sent
   */
  seal(typed: string): Promise<{ readonly password?: string } | { readonly problem: string }>;
  /** Handles a refusal of the call. @returns the message when it is about the password, else null */
  refused(error: ApiError): string | null;
}

/** Shows the field once a call was refused for want of a password; the form then sends its entry again. */
export function usePasswordProof({ bounds, publicKey }: PasswordRules): PasswordProof {
  const { t } = useTranslation();
  const errors = useErrorText();
  const texts = useCredentialTexts(bounds, {});
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | undefined>();

  const wrong = (problem: string) => {
    setFault(problem);
    return { problem };
  };

  return {
    field: isAsked ? (
      <PasswordField
        {...texts.password}
        ref={takeFocus}
        name={PROOF_FIELD}
        label={t('account.proof.label')}
        hint={t('account.proof.hint')}
        error={fault}
        autoComplete="current-password"
        enterKeyHint="done"
        required
        leading={<LockIcon size={20} />}
        onFocus={prepareEncryption}
        onInput={() => setFault(undefined)}
      />
    ) : null,
    seal: async (typed) => {
      if (!isAsked) return {};
      if (typed === '') return wrong(t('account.proof.missing'));
      const password = await encryptPassword(typed, publicKey).catch(() => undefined);
      if (password === undefined) return { problem: errors.loading({ kind: 'network' }) };
      if (password === null) return wrong(t('account.proof.notReady'));
      return { password };
    },
    refused: (error) => {
      if (error.kind !== 'errcode') return null;
      const { errcode } = error;
      const isNeeded = errcode === AccountCode.passwordNeeded;
      const isWrong = errcode === AccountCode.wrongPassword;
      const isTooOften = isAsked && errcode === CommonCode.tooFrequent;
      if (!isNeeded && !isWrong && !isTooOften) return null;
      if (isNeeded) setAsked(true);
      const problem = errors.action('verification', error);
      if (isWrong) setFault(problem);
      return problem;
    },
  };
}
