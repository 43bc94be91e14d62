import type { ApiError } from '#shared/wire/api-error.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { MAIL_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useTranslation } from 'react-i18next';

/** Describes why a mail call was refused or got no answer. */
export function useMailProblem(): (error: ApiError | { readonly message?: string }) => string {
  const { t } = useTranslation('mail');
  const errors = useErrorText();
  return (error) => {
    if (!('kind' in error) || error.kind !== 'errcode') return errors.loading(error);
    const key = problemKey(MAIL_PROBLEMS, error.errcode);
    return key === undefined
      ? errors.loading(error)
      : t(key, { code: withReference(error.errcode, error) });
  };
}
