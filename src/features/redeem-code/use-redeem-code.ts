import { accountExtrasApi, type Redemption } from '#api/account-extras-api.ts';
import { fitsBounds, toRedeemCode, type CodeBounds } from '#domain/redeem-code.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { getLastOutcome, getPendingBody } from '#session/money-call.ts';
import type { OrderBody } from '#session/money-order.ts';
import { useIdempotentMutation } from '#session/use-idempotent-mutation.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RedeemView {
  readonly isSending: boolean;
  /** What is wrong with the code, or why it was refused (spec §8, "Redeem code"). */
  readonly problem: string | null;
  /** What the last code gave; null while one is being entered. */
  readonly redemption: Redemption | null;
  /** Whether the code may go; a code that may not gets its words. `at` is the press's moment in ms. */
  submit(typed: string, bounds: CodeBounds, at: number): boolean;
  /** Call it when the player edits the code. */
  clearProblem(): void;
  /** Back to the empty field. */
  startAgain(): void;
}

interface RedeemBody {
  readonly code: string;
}

const readRedeemBody = ({ code }: OrderBody): RedeemBody | null =>
  typeof code === 'string' ? { code } : null;

/** Redeems a code once, however often the network fails in between. */
export function useRedeemCode(): RedeemView {
  const { t } = useTranslation();
  const errors = useErrorText();
  const call = useIdempotentMutation<RedeemBody, Redemption>(
    accountExtrasApi.endpoints.redeemCode,
    { kind: 'redeem-code', read: readRedeemBody },
  );
  const [entryProblem, setEntryProblem] = useState<string | null>(null);
  const outcome = getLastOutcome(call)?.outcome;
  const failure =
    outcome === undefined || outcome.status === 'done'
      ? null
      : errors.action('redeem', outcome.error);

  return {
    isSending: getPendingBody(call) !== null,
    problem: entryProblem ?? failure,
    redemption: outcome?.status === 'done' ? outcome.data : null,
    submit: (typed, bounds, at) => {
      const code = toRedeemCode(typed);
      if (!fitsBounds(code, bounds)) {
        setEntryProblem(
          code === '' ? t('member.redeem.empty') : t('member.redeem.length', { ...bounds }),
        );
        return false;
      }
      setEntryProblem(null);
      void call.submit({ code }, at);
      return true;
    },
    clearProblem: () => {
      setEntryProblem(null);
      call.reset();
    },
    startAgain: call.reset,
  };
}
