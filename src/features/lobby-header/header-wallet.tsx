import { AppLink } from '#ui/base/app-link.tsx';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance, selectIsSettling } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { untilUsed } from '#browser/page/settled.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './header-actions.module.css';

/** What of it is free and what is locked: asked for with the first touch, or once the first screen is complete. */
const BalanceRing = lazyOrNothing(async () => {
  await untilUsed();
  return (await import('./balance-ring.tsx')).BalanceRing;
});

/** The player's coin balance, which opens what it is made of, and the deposit link. */
export function HeaderWallet({ canDeposit }: { readonly canDeposit: boolean }) {
  const { t } = useFirstTexts();
  const { money } = useFormats();
  const dispatch = useDispatch();
  const balance = useSelector(selectBalance);
  const isSettling = useSelector(selectIsSettling);
  return (
    <div className={styles.wallet}>
      {balance === null ? (
        <>
          <Skeleton className={styles.unknown} />
          <VisuallyHidden>{t('home.header.balanceUnknown')}</VisuallyHidden>
        </>
      ) : (
        <button
          type="button"
          className={styles.balance}
          aria-haspopup="dialog"
          onClick={() => dispatch(overlayOpened({ name: 'balance', isOverGame: false }))}
        >
          <span className={styles.ring}>
            <Suspense fallback={null}>
              <BalanceRing coin={balance.coin} />
            </Suspense>
          </span>
          <span>
            <VisuallyHidden>{`${t('home.header.balance', { amount: '' })} `}</VisuallyHidden>
            <Amount text={money(balance.coin)} isBalance />
            {isSettling && <span className={styles.settling}>{t('home.header.settling')}</span>}
          </span>
        </button>
      )}
      {canDeposit && (
        <AppLink to="/deposit" className={styles.target}>
          <span className={classNames(styles.pill, styles.isMain)}>{t('home.header.deposit')}</span>
        </AppLink>
      )}
    </div>
  );
}
