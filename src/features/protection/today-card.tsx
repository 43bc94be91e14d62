import { useProtectionQuery } from '#api/protection.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import { useLimitWords } from './use-limit-words.ts';

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

/** The time is known where a limit of the day counts it. */
export function TodayFacts({
  protection: { netToday, limits },
}: {
  readonly protection: Pick<Protection, 'netToday' | 'limits'>;
}) {
  const { t } = useTranslation('protection');
  const { money } = useFormats();
  const { valueOf } = useLimitWords();
  const time = limits.find(({ kind, period }) => kind === 'session' && period === 'day');
  return (
    <SummaryList
      items={[
        { name: t('today.net'), value: money(netToday) },
        ...(time === undefined
          ? []
          : [{ name: t('limit.kind.session'), value: valueOf('session', time.used) }]),
      ]}
    />
  );
}
