import type { ApiError } from '#shared/wire/api-error.ts';
import type { RewardClaim } from '#shared/reward/reward-entry.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useTranslation } from 'react-i18next';

/** Why a claim failed: it was refused, or no answer arrived. */
export interface ClaimFailure {
  readonly status: 'refused' | 'unknown';
  readonly error: ApiError;
}

/** Describes a failed claim in the player's language. */
export function useClaimProblem(): (claim: RewardClaim, failure: ClaimFailure) => string {
  const { t } = useTranslation('activityCentre');
  const errors = useErrorText();
  return ({ kind }, { status, error }) => {
    if (status === 'unknown') return t('unknown', { problem: errors.loading(error) });
    const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
    if (key !== undefined && error.kind === 'errcode') {
      return t(key, { code: withReference(error.errcode, error) });
    }
    if (kind === 'tier') return errors.action('recharge-receive', error);
    if (kind === 'sign-up-day') return errors.action('sign-up-claim', error);
    return errors.loading(error);
  };
}
