import { useLogoutMutation } from '#api/account.ts';
import type { SignedInPhone } from '#api/account-extras.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { createSubmitGate } from '#shared/form/submit-gate.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useState } from 'react';

export interface EndSession {
  /** The device awaiting confirmation; null for none. */
  readonly asked: SignedInPhone | null;
  readonly isBusy: boolean;
  /** Why the last try failed, in the player's language. */
  readonly problem: string | null;
  /** The device logged out last. */
  readonly ended: SignedInPhone | null;
  ask(phone: SignedInPhone): void;
  cancel(): void;
  /** @param at time of the press in ms, from any fixed start */
  confirm(at: number): void;
}

/** Logs out another device after a confirmation. */
export function useEndSession(): EndSession {
  const errors = useErrorText();
  const [logOut] = useLogoutMutation();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [asked, setAsked] = useState<SignedInPhone | null>(null);
  const [ended, setEnded] = useState<SignedInPhone | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function end(phone: SignedInPhone) {
    setBusy(true);
    setProblem(null);
    const { error } = await logOut({ id: phone.id });
    gate.leave();
    setBusy(false);
    if (error !== undefined) {
      setProblem(errors.loading(error));
      return;
    }
    setAsked(null);
    setEnded(phone);
  }

  return {
    asked,
    isBusy,
    problem,
    ended,
    ask: (phone) => {
      if (isBusy) return;
      setProblem(null);
      setEnded(null);
      setAsked(phone);
    },
    cancel: () => {
      if (!isBusy) setAsked(null);
    },
    confirm: (at) => {
      if (asked !== null && gate.enter(at)) void end(asked);
    },
  };
}
