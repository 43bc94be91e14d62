import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { activeTab, lobbyTabs } from '#shared/lobby/lobby-tab.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { untilUsed } from '#browser/page/settled.ts';
import { selectLobbyTab } from '#state/lobby/lobby-tab-slice.ts';
import { GameGridSkeleton } from '#features/game/game-grid-skeleton.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { CategoryPanel } from './category-panel.tsx';
import { PANEL_ID, TAB_ID_PREFIX } from './home-ids.ts';
import styles from './home-screen.module.css';
import { HotPanel } from './hot-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';

/** Reached by a tap. It waits for nothing: the tab may be in the address. */
const CollectPanel = lazy(async () => {
  const load = Promise.all([import('./settled/collect-panel.tsx'), loadTexts()]);
  return {
    default: await load.then(
      ([loaded]) => loaded.CollectPanel,
      () => MissingPanel,
    ),
  };
});

/** Below the first screenful: comes with the first touch. The lobby works without it. */
const HomeEnd = lazyOrNothing(async () => {
  await untilUsed();
  const [loaded] = await Promise.all([import('./settled/home-end.tsx'), loadTexts('discover')]);
  return loaded.HomeEnd;
});

interface HomePanelProps {
  readonly onTop: () => void;
}

/** The chosen tab's content; more shelves and the footer follow the hot games only (spec §2). */
export function HomePanel({ onTop }: HomePanelProps) {
  const { categories } = useSelector(selectCatalogue);
  // Deferred: the tab itself responds in the next frame, its games render after that.
  const name = useDeferredValue(useSelector(selectLobbyTab));
  const tab = activeTab(lobbyTabs(categories), name);
  return (
    <div className={styles.view}>
      <div
        id={PANEL_ID}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${TAB_ID_PREFIX}-${tab.name}`}
      >
        {tab.kind === 'hot' && <HotPanel onTop={onTop} />}
        {tab.kind === 'collect' && (
          <Suspense fallback={<GameGridSkeleton />}>
            <CollectPanel />
          </Suspense>
        )}
        {tab.kind === 'category' && (
          <CategoryPanel key={tab.categoryId} categoryId={tab.categoryId} />
        )}
      </div>
      {tab.kind === 'hot' && (
        <Suspense fallback={null}>
          <HomeEnd onTop={onTop} />
        </Suspense>
      )}
    </div>
  );
}
