import { useProtectionQuery } from '#api/protection.ts';
import { pauseAt, type PauseUntil } from '#shared/protection/pause.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BreakCard } from './break-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';

/** Breaks and self-exclusion; shown even before the player's protection is loaded. */
export function PauseSection() {
  const { data } = useProtectionQuery();
  return (
    <Stack gap={4}>
      {data !== undefined && <PauseNotice until={data} />}
      <BreakCard />
      <ExclusionCard />
    </Stack>
  );
}

/** Says that the player is paused, until when, and what still works. */
export function PauseNotice({ until }: { readonly until: PauseUntil }) {
  const { t } = useTranslation('protection');
  const { moment } = useFormats();
  const pause = pauseAt(until, useServerNow());
  if (pause === null) return null;
  const { kind, until: end } = pause;
  return end === null ? (
    <NoticeBanner
      tone="info"
      text={t(kind === 'break' ? 'pause.onBreakNoEnd' : 'pause.excludedNoEnd')}
      note={`${t('pause.ask')} ${t('pause.still')}`}
      action={
        <Link to="/service" className={buttonClass('quiet', 'small')}>
          {t('pause.service')}
        </Link>
      }
    />
  ) : (
    <NoticeBanner
      tone="info"
      text={t(kind === 'break' ? 'pause.onBreak' : 'pause.excluded', { time: moment(end) })}
      note={`${t('pause.still')} ${t('pause.longer')}`}
      action={
        <Link to="/withdrawal" className={buttonClass('quiet', 'small')}>
          {t('pause.withdraw')}
        </Link>
      }
    />
  );
}
