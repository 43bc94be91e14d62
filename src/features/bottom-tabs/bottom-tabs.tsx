import { LOBBY_PLACES } from '#shared/lobby/app-paths.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { shownPath, watchPath } from '#browser/history/navigation.ts';
import { hasMemberDot } from '#shared/activity/red-dot.ts';
import { selectIsSignedIn, selectRedDots } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Dot } from '#ui/feedback/dot.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { HomeIcon } from '#ui/icons/home-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import styles from './bottom-tabs.module.css';

/**
 * The bar's links (spec §2); those that `invites` to play or pay are hidden for a paused player. The rail of a
 * wide screen stays beside the screens `under` a tab, and highlights it there.
 */
const TABS = [
  { to: '/lobby/home', name: 'home', Drawing: HomeIcon, invites: false, under: /^\/search$/ },
  { to: '/deposit', name: 'deposit', Drawing: DepositIcon, invites: true, under: /^\/deposit\// },
  {
    to: '/activity/spin',
    name: 'spin',
    Drawing: SpinIcon,
    invites: true,
    under: /^\/withdrawal\/spin$/,
  },
  {
    to: '/lobby/activity',
    name: 'activity',
    Drawing: GiftIcon,
    invites: true,
    under: /^\/activity\/(?:index|cashBonus)$/,
  },
  {
    to: '/lobby/member',
    name: 'member',
    Drawing: MemberIcon,
    invites: false,
    under: /^\/(?:withdrawal$|bind|profile\/|record\/|responsible|phone-storage|about|service)/,
  },
] as const;

/** The bar at the bottom of the lobby, with a red dot on the member tab for news. */
export function BottomTabs() {
  const { t } = useFirstTexts();
  const path = useSyncExternalStore(watchPath, shownPath);
  const { playBlock } = useAccountState();
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasNews = hasMemberDot(useSelector(selectRedDots));
  return (
    <>
      {/* Reserves space at the end of the screen, which the bar covers. */}
      <div className={styles.room} aria-hidden />
      <nav className={styles.bar} aria-label={t('common.tabs.label')}>
        {TABS.map(({ to: place, name, Drawing, invites, under }, index) => {
          if (invites && playBlock !== null) return null;
          // The lobby's own activity path would send visitors to login.
          const to = name === 'activity' && !isSignedIn ? '/activity/index' : place;
          const isHere = path === to || path === LOBBY_PLACES[index] || under.test(path);
          const hasDot = name === 'member' && hasNews;
          return (
            <AppLink
              key={name}
              to={to}
              className={classNames(styles.tab, isHere && styles.isHere)}
              aria-current={path === to ? 'page' : isHere}
            >
              <span className={styles.icon}>
                <Drawing />
                {hasDot && <Dot className={styles.dot} />}
              </span>
              <span className={styles.word}>{t(`common.tabs.${name}`)}</span>
              {hasDot && <VisuallyHidden>{`, ${t('common.tabs.news')}`}</VisuallyHidden>}
            </AppLink>
          );
        })}
      </nav>
    </>
  );
}
