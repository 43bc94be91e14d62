import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import type { CategoryShelf } from '#shared/lobby/catalogue.ts';
import { GameGrid } from '#features/game/game-grid.tsx';
import { ALL_PROVIDERS, ProviderTabs } from '#features/provider-tabs/provider-tabs.tsx';
import { selectProviderTab } from '#state/lobby/lobby-tab-slice.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import { NoGames } from './no-games.tsx';

interface CategoryPanelProps {
  readonly categoryId: number;
}

const PANEL_ID = 'provider-panel';
const TAB_ID_PREFIX = 'provider-tab';

type TabRoot = Parameters<typeof selectProviderTab>[0];

/** One category: the providers' sub-tabs and the chosen one's games (spec §2, Game-type tab). */
export function CategoryPanel({ categoryId }: CategoryPanelProps) {
  const shelf = useSelector(selectCatalogue).shelves.get(categoryId);
  return shelf === undefined ? <NoGames /> : <Shelf categoryId={categoryId} shelf={shelf} />;
}

interface ShelfProps extends CategoryPanelProps {
  readonly shelf: CategoryShelf;
}

function Shelf({ categoryId, shelf }: ShelfProps) {
  const { t } = useFirstTexts();
  const chosenId = useSelector((state: TabRoot) => selectProviderTab(state, categoryId));
  // A new list may have dropped the provider: then all are shown.
  const chosen = shelf.providers.find(({ provider }) => provider.id === chosenId);
  const selectedId = chosen?.provider.id ?? null;
  return (
    <>
      <ProviderTabs
        categoryId={categoryId}
        shelves={shelf.providers}
        selectedId={selectedId}
        panelId={PANEL_ID}
        idPrefix={TAB_ID_PREFIX}
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={`${TAB_ID_PREFIX}-${selectedId ?? ALL_PROVIDERS}`}
      >
        <GameGrid
          key={selectedId}
          games={chosen?.games ?? shelf.games}
          label={chosen?.provider.name ?? t('home.games.label')}
        />
      </div>
    </>
  );
}
