import { useProtectionQuery } from '#api/protection.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import { TodayFacts } from './today-facts.tsx';

/** What the player's day cost so far, by the server's sums. */
export function TodayCard() {
  const loadLabels = useLoadLabels();
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { data, error, isFetching, refetch } = useProtectionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <InfoCard title={t('today.title')}>
      {data === undefined ? (
        <LoadState
          state={unloadedOf({ error, isFetching, refetch }, errors.loading)}
          failedTitle={t('failedTitle')}
          {...loadLabels}
        >
          <Skeleton height={48} radius={2} />
        </LoadState>
      ) : (
        <TodayFacts protection={data} />
      )}
      <Link to="/record/transaction" className={buttonClass('quiet', 'medium', true)}>
        {t('today.records')}
      </Link>
    </InfoCard>
  );
}
