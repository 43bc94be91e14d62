import { withRecent } from '#shared/search/recent-searches.ts';
import { readRecentSearches, storeRecentSearches } from '#state/lobby/recent-searches.ts';
import { useEffect, useState } from 'react';

export interface RecentSearches {
  readonly recent: readonly string[];
  /** Stores a search that led to a game. */
  readonly remember: (typed: string) => void;
  readonly clear: () => void;
}

const NONE: readonly string[] = [];

/** The player's last searches, stored on the device. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    async function read() {
      const stored = await readRecentSearches();
      if (isShown) setRecent(stored);
    }
    void read();
    return () => {
      isShown = false;
    };
  }, []);

  function keep(next: readonly string[]) {
    if (next === recent) return;
    setRecent(next);
    void storeRecentSearches(next, Date.now());
  }

  return {
    recent,
    remember: (typed) => keep(withRecent(recent, typed)),
    clear: () => keep(NONE),
  };
}
