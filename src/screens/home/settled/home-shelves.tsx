import {
  selectCatalogue,
  selectConfig,
  selectIsPartial,
} from '#state/catalogue/catalogue-slice.ts';
import { epochMs } from '#shared/time/duration.ts';
import { demosOf, shelvesOf, type ProviderOfShelf } from '#shared/lobby/shelves.ts';
import { OfflineDemosShelf } from '#features/game/settled/offline-demos-shelf.tsx';
import { DiscoverShelves } from '#features/game/discover-shelves.tsx';
import { ProviderShelfRow } from '#features/provider-tabs/provider-shelf.tsx';
import { lobbyTabChosen, providerChosen } from '#state/lobby/lobby-tab-slice.ts';
import { selectHistory, selectIsSignedIn } from '#state/session/session-slice.ts';
import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { useOfflineDemoGames } from '#state/play/use-kept-demos.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from '#screens/home/home-screen.module.css';

interface HomeShelvesProps {
  /** One more shelf each turn, then the providers. */
  readonly turn: number;
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** The row of providers is the last: at most four shelves come before. */
const PROVIDERS_TURN = 5;

/** More games below the hot ones: by play history, age, jackpot and provider. */
export function HomeShelves({ turn, onTop }: HomeShelvesProps) {
  const dispatch = useDispatch();
  // Deferred: a fresh list renders its shelves in slices, between which the player's taps are answered.
  const catalogue = useDeferredValue(useSelector(selectCatalogue));
  // The partial list of a first visit is too small to choose from.
  const isPartial = useDeferredValue(useSelector(selectIsPartial));
  const history = useSelector(selectHistory);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isConnected = useIsConnected();
  const isOffered = useSelector(selectConfig)?.hasVisitorDemos === true;
  const hasDemos = isOffered && !isSignedIn && isConnected;
  const [now] = useState(() => epochMs(Date.now()));
  const { providers, ...shelves } = useMemo(
    () => shelvesOf(catalogue, history, now),
    [catalogue, history, now],
  );

  const demos = useMemo(() => (hasDemos ? demosOf(catalogue) : []), [catalogue, hasDemos]);

  const offlineDemos = useOfflineDemoGames();

  function openProvider({ provider, categoryId }: ProviderOfShelf) {
    dispatch(providerChosen({ categoryId, providerId: provider.id }));
    dispatch(lobbyTabChosen(categoryId));
    onTop();
  }

  if (isPartial) return null;
  return (
    <Stack gap={6} className={styles.shelves}>
      <OfflineDemosShelf games={offlineDemos} />
      <DiscoverShelves shelves={shelves} demos={demos} most={turn} />
      {turn >= PROVIDERS_TURN && providers.length > 0 && (
        <ProviderShelfRow providers={providers} onChoose={openProvider} />
      )}
    </Stack>
  );
}
