import { readGameQuery, type GameQuery } from '#shared/search/game-query.ts';
import { SearchScreen } from '#screens/search/search-screen.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';

const route = getRouteApi('/search');

/**
 * The search with its query in the URL: it survives a reload, and a return from a game. The field shows typed
 * text at once; the URL follows.
 */
export function SearchRoute(): ReactElement {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const [query, setQuery] = useState(address);

  function handleQuery(next: GameQuery) {
    const read = readGameQuery({ ...next });
    setQuery({ ...read, ...(next.q !== undefined && { q: next.q }) });
    void navigate({ search: read, replace: true, resetScroll: false });
  }

  return <SearchScreen query={query} onQuery={handleQuery} />;
}
