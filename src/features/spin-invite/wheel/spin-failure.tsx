import type { ApiError } from '#shared/wire/api-error.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { problemKey, SPIN_PROBLEMS } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useTranslation } from 'react-i18next';

/** Why the server refused a spin, or the start of a round (spec §8 and the contract's conventions). */
export function SpinFailure({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('spinInvite');
  const errors = useErrorText();
  const key = error.kind === 'errcode' ? problemKey(SPIN_PROBLEMS, error.errcode) : undefined;
  const text =
    key !== undefined && error.kind === 'errcode'
      ? t(key, { code: withReference(error.errcode, error) })
      : errors.loading(error);
  return <NoticeBanner tone="failure" text={text} />;
}
