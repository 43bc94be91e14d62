import { isPasskeyMissing, passkeyApi, usePasskeyListQuery, type Passkey } from '#api/passkey.ts';
import { makePasskey, stopPasskeys } from '#browser/page/passkey.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText, type ErrorTexts } from '#i18n/use-error-text.ts';
import {
  askChallenge,
  mayHavePasskeys,
  type PasskeyDispatch,
} from '#state/session/passkey-challenge.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import { usePasswordProof } from '#state/session/use-password-proof.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

type Made = Pick<RequestOf<'passkeyCreate'>, 'ticket' | 'response'>;

/** What waits for a confirmation or the password. */
export type PasskeyStep =
  | { readonly kind: 'add'; readonly made: Made }
  | { readonly kind: 'remove'; readonly passkey: Passkey };

export type PasskeyList =
  | Unloaded
  | { readonly status: 'absent' }
  | {
      readonly status: 'ready';
      readonly passkeys: readonly Passkey[];
      /** When the server sent the list, epoch ms: reference for "last used". */
      readonly fetchedAt: number;
    };

export interface Passkeys {
  readonly list: PasskeyList;
  readonly step: PasskeyStep | null;
  /** The password's part of the step; null until the server asks for it. */
  readonly proof: ReactNode;
  readonly isBusy: boolean;
  /** Error message of the last try. */
  readonly problem: string | null;
  /** The last success. */
  readonly done:
    | { readonly kind: 'added' }
    | { readonly kind: 'removed'; readonly name: string }
    | null;
  /** @param at time of the press in ms, from any fixed start */
  add(at: number): void;
  remove(passkey: Passkey): void;
  /** Goes on with the step. @param password '' while none is asked for */
  submit(password: string, at: number): void;
  cancel(): void;
}

/** Leaves nothing of a call in the store. */
const UNTRACKED = { track: false } as const;

/** The player's passkeys. A change may need the password first, as the server decides (1293). */
export function usePasskeys(): Passkeys {
  const { t } = useTranslation('passkey');
  const errors = useErrorText();
  const dispatch = useDispatch<PasskeyDispatch>();
  const [isOffered] = useState(mayHavePasskeys);
  const list = usePasskeyListQuery(undefined, {
    skip: !isOffered,
    refetchOnMountOrArgChange: true,
  });
  const proof = usePasswordProof(useAccountRules());
  const { status, problem, start, clearProblem } = useFormTry();
  const [step, setStep] = useState<PasskeyStep | null>(null);
  const [done, setDone] = useState<Passkeys['done']>(null);
  useEffect(() => () => void stopPasskeys(), []);

  const send = (next: PasskeyStep, sealed: { readonly password?: string }) =>
    next.kind === 'add'
      ? dispatch(
          passkeyApi.endpoints.passkeyCreate.initiate({ ...next.made, ...sealed }, UNTRACKED),
        )
      : dispatch(
          passkeyApi.endpoints.passkeyRemove.initiate(
            { id: next.passkey.id, ...sealed },
            UNTRACKED,
          ),
        );

  /** @returns null after success, else the error message */
  async function change(next: PasskeyStep, password: string): Promise<string | null> {
    setStep(next);
    const sealed = await proof.seal(password);
    if ('problem' in sealed) return sealed.problem;
    const { error } = await send(next, sealed);
    if (error !== undefined) {
      const failure = toFailure(error);
      const passwordProblem = proof.refused(failure);
      if (passwordProblem !== null) return passwordProblem;
      // The ticket is used up: only another passkey can be added.
      if (next.kind === 'add') setStep(null);
      return errors.action('passkey', failure);
    }
    setStep(null);
    setDone(
      next.kind === 'add'
        ? { kind: 'added' }
        : { kind: 'removed', name: nameOf(next.passkey, t('unnamed')) },
    );
    return null;
  }

  async function make(): Promise<string | null> {
    const challenge = await askChallenge(dispatch, 'create');
    if (challenge.status === 'absent') return t('failed');
    if (challenge.status === 'refused') return errors.action('passkey', challenge.error);
    const answer = await makePasskey(challenge.options);
    if (answer.status === 'cancelled') return null;
    if (answer.status !== 'done') return t(answer.status);
    const made = { ticket: challenge.ticket, response: answer.credential };
    // An earlier change has needed the password: this one will, too.
    if (proof.field === null) return change({ kind: 'add', made }, '');
    setStep({ kind: 'add', made });
    return null;
  }

  function open(next: PasskeyStep | null) {
    if (status !== 'idle') return;
    clearProblem();
    setDone(null);
    setStep(next);
  }

  return {
    list: isOffered ? listOf(list, errors.loading) : { status: 'absent' },
    step,
    proof: proof.field,
    isBusy: status !== 'idle',
    problem,
    done,
    add: (at) => {
      open(null);
      start(at, make);
    },
    remove: (passkey) => open({ kind: 'remove', passkey }),
    submit: (password, at) => {
      if (step !== null) start(at, () => change(step, password));
    },
    cancel: () => open(null),
  };
}

/** The name of a passkey, or what it is called without one. */
export const nameOf = ({ name }: Passkey, unnamed: string): string => name || unnamed;

function listOf(
  { data, error, isFetching, fulfilledTimeStamp, refetch }: ReturnType<typeof usePasskeyListQuery>,
  describe: ErrorTexts['loading'],
): PasskeyList {
  if (data !== undefined) {
    return { status: 'ready', passkeys: data, fetchedAt: fulfilledTimeStamp ?? 0 };
  }
  if (error !== undefined && isPasskeyMissing(toFailure(error))) return { status: 'absent' };
  return unloadedOf({ error, isFetching, refetch }, describe);
}
