import { accountExtrasApi, type Redemption } from '#api/account-extras.ts';
import { fitsBounds, toRedeemCode, type CodeBounds } from '#shared/redeem-code/redeem-code.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { OrderBody } from '#state/money-call/money-order.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RedeemView {
  readonly isSending: boolean;
  /** Why the code is invalid, or why it was refused (spec §8, "Redeem code"). */
  readonly problem: string | null;
  /** Result of the last code; null while one is being entered. */
  readonly redemption: Redemption | null;
  /** Returns false, and sets `problem`, for an invalid code. @param at time of the press, in ms */
  submit(typed: string, bounds: CodeBounds, at: number): boolean;
  /** Call it when the player edits the code. */
  clearProblem(): void;
  /** Returns to the empty field. */
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
