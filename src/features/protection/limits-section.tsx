import { unloadedOf } from '#ui/base/unloaded.ts';
import { useProtectionQuery } from '#api/protection.ts';
import { LIMIT_KINDS, type LimitUse } from '#shared/protection/limit.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import { LimitGroup } from './limit-group.tsx';

/** The player's own limits: values, use, and editing. */
export function LimitsSection() {
  const loadLabels = useLoadLabels();
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { data, error, isFetching, refetch } = useProtectionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <InfoCard title={t('limit.title')} text={t('limit.text')} points={[t('limit.rule')]}>
      {data === undefined ? (
        <LoadState
          state={unloadedOf({ error, isFetching, refetch }, errors.loading)}
          failedTitle={t('failedTitle')}
          {...loadLabels}
        >
          <Skeleton height={160} radius={2} />
          <Skeleton height={160} radius={2} />
        </LoadState>
      ) : (
        <LimitGroups limits={data.limits} />
      )}
    </InfoCard>
  );
}

/** All possible limits, by kind. */
export function LimitGroups({ limits }: { readonly limits: readonly LimitUse[] }) {
  return LIMIT_KINDS.map((kind) => <LimitGroup key={kind} kind={kind} limits={limits} />);
}
