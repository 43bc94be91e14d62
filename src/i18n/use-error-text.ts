import type { ApiError } from '#shared/wire/api-error.ts';
import { describeError } from '#i18n/describe-error.ts';
import { describeProblem, toFailure } from '#i18n/describe-problem.ts';
import type { Scope } from '#i18n/error-catalogue.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

type AnyFailure = ApiError | { readonly message?: string };

/** Describes failures in the player's language. */
export interface ErrorTexts {
  /** Why an action failed (spec §8). */
  action(scope: Scope, error: AnyFailure): string;
  /** Why something could not be loaded. */
  loading(error: AnyFailure): string;
}

export function useErrorText(): ErrorTexts {
  const { t } = useTranslation();
  const { money } = useFormats();
  return {
    action: (scope, error) => {
      const { key, values } = describeError(scope, toFailure(error), money);
      return t(key, values);
    },
    loading: (error) => {
      const { key, values } = describeProblem(toFailure(error));
      return t(key, values);
    },
  };
}
