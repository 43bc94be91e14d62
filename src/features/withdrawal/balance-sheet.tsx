import { useWithdrawalTermsQuery } from '#api/withdrawal.ts';
import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { BalanceCard, type BalanceCardProps } from './balance-card.tsx';
import styles from './withdrawal-flow.module.css';

export interface BalanceSheetProps extends OpenedProps {
  /** Opened while a game runs: without links, as leaving the game has its own way. */
  readonly isOverGame: boolean;
}

/** What the balance is made of: free money, locked money, and what unlocks next. */
export function BalanceSheet({ isOverGame, ...opened }: BalanceSheetProps) {
  const { t } = useTranslation('withdrawal');
  const { t: common } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="balance"
      title={t('balance.sheet')}
      closeLabel={common('common.close')}
      footer={isOverGame ? undefined : <Ways />}
    >
      <BalanceNow />
    </BottomSheet>
  );
}

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

function Ways() {
  const { t } = useTranslation('withdrawal');
  const { t: common } = useTranslation();
  const { mayDeposit } = useAccountState();
  return (
    <div className={styles.ways}>
      <Link to="/withdrawal" className={buttonClass('quiet', 'large')}>
        {t('title')}
      </Link>
      {mayDeposit && (
        <Link to="/deposit" className={buttonClass('primary', 'large')}>
          {common('home.header.deposit')}
        </Link>
      )}
    </div>
  );
}
