import { AppLink } from '#ui/base/app-link.tsx';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance, selectIsSettling } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import styles from './header-actions.module.css';

/** The player's coin balance, and the deposit link. */
export function HeaderWallet({ canDeposit }: { readonly canDeposit: boolean }) {
  const { t } = useFirstTexts();
  const { money } = useFormats();
  const balance = useSelector(selectBalance);
  const isSettling = useSelector(selectIsSettling);
  const amount = balance === null ? null : money(balance.coin);
  return (
    <div className={styles.wallet}>
      {amount === null ? (
        <>
          <Skeleton className={styles.unknown} />
          <VisuallyHidden>{t('home.header.balanceUnknown')}</VisuallyHidden>
        </>
      ) : (
        <span className={styles.balance}>
          <VisuallyHidden>{t('home.header.balance', { amount: '' })}</VisuallyHidden>
          <Amount text={amount} isBalance />
          {isSettling && <span className={styles.settling}>{t('home.header.settling')}</span>}
        </span>
      )}
      {canDeposit && (
        <AppLink to="/deposit" className={styles.target}>
          <span className={classNames(styles.pill, styles.isMain)}>{t('home.header.deposit')}</span>
        </AppLink>
      )}
    </div>
  );
}
