import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import { GameGrid } from '#features/game/game-grid.tsx';
import { wouldPushReturn } from '#state/lobby/return-spot.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Suspense, useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import styles from './home-screen.module.css';
import { MoreGames } from './more-games.tsx';
import { NoGames } from './no-games.tsx';
import { TryFree } from './try-free.tsx';

/** Only players load its code. The lobby works without it. */
const ContinueRow = lazyOrNothing(
  async () => (await import('#features/game/later/continue-row.tsx')).ContinueRow,
);

/** Number of recently played games in the row. */
const MOST_PLAYED = 10;

interface HotPanelProps {
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** The hot games by `hotSort` (spec §2), preceded by those the player played last. */
export function HotPanel({ onTop }: HotPanelProps) {
  const { t } = useFirstTexts();
  const catalogue = useSelector(selectCatalogue);
  const { hot } = catalogue;
  const played = gamesOf(catalogue, useSelector(selectHistory)).slice(0, MOST_PLAYED);
  // Shown from the first paint, or not before the next mount: the row must not push the content.
  const [hasRow] = useState(() => played.length > 0 && !wouldPushReturn());
  return (
    <>
      {hasRow && played.length > 0 && (
        <div className={styles.played}>
          <Suspense fallback={null}>
            <ContinueRow games={played} />
          </Suspense>
        </div>
      )}
      <div className={styles.heading}>
        <h2 className={styles.title}>{t('home.hot.title')}</h2>
        <TryFree />
      </div>
      {hot.length === 0 ? (
        <NoGames />
      ) : (
        <GameGrid
          games={hot}
          label={t('home.hot.title')}
          hasHotBadges={false}
          end={<MoreGames onTop={onTop} />}
        />
      )}
    </>
  );
}
