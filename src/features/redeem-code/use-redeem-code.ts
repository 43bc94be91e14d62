import { useRedeemCodeMutation, type Redemption } from '#api/account-extras-api.ts';
import { isTransient } from '#contract/api-error.ts';
import { balanceApi } from '#api/balance-api.ts';
import { DEBOUNCE } from '#config/constants.ts';
import {
  attemptFor,
  fitsBounds,
  toRedeemCode,
  type CodeBounds,
  type RedeemAttempt,
} from '#domain/redeem-code.ts';
import { createSubmitGate } from '#domain/submit-gate.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { newRequestNumber } from '#platform/request-number.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RedeemView {
  readonly isSending: boolean;
  /** What is wrong with the code, or why it was refused (spec §8, "Redeem code"). */
  readonly problem: string | null;
  /** What the last code gave; null while one is being entered. */
  readonly redemption: Redemption | null;
  /** Whether the code may go; a code that may not gets its words. `at` is the press's moment in ms. */
  submit(typed: string, bounds: CodeBounds, at: number): boolean;
  /** The player mends the code: what was said of it goes. */
  mend(): void;
  /** Back to the empty field. */
  startAgain(): void;
}

/** Redeems a code once, however often the network fails in between. */
export function useRedeemCode(): RedeemView {
  const { t } = useTranslation();
  const errors = useErrorText();
  const [redeem] = useRedeemCodeMutation();
  const [askBalance] = balanceApi.endpoints.refreshBalance.useLazyQuery();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const openAttempt = useRef<RedeemAttempt>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [redemption, setRedemption] = useState<Redemption | null>(null);

  async function send(code: string) {
    setSending(true);
    setProblem(null);
    const attempt = attemptFor(code, openAttempt.current, newRequestNumber);
    const { data, error } = await redeem(attempt);
    // Without an answer the platform may have given the reward: the next press repeats this attempt.
    const isAnswered = error === undefined || !('kind' in error) || !isTransient(error);
    openAttempt.current = isAnswered ? null : attempt;
    gate.leave();
    setSending(false);
    if (error !== undefined) {
      setProblem(errors.action('redeem', error));
      return;
    }
    setRedemption(data);
    void askBalance();
  }

  return {
    isSending,
    problem,
    redemption,
    submit: (typed, bounds, at) => {
      const code = toRedeemCode(typed);
      if (!fitsBounds(code, bounds)) {
        setProblem(
          code === '' ? t('member.redeem.empty') : t('member.redeem.length', { ...bounds }),
        );
        return false;
      }
      if (gate.enter(at)) void send(code);
      return true;
    },
    mend: () => setProblem(null),
    startAgain: () => setRedemption(null),
  };
}
