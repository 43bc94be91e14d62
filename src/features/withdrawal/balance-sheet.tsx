import { useAccountState } from '#state/session/use-account-state.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BalanceNow } from './balance-now.tsx';
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

function Ways() {
  const { t } = useTranslation('withdrawal');
  const { t: common } = useTranslation();
  const { mayDeposit } = useAccountState();
  return (
    <div className={styles.ways}>
      <Link to="/withdrawal" className={buttonClass('quiet', 'large')}>
        {t('balance.withdraw')}
      </Link>
      {mayDeposit && (
        <Link to="/deposit" className={buttonClass('primary', 'large')}>
          {common('home.header.deposit')}
        </Link>
      )}
    </div>
  );
}
