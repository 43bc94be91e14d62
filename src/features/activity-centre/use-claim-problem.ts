import type { Scope } from '#i18n/error-catalogue.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { ClaimFailure } from '#state/activity/use-entry-claim.ts';
import { useTranslation } from 'react-i18next';

/** Describes a failed claim in the player's language. */
export function useClaimProblem(): (failure: ClaimFailure, scope: Scope | null) => string {
  const { t } = useTranslation('activityCentre');
  const errors = useErrorText();
  return ({ status, error }, scope) => {
    if (status === 'unknown') return t('unknown', { problem: errors.loading(error) });
    const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
    if (key !== undefined && error.kind === 'errcode') {
      return t(key, { code: withReference(error.errcode, error) });
    }
    return scope === null ? errors.loading(error) : errors.action(scope, error);
  };
}
