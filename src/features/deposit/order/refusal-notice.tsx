import type { ApiError } from '#shared/wire/api-error.ts';
import { readRefusal, type DepositRefusal } from '#shared/deposit/refusal.ts';
import { seconds } from '#shared/time/duration.ts';
import { ZERO } from '#shared/money/money.ts';
import { clockText } from '#shared/mobile/verification-code.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { useFormats, type Formats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Why the order was refused and the next step, for known codes; renders nothing for other failures. */
export function RefusalNotice({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('deposit');
  const formats = useFormats();
  if (error.kind !== 'errcode') return null;
  const refusal = readRefusal(error.errcode, error.details);
  if (refusal === null) return null;
  return (
    <NoticeBanner
      tone="failure"
      text={t('refused.withCode', {
        text: wordsOf(refusal, t, formats),
        code: withReference(error.errcode, error),
      })}
      action={<NextStep kind={refusal.kind} />}
    />
  );
}

/** Link to the screen that resolves the refusal, if there is one. */
function NextStep({ kind }: { readonly kind: DepositRefusal['kind'] }) {
  const { t } = useTranslation('deposit');
  switch (kind) {
    case 'identity-needed':
    case 'identity-in-review':
    case 'identity-rejected':
      return (
        <Link to="/lobby/member" hash="identity" className={buttonClass('quiet', 'small')}>
          {t('refused.identity')}
        </Link>
      );
    case 'blocked':
      return (
        <Link to="/service" className={buttonClass('quiet', 'small')}>
          {t('refused.service')}
        </Link>
      );
    case 'excluded':
    case 'break':
      return (
        <Link to="/withdrawal" className={buttonClass('quiet', 'small')}>
          {t('refused.withdraw')}
        </Link>
      );
    case 'limit':
    case 'range':
    case 'channel-down':
    case 'too-many':
    case 'owned':
    case 'boost-gone':
      return null;
  }
}

function wordsOf(
  refusal: DepositRefusal,
  t: TFunction<'deposit'>,
  { money, day }: Formats,
): string {
  switch (refusal.kind) {
    case 'limit': {
      const left = money(refusal.left ?? ZERO);
      return refusal.resetTime === null
        ? t('refused.limitOpen', { left })
        : t('refused.limit', { left, time: day(refusal.resetTime) });
    }
    case 'excluded':
      return refusal.until === null
        ? t('refused.excludedOpen')
        : t('refused.excluded', { time: day(refusal.until) });
    case 'break':
      return refusal.until === null
        ? t('refused.breakOpen')
        : t('refused.break', { time: day(refusal.until) });
    case 'identity-needed':
      return t('refused.identityNeeded');
    case 'identity-in-review':
      return t('refused.identityInReview');
    case 'identity-rejected':
      return t('refused.identityRejected', { reason: refusal.reason });
    case 'range':
      return refusal.min === null || refusal.max === null
        ? t('refused.rangeOpen')
        : t('refused.range', {
            min: money(refusal.min, 'floor'),
            max: money(refusal.max, 'floor'),
          });
    case 'channel-down':
      return t('refused.channelDown');
    case 'too-many':
      return refusal.seconds === null
        ? t('refused.tooManyOpen')
        : t('refused.tooMany', { time: clockText(seconds(refusal.seconds)) });
    case 'owned':
      return t('refused.owned');
    case 'boost-gone':
      return t('refused.boostGone');
    case 'blocked':
      return t('refused.blocked');
  }
}
