import { useRecentWithdrawalsQuery, useWithdrawalTermsQuery } from '#api/withdrawal.ts';
import { REFETCHED_ON_OPEN, REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { isUnderWay } from '#shared/withdrawal/order.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { BalanceCard, type BalanceCardProps } from './balance-card.tsx';
import { OnItsWay } from './on-its-way.tsx';
import styles from './withdrawal-flow.module.css';

/** The card by the server's latest numbers, and the withdrawal that is on its way. */
export function BalanceNow({ isSmall = false }: Pick<BalanceCardProps, 'isSmall'>) {
  const { t } = useTranslation('withdrawal');
  const { t: common } = useTranslation();
  const errors = useErrorText();
  const terms = useWithdrawalTermsQuery(undefined, REFETCHED_ON_OPEN);
  const balance = useSelector(selectBalance)?.coin ?? null;
  const pendingNo = terms.data?.exchange.pendingOrderNo ?? null;
  const recent = useRecentWithdrawalsQuery(undefined, {
    ...REFETCHED_WHILE_SHOWN,
    skip: pendingNo === null,
  });
  const order = recent.data?.find(({ orderNo }) => orderNo === pendingNo);
  // Together: nothing moves when the order arrives.
  if (terms.data === undefined || recent.isLoading) {
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
  return (
    <Stack gap={3}>
      <BalanceCard exchange={terms.data.exchange} balance={balance} isSmall={isSmall} />
      {order !== undefined && isUnderWay(order.status) && (
        <OnItsWay order={order} fetchedAt={recent.fulfilledTimeStamp ?? 0} />
      )}
    </Stack>
  );
}
