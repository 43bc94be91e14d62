import { ActionLink } from '#features/action-link/action-link.tsx';
import { AppDownloadBanner } from '#features/app-download/app-download-banner.tsx';
import { BannerCarousel } from '#features/banner/banner-carousel.tsx';
import { BigWinLine } from '#features/big-win/big-win-line.tsx';
import { LobbyHeader } from '#features/lobby-header/lobby-header.tsx';
import { LobbyTabs } from '#features/lobby-tabs/lobby-tabs.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { SkipLink } from '#ui/base/skip-link.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { hasSide, watchSide } from '#browser/page/screen-shape.ts';
import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { PausedHome } from './paused-home.tsx';
import { HomePanel } from './home-panel.tsx';
import { CENTRE_ID, PANEL_ID, TAB_ID_PREFIX } from './home-ids.ts';
import styles from './home-screen.module.css';
import { useLobbyCentre } from './use-lobby-centre.ts';

export interface HomeScreenProps {
  /** What is the player's, on a wide screen; once a limit is used up, what is above the games. */
  readonly side: ReactNode;
}

/** The lobby (spec §2, Home); without games and offers for a paused player. */
export function HomeScreen({ side }: HomeScreenProps) {
  const { t } = useFirstTexts();
  const { playBlock, mayPromote, isLimitReached } = useAccountState();
  const centre = useRef<HTMLDivElement>(null);
  const isSideShown = useSyncExternalStore(watchSide, hasSide);
  return (
    <div className={styles.screen}>
      {playBlock === null && (
        <SkipLink to={centre} id={CENTRE_ID}>
          {t('home.skip')}
        </SkipLink>
      )}
      {playBlock === null && <AppDownloadBanner />}
      <div className={styles.head}>
        <LobbyHeader />
      </div>
      <main data-screen="home" className={classNames(mayPromote && styles.panes)}>
        <h1>
          <VisuallyHidden>{t('home.title')}</VisuallyHidden>
        </h1>
        {mayPromote ? (
          <div className={styles.aside}>
            <BannerCarousel Link={ActionLink} News={BigWinLine} />
          </div>
        ) : (
          isLimitReached && <div className={styles.close}>{side}</div>
        )}
        {playBlock === null ? (
          <LobbyCentre centre={centre} />
        ) : (
          <PausedHome playBlock={playBlock} />
        )}
        {mayPromote && isSideShown && <div className={styles.side}>{side}</div>}
      </main>
    </div>
  );
}

/** The games by their tabs. */
function LobbyCentre({ centre }: { readonly centre: RefObject<HTMLDivElement | null> }) {
  const { scrollBack, startOver } = useLobbyCentre(centre);
  return (
    <div ref={centre} id={CENTRE_ID} className={styles.centre} tabIndex={-1}>
      <LobbyTabs panelId={PANEL_ID} idPrefix={TAB_ID_PREFIX} onLeave={startOver} />
      <HomePanel onTop={scrollBack} />
    </div>
  );
}
