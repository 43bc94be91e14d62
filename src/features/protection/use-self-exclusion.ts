import { AccountCode } from '#shared/account/errors.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { protectionApi } from '#api/protection.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { ExclusionMonths } from '#shared/protection/pause.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { encryptPassword } from '#browser/page/encrypt-password.ts';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

export interface SelfExclusion {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
  /** @param at time of the press in ms, from any fixed start */
  start(months: ExclusionMonths, password: string, at: number): void;
  clearProblem(): void;
}

/** Spec §8, login; contract, conventions. */

/**
 * Excludes the player; the password is sent encrypted, and stored in neither form.
 * @param onAnswered receives whether it is done; clear a password that was tried
 */
export function useSelfExclusion(onAnswered: (isExcluded: boolean) => void): SelfExclusion {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const publicKey = useSelector(selectConfig)?.publicKey ?? '';
  const exclude = useUntracked(protectionApi.endpoints.selfExclude);
  const { status, problem, start, clearProblem } = useFormTry();

  async function trySending(months: ExclusionMonths, typed: string): Promise<string | null> {
    if (publicKey === '') return t('exclude.noKey');
    const password = await encryptPassword(typed, publicKey).catch(() => undefined);
    if (password === undefined) return errors.loading({ kind: 'network' });
    if (password === null) return t('exclude.wrongPassword');
    const { error } = await exclude({ months, password });
    if (error === undefined) return null;
    const failure = toFailure(error);
    if (failure.kind !== 'errcode') return errors.loading(failure);
    switch (failure.errcode) {
      case AccountCode.wrongPassword:
        return t('exclude.wrongPassword');
      case CommonCode.tooFrequent:
        return t('exclude.tooOften');
      default:
        return errors.loading(failure);
    }
  }

  async function tryOnce(months: ExclusionMonths, typed: string): Promise<string | null> {
    const wrong = await trySending(months, typed);
    onAnswered(wrong === null);
    return wrong;
  }

  return {
    isBusy: status === 'sending',
    problem,
    start: (months, password, at) => start(at, () => tryOnce(months, password)),
    clearProblem,
  };
}
