import type { ApiError } from '#shared/wire/api-error.ts';
import { cashBonusStep, type CashBonusStep } from '#shared/cash-bonus/cash-bonus-step.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CASH_BONUS_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** A refusal's message, and the next step. */
export interface CashBonusRefusal {
  readonly text: string;
  /** Null when only another try helps. */
  readonly step: CashBonusStep | null;
}

/** Explains why the server refused (spec §8, 1101–1115 and the codes of claims). */
export function useCashBonusRefusal(): (error: ApiError) => CashBonusRefusal {
  const { t } = useTranslation('cashBonus');
  const errors = useErrorText();
  const hasBank = useSelector(selectBanks).length > 0;
  return (error) => {
    if (error.kind !== 'errcode') return { text: errors.loading(error), step: null };
    const { errcode: code } = error;
    const key = problemKey(CASH_BONUS_PROBLEMS, code);
    return {
      text:
        key === undefined
          ? errors.action('cash-bonus', error)
          : t(key, { code: withReference(code, error) }),
      step: cashBonusStep(code, hasBank),
    };
  };
}
