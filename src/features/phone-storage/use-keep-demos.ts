import { useOfflineDemosQuery } from '#api/play.ts';
import type { Game } from '#shared/game/game.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import { keepDemos } from '#browser/storage/kept-demos.ts';
import { cacheScreensNow } from '#browser/storage/screen-cache.ts';
import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { useKeptDemos } from '#state/play/use-kept-demos.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** A game as the card shows it. */
type DemoGame = Pick<Game, 'id' | 'name' | 'version'>;

/** The demos that this phone keeps or could keep. */
export type KeepDemos =
  | { readonly status: 'absent' }
  | { readonly status: 'kept'; readonly games: readonly DemoGame[] }
  | {
      readonly status: 'offered' | 'keeping' | 'failed';
      readonly games: readonly DemoGame[];
      /** Together, as they are stored. */
      readonly bytes: number;
      readonly keep: () => void;
    };

/** @param onKept called when they have been stored */
export function useKeepDemos(onKept: () => void): KeepDemos {
  const { i18n } = useTranslation();
  const catalogue = useSelector(selectCatalogue);
  const isOffered = useSelector(selectConfig)?.hasOfflineDemos === true;
  const isConnected = useIsConnected();
  const { playBlock } = useAccountState();
  const kept = useKeptDemos();
  const [progress, setProgress] = useState<'offered' | 'keeping' | 'failed'>('offered');
  const canKeep = isOffered && playBlock === null && kept?.length === 0;
  const { data } = useOfflineDemosQuery(i18n.language, { skip: !canKeep || !isConnected });
  if (!isOffered || playBlock !== null || kept === null) return { status: 'absent' };
  if (kept.length > 0) return { status: 'kept', games: gamesOf(catalogue, kept) };
  // Only games that the lobby knows have a name and a picture.
  const games = gamesOf(catalogue, data?.map(({ gameId }) => gameId) ?? []);
  const pages = data?.filter(({ gameId }) => games.some(({ id }) => id === gameId)) ?? [];
  if (pages.length === 0) return { status: 'absent' };

  async function keep(): Promise<void> {
    setProgress('keeping');
    try {
      // The screen that shows them, too.
      await cacheScreensNow();
      await keepDemos(pages);
      setProgress('offered');
      onKept();
    } catch {
      setProgress('failed');
    }
  }
  return {
    status: progress,
    games,
    bytes: pages.reduce((sum, page) => sum + page.bytes, 0),
    keep: () => void keep(),
  };
}
