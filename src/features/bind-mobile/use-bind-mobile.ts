import { mobileApi, type BoundMobile } from '#api/mobile.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { lobbyRefreshRequested } from '#state/catalogue/catalogue-slice.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import { dropDraft } from '#state/drafts/form-drafts.ts';
import { createFormRequestNumber } from '#state/money-call/form-request-number.ts';
import { usePasswordProof } from '#state/session/use-password-proof.tsx';
import type { Verification } from '#state/session/verification.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** The draft of the first step. */
export const BIND_DRAFT = 'bind';

interface BindEntry {
  readonly code: string;
  readonly password: string;
}

export interface BindMobile {
  readonly status: FormTryStatus;
  /** Error message of the last try. */
  readonly problem: string | null;
  /** Null until the mobile is bound. */
  readonly bound: BoundMobile | null;
  /** The password's part of the form; null until the server asks for it. */
  readonly proof: ReactNode;
  /** The entered code has too few digits. */
  readonly isCodeShort: boolean;
  /**
   * Submits the code, and the password where it is asked for.
   * @param at time of the press in ms, from any fixed start
   * @param onRefused called when the server refuses the code, and when it has too few digits
   */
  submit(entry: BindEntry, at: number, onRefused: () => void): void;
  clearProblem(): void;
}

/** Binds a mobile with a code (contract, account part). A retry repeats its attempt's request number. */
export function useBindMobile(verification: Verification): BindMobile {
  const { t } = useTranslation();
  const errors = useErrorText();
  const proof = usePasswordProof(useAccountRules());
  const dispatch = useDispatch();
  const bindAccount = useUntracked(mobileApi.endpoints.bindAccount);
  const [bound, setBound] = useState<BoundMobile | null>(null);
  const [isCodeShort, setCodeShort] = useState(false);
  const [requestNumber] = useState(() =>
    createFormRequestNumber<{ mobile: string; code: string }>(newRequestNumber),
  );
  const { status, problem, start } = useFormTry();

  /** @returns null after success, else the error message */
  async function trySending(
    { code, password }: BindEntry,
    onRefused: () => void,
  ): Promise<string | null> {
    const { sent, countryCode } = verification;
    if (sent === null) return t('account.code.expired');
    const { mobile } = sent;
    const sealed = await proof.seal(password);
    if ('problem' in sealed) return sealed.problem;
    const reqNo = requestNumber.numberOf({ mobile, code });
    const { data, error } = await bindAccount({ countryCode, mobile, code, reqNo, ...sealed });
    if (data !== undefined) {
      setBound(data);
      dropDraft(BIND_DRAFT);
      verification.forget();
      // The player has a mobile now, and perhaps a higher balance.
      dispatch(lobbyRefreshRequested());
      return null;
    }
    const failure = toFailure(error);
    if (failure.kind === 'errcode') {
      // A refusal is final for its number: the same code entered again is a new attempt.
      requestNumber.settle();
      const passwordProblem = proof.refused(failure);
      if (passwordProblem !== null) return passwordProblem;
      verification.refused(failure.errcode, failure.details);
      onRefused();
    }
    return errors.action('verification', failure);
  }

  return {
    status,
    problem,
    bound,
    proof: proof.field,
    isCodeShort,
    submit: (entry, at, onRefused) => {
      const isShort = entry.code.length !== verification.length;
      setCodeShort(isShort);
      if (isShort) onRefused();
      else start(at, () => trySending(entry, onRefused));
    },
    clearProblem: () => setCodeShort(false),
  };
}
