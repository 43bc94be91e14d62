import { selectCatalogue } from '#catalogue/catalogue-slice.ts';
import { gamesOf } from '#domain/catalogue.ts';
import { GameGrid } from '#features/game/game-grid.tsx';
import { wouldPushReturn } from '#session/return-spot.ts';
import { selectHistory } from '#session/session-slice.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import { Suspense, useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import styles from './home-screen.module.css';
import { NoGames } from './no-games.tsx';

/** Its code is a player's alone. A lobby whose row is lost still plays. */
const ContinueRow = lazyOrNothing(
  async () => (await import('#features/game/continue-row.tsx')).ContinueRow,
);

/** So many of the games played last are in the row. */
const MOST_PLAYED = 10;

/** The hot games by `hotSort` (spec §2), and before them what the player played last. */
export function HotPanel() {
  const { t } = useFirstTexts();
  const catalogue = useSelector(selectCatalogue);
  const { hot } = catalogue;
  const played = gamesOf(catalogue, useSelector(selectHistory)).slice(0, MOST_PLAYED);
  // The row has its place from the first picture on, or waits for the next time: nothing is pushed.
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
      <h2 className={styles.title}>{t('home.hot.title')}</h2>
      {hot.length === 0 ? (
        <NoGames />
      ) : (
        <GameGrid games={hot} label={t('home.hot.title')} hasHotBadges={false} />
      )}
    </>
  );
}
