import { AppLink } from '#ui/base/app-link.tsx';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton, iconButtonClass } from '#ui/base/icon-button.tsx';
import { MenuIcon } from '#ui/icons/menu-icon.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { ParolaWordmark } from '#ui/brand/parola-wordmark.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useDispatch, useSelector } from 'react-redux';
import { GuestActions } from './guest-actions.tsx';
import { HeaderWallet } from './header-wallet.tsx';
import styles from './lobby-header.module.css';

/** The lobby's header (spec §2, Home): brand, search, balance or login, menu. */
export function LobbyHeader() {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { playBlock, mayDeposit } = useAccountState();
  return (
    <header className={styles.header} aria-label={t('home.header.label')}>
      <span className={classNames(styles.brand, isSignedIn && styles.isShort)}>
        <ParolaMark size={32} label={t('common.appName')} />
        <ParolaWordmark className={styles.wordmark} height={21} />
      </span>
      {playBlock === null ? (
        <AppLink
          to="/search"
          className={classNames(iconButtonClass(), styles.search)}
          aria-label={t('home.header.search')}
        >
          <SearchIcon />
        </AppLink>
      ) : (
        <span className={styles.search} />
      )}
      {isSignedIn ? <HeaderWallet canDeposit={mayDeposit} /> : <GuestActions />}
      <IconButton
        label={t('home.header.menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(overlayOpened({ name: 'side-menu' }))}
      />
    </header>
  );
}
