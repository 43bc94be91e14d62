import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamesOf, likedGames } from '#shared/lobby/catalogue.ts';
import { GameGrid } from '#features/game/game-grid.tsx';
import { collectPartChosen, selectCollectPart } from '#state/lobby/lobby-tab-slice.ts';
import { selectHistory, selectIsSignedIn, selectLikes } from '#state/session/session-slice.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './collect-panel.module.css';

/** What is shown instead of games comes with what the first touch loads. */
const GuestPrompt = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([import('./settled/guest-prompt.tsx'), loadTexts()]);
  return loaded.GuestPrompt;
});
const CollectEmpty = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([import('./settled/collect-empty.tsx'), loadTexts()]);
  return loaded.CollectEmpty;
});

const PANEL_ID = 'collect-panel';
const TAB_ID_PREFIX = 'collect-tab';

/** The player's own games: likes in the list's order, history latest first (spec §2). */
export function CollectPanel() {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const catalogue = useSelector(selectCatalogue);
  const likes = useSelector(selectLikes);
  const history = useSelector(selectHistory);
  const part = useSelector(selectCollectPart);
  if (!isSignedIn) {
    return (
      <Suspense fallback={null}>
        <GuestPrompt />
      </Suspense>
    );
  }

  const games = part === 'likes' ? likedGames(catalogue, likes) : gamesOf(catalogue, history);
  return (
    <>
      <div className={styles.bar}>
        <ChipRow
          label={t('home.collect.label')}
          items={[
            { id: 'likes', label: t('home.collect.likes'), leading: <HeartIcon size={20} /> },
            { id: 'history', label: t('home.collect.history'), leading: <HistoryIcon size={20} /> },
          ]}
          selectedId={part}
          onSelect={(id) => dispatch(collectPartChosen(id === 'history' ? 'history' : 'likes'))}
          panelId={PANEL_ID}
          idPrefix={TAB_ID_PREFIX}
        />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${TAB_ID_PREFIX}-${part}`}>
        {games.length === 0 ? (
          <Suspense fallback={null}>
            <CollectEmpty part={part} />
          </Suspense>
        ) : (
          <GameGrid key={part} games={games} label={t(`home.collect.${part}`)} />
        )}
      </div>
    </>
  );
}
