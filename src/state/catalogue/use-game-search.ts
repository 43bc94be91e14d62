import { selectCatalogue, selectConfig, selectGames } from '#state/catalogue/catalogue-slice.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { createGameSearch, type GameSearch, type SearchedCatalogue } from './game-search.ts';

interface Made {
  readonly of: SearchedCatalogue['games'];
  readonly search: GameSearch;
}

/** The last index, so that a player who returns from a game finds the same results. */
let lastMade: Made | null = null;

/** The search over the shown list; null while its index is being built. One index per list. */
export function useGameSearch(): GameSearch | null {
  const games = useSelector(selectGames);
  const { providers } = useSelector(selectCatalogue);
  const aliases = useSelector(selectConfig)?.search.aliases;
  const [made, setMade] = useState(lastMade);
  const isMade = made?.of === games;
  useEffect(() => {
    if (isMade) return undefined;
    let isWanted = true;
    async function make() {
      const catalogue = { games, providers: [...providers.values()], aliases: aliases ?? {} };
      const search = await createGameSearch(catalogue);
      if (!isWanted) return;
      lastMade = { of: games, search };
      setMade(lastMade);
    }
    void make();
    return () => {
      isWanted = false;
    };
  }, [isMade, games, providers, aliases]);
  return isMade ? made.search : null;
}
