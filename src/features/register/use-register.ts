import { accountApi } from '#api/account.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import {
  withoutFault,
  registrationFaults,
  trimRegistration,
  type Registration,
  type RegistrationFaults,
  type RegistrationField,
} from '#shared/account/registration.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { dropRegistration } from '#state/drafts/registration-draft.ts';
import { prepareAccountRequest } from '#state/session/account-request.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface Register {
  readonly status: FormTryStatus;
  readonly faults: RegistrationFaults;
  /** Error message of the last try. */
  readonly problem: string | null;
  readonly bounds: CredentialBounds | null;
  /**
   * Creates the account, unless fields are invalid; returns those before anything is sent.
   * @param at time of the press in ms, from any fixed start
   */
  submit(typed: Registration, at: number): RegistrationFaults;
  /** Call it when the visitor edits the field. */
  clearFault(field: RegistrationField): void;
}

const NO_FAULTS: RegistrationFaults = {};

/**
 * Creates an account (spec §2, §4, §5, §7). One try at a time and none within 300 ms of the last; the
 * password exists only in this call and leaves it encrypted. `onDone` is called 500 ms after success.
 */
export function useRegister(onDone: () => void): Register {
  const { t } = useTranslation();
  const errors = useErrorText();
  const rules = useAccountRules();
  const register = useUntracked(accountApi.endpoints.accountRegister);
  const [faults, setFaults] = useState(NO_FAULTS);
  const { status, problem, start } = useFormTry(onDone);

  /** @returns null after success, else the error message */
  async function trySending({ account, password, email }: Registration): Promise<string | null> {
    const request = await prepareAccountRequest({ account, password }, rules);
    if (request.status === 'offline') return errors.loading({ kind: 'network' });
    if (request.status === 'no-key') return t('account.register.notReady');
    const { error } = await register({ ...request.body, email, type: 0 });
    if (error !== undefined) return errors.action('login', error);
    dropRegistration();
    return null;
  }

  return {
    status,
    problem,
    faults,
    bounds: rules.bounds,
    submit: (typed, at) => {
      const registration = trimRegistration(typed);
      const found = registrationFaults(registration, rules.bounds);
      setFaults(found);
      if (Object.keys(found).length === 0) start(at, () => trySending(registration));
      return found;
    },
    clearFault: (field) => setFaults((said) => withoutFault(said, field)),
  };
}
