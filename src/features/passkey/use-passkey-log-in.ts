import { passkeyApi } from '#api/passkey.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { askPasskey, canFillPasskeys, stopPasskeys } from '#browser/page/passkey.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { readCaller } from '#state/session/account-request.ts';
import { dropAccounts } from '#state/drafts/login-draft.ts';
import {
  askChallenge,
  mayHavePasskeys,
  type PasskeyDispatch,
} from '#state/session/passkey-challenge.ts';
import { forgetLogin } from '#state/session/saved-login.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

export interface PasskeyLogIn {
  /** False where the browser, the page or the server has no passkeys. */
  readonly isOffered: boolean;
  readonly status: FormTryStatus;
  /** Error message of the last try; none for a prompt that was closed. */
  readonly problem: string | null;
  /** @param at time of the press in ms, from any fixed start */
  start(at: number): void;
}

/** A challenge lives five minutes; the account's field then waits with the next. */
const RENEW_MS = 4 * MINUTE_MS;

type UsedPasskey = Awaited<ReturnType<typeof askPasskey>>;

/** A closed prompt: the try has ended, and there is nothing to say. */
const SILENT = '';

/**
 * Logs in by a passkey, which the player picks at the account's field or in the prompt of a button. `onDone` is
 * called 500 ms after success.
 */
export function usePasskeyLogIn(onDone: () => void): PasskeyLogIn {
  const { t } = useTranslation('passkey');
  const errors = useErrorText();
  const dispatch = useDispatch<PasskeyDispatch>();
  const [isOffered, setOffered] = useState(mayHavePasskeys);
  const { status, problem, start } = useFormTry(onDone);

  /** @returns null after success, else the error message */
  async function logIn(ticket: string, answer: UsedPasskey): Promise<string | null> {
    if (answer.status === 'cancelled') return SILENT;
    if (answer.status !== 'done') return t('failed');
    const request = { ticket, response: answer.credential, ...(await readCaller()) };
    const { error } = await dispatch(
      passkeyApi.endpoints.passkeyLogin.initiate(request, { track: false }),
    );
    if (error !== undefined) return errors.action('passkey', error);
    dropAccounts();
    // The login stored on this phone may be another account's.
    await forgetLogin();
    return null;
  }

  async function prompt(): Promise<string | null> {
    const challenge = await askChallenge(dispatch, 'login');
    if (challenge.status === 'absent') {
      setOffered(false);
      return SILENT;
    }
    if (challenge.status === 'refused') return errors.action('passkey', challenge.error);
    return logIn(challenge.ticket, await askPasskey(challenge.options));
  }

  const enter = useEffectEvent((ticket: string, answer: UsedPasskey) =>
    start(performance.now(), () => logIn(ticket, answer)),
  );
  const isWaiting = isOffered && status === 'idle';
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const waitAtField = async () => {
      if (!(await canFillPasskeys()) || isOver) return;
      const challenge = await askChallenge(dispatch, 'login');
      if (isOver) return;
      if (challenge.status === 'absent') setOffered(false);
      if (challenge.status !== 'ready') return;
      renewal = setTimeout(() => void waitAtField(), RENEW_MS);
      // Ends the earlier wait.
      const answer = await askPasskey(challenge.options, true);
      if (!isOver && answer.status === 'done') enter(challenge.ticket, answer);
    };
    void waitAtField();
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void stopPasskeys();
    };
  }, [isWaiting, dispatch]);

  return {
    isOffered,
    status,
    problem: problem === SILENT ? null : problem,
    start: (at) => start(at, prompt),
  };
}
