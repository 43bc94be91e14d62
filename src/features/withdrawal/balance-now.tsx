import { useWithdrawalTermsQuery } from '#api/withdrawal.ts';
import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { BalanceCard, type BalanceCardProps } from './balance-card.tsx';
import styles from './withdrawal-flow.module.css';

/** The card by the server's latest numbers. */
export function BalanceNow({ isSmall = false }: Pick<BalanceCardProps, 'isSmall'>) {
  const { t } = useTranslation('withdrawal');
  const { t: common } = useTranslation();
  const errors = useErrorText();
  const terms = useWithdrawalTermsQuery(undefined, REFETCHED_ON_OPEN);
  const balance = useSelector(selectBalance)?.coin ?? null;
  if (terms.data === undefined) {
    return (
      <LoadState
        state={unloadedOf(terms, errors.loading)}
        loadingLabel={t('loading')}
        failedTitle={t('failedTitle')}
        retryLabel={common('common.retry')}
      >
        <Skeleton className={styles.balanceComing} />
      </LoadState>
    );
  }
  return <BalanceCard exchange={terms.data.exchange} balance={balance} isSmall={isSmall} />;
}
