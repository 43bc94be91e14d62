import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { listedGames } from '#shared/lobby/catalogue.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { offeredFilters } from '#shared/search/filter-games.ts';
import { withoutFilters, type GameQuery } from '#shared/search/game-query.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { GameFilterBar } from '#features/game-search/game-filter-bar.tsx';
import { FilterSheet } from '#features/game-search/filter-sheet.tsx';
import { NoResults } from '#features/game-search/no-results.tsx';
import { RecentList } from '#features/game-search/recent-list.tsx';
import { SearchBox } from '#features/game-search/search-box.tsx';
import { useGameResults, type GameResults } from '#features/game-search/use-game-results.ts';
import { useRecentSearches } from '#features/game-search/use-recent-searches.ts';
import { GameGridSkeleton } from '#features/game/game-grid-skeleton.tsx';
import { GameGrid } from '#features/game/game-grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { StickyHeader } from '#ui/layout/sticky-header.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './search-screen.module.css';

interface SearchScreenProps {
  readonly query: GameQuery;
  /** Replaces the address with the current query. */
  readonly onQuery: (query: GameQuery) => void;
}

/** Finds games by text, filters and order, on the device alone (spec §2, §5). */
export function SearchScreen({ query, onQuery }: SearchScreenProps) {
  const { t } = useTranslation();
  const [now] = useState(() => epochMs(Date.now()));
  const catalogue = useSelector(selectCatalogue);
  const games = useMemo(() => listedGames(catalogue), [catalogue]);
  const offered = useMemo(() => offeredFilters(games, now), [games, now]);
  const results = useGameResults(query, now);
  const { recent, remember, clear } = useRecentSearches();
  const [isFiltering, setFiltering] = useState(false);
  const typed = query.q ?? '';

  function handleType(q: string) {
    const { q: _before, ...others } = query;
    onQuery(q === '' ? others : { ...others, q });
  }

  /** A game opened from here was found by this text. */
  function handleOpen({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a') !== null) remember(typed);
  }

  return (
    <main data-screen="search">
      <StickyHeader>
        <h1>
          <VisuallyHidden>{t('search.title')}</VisuallyHidden>
        </h1>
        <Row gap={1} className={styles.row}>
          <BackLink />
          <SearchBox typed={typed} onType={handleType} onEnter={() => remember(typed)} />
        </Row>
        <GameFilterBar
          query={query}
          onQuery={onQuery}
          offered={offered}
          onOpenFilters={() => setFiltering(true)}
        />
      </StickyHeader>
      <output className={styles.status}>
        <StatusWords results={results} />
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside answer keys; this only listens */}
      <div className={styles.results} onClick={handleOpen}>
        {results.status === 'found' && (
          <GameGrid games={results.games} label={t('search.results')} />
        )}
        {results.status === 'preparing' && <GameGridSkeleton />}
      </div>
      {results.status === 'none' && (
        <NoResults
          typed={typed}
          withoutFilters={results.withoutFilters}
          onReset={() => onQuery(withoutFilters(query))}
        />
      )}
      {(results.status === 'idle' || results.status === 'too-short') && (
        <div className={styles.start}>
          <RecentList recent={recent} onChoose={handleType} onClear={clear} />
        </div>
      )}
      {results.status !== 'found' && results.status !== 'preparing' && <Popular />}
      <FilterSheet
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        query={query}
        onQuery={onQuery}
        offered={offered}
        count={countOf(results, games)}
      />
    </main>
  );
}

/** Popular games, for a player without a query or without results. */
function Popular() {
  const { t } = useTranslation();
  const { hot } = useSelector(selectCatalogue);
  if (hot.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{t('search.popular')}</h2>
      <GameGrid games={hot} label={t('search.popular')} hasHotBadges={false} />
    </>
  );
}

function StatusWords({ results }: { readonly results: GameResults }) {
  const { t } = useTranslation();
  switch (results.status) {
    case 'found':
      return <span>{t('search.found', { count: results.games.length })}</span>;
    case 'too-short':
      return <span>{t('search.tooShort', { least: results.least })}</span>;
    case 'preparing':
      return <span>{t('search.preparing')}</span>;
    case 'idle':
    case 'none':
      return null;
  }
}

function countOf(results: GameResults, games: readonly Game[]): number {
  switch (results.status) {
    case 'found':
      return results.games.length;
    case 'none':
      return 0;
    case 'idle':
    case 'too-short':
    case 'preparing':
      return games.length;
  }
}
