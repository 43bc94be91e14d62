import { useProtectionQuery } from '#api/protection-api.ts';
import { restAt, type RestUntil } from '#domain/protection/rest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#session/use-server-now.ts';
import { buttonClass } from '#ui/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BreakCard } from './break-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';

/** Breaks and self-exclusion; also while it is not known how the player's protection stands. */
export function RestSection() {
  const { data } = useProtectionQuery();
  return (
    <Stack gap={4}>
      {data !== undefined && <RestNotice until={data} />}
      <BreakCard />
      <ExclusionCard />
    </Stack>
  );
}

/** That the player rests, until when, and what still works. */
export function RestNotice({ until }: { readonly until: RestUntil }) {
  const { t } = useTranslation('protection');
  const { moment } = useFormats();
  const rest = restAt(until, useServerNow());
  if (rest === null) return null;
  const { kind, until: end } = rest;
  return end === null ? (
    <NoticeBanner
      tone="info"
      text={t(kind === 'break' ? 'rest.onBreakNoEnd' : 'rest.excludedNoEnd')}
      note={`${t('rest.ask')} ${t('rest.still')}`}
      action={
        <Link to="/service" className={buttonClass('quiet', 'small')}>
          {t('rest.service')}
        </Link>
      }
    />
  ) : (
    <NoticeBanner
      tone="info"
      text={t(kind === 'break' ? 'rest.onBreak' : 'rest.excluded', { time: moment(end) })}
      note={`${t('rest.still')} ${t('rest.longer')}`}
      action={
        <Link to="/withdrawal" className={buttonClass('quiet', 'small')}>
          {t('rest.withdraw')}
        </Link>
      }
    />
  );
}
