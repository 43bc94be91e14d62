import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useGameSearch } from '#state/catalogue/use-game-search.ts';
import { isListed, listedGames } from '#shared/lobby/catalogue.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { categoriesNamed, withCategories } from '#shared/search/category-words.ts';
import { searchLength } from '#shared/search/fold.ts';
import { filterGames, orderGames } from '#shared/search/filter-games.ts';
import { countFilters, withoutFilters, type GameQuery } from '#shared/search/game-query.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { tabLabelKey } from '#i18n/tab-label.ts';
import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';

export type GameResults =
  /** No query yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'too-short'; readonly least: number }
  /** The list's index is being built. */
  | { readonly status: 'preparing' }
  | { readonly status: 'found'; readonly games: readonly Game[] }
  /** `withoutFilters`: number of games found without the filters. */
  | { readonly status: 'none'; readonly withoutFilters: number };

/** Searches on the device, as typed. Results render deferred, so that typing stays responsive. */
export function useGameResults(asked: GameQuery, now: EpochMs): GameResults {
  const { t } = useFirstTexts();
  const query = useDeferredValue(asked);
  const search = useGameSearch();
  const catalogue = useSelector(selectCatalogue);
  const least = useSelector(selectConfig)?.search.least ?? 0;
  return useMemo(() => {
    const typed = query.q ?? '';
    const letters = searchLength(typed);
    const hasFilters = countFilters(query) > 0;
    if (letters === 0 && !hasFilters) return { status: 'idle' };
    if (letters > 0 && letters < least) return { status: 'too-short', least };
    if (letters > 0 && search === null) return { status: 'preparing' };
    const listed = listedGames(catalogue);
    const found =
      letters > 0 && search !== null
        ? withCategories(
            search.find(typed).filter((game) => isListed(catalogue, game)),
            typed,
            categoriesNamed(typed, catalogue.categories, (categoryId) =>
              t(tabLabelKey({ kind: 'category', name: categoryId, categoryId })),
            ),
            listed,
          )
        : listed;
    const passed = orderGames(filterGames(found, query, now), query.order ?? 'match');
    if (passed.length > 0) return { status: 'found', games: passed };
    const unfiltered = hasFilters ? filterGames(found, withoutFilters(query), now).length : 0;
    return { status: 'none', withoutFilters: letters > 0 ? unfiltered : listed.length };
  }, [query, search, catalogue, least, now, t]);
}
