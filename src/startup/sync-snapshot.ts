/** Sends the lobby's snapshot to the worker, so that the next launch paints it before any script. */
import { localKeys } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import { readThemeChoice } from '#features/appearance/theme-choice.ts';
import { firstTexts } from '#i18n/first-texts.ts';
import { removeSnapshot, storeSnapshot } from './snapshot-store.ts';
import { whenIdle } from '#browser/page/idle.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { watchVisibility } from '#browser/page/page.ts';
import { readInstallView, watchInstallView } from '#state/install/install-requests.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import type { Store } from '@reduxjs/toolkit';
import { buildSnapshot, type LobbyState } from './build-snapshot.ts';

type LobbyStore = Pick<Store<LobbyState>, 'getState' | 'subscribe'>;

/** Delay that merges a burst of changes into one write, in ms. */
const AFTER_MS = 1_000;

/**
 * Observes the lobby and stores its snapshot. Another player's snapshot is removed at once: the app may be
 * closed before the next update.
 */
export function syncSnapshot(store: LobbyStore): void {
  let stored = '';
  let owner = playerOf(store);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const theme = readThemeChoice();
    const snapshot = buildSnapshot(store.getState(), {
      t: firstTexts().t,
      theme: theme === 'system' ? null : theme,
      isAppOffered: isAppOffered(),
      now: epochMs(Date.now()),
    });
    // Until the lobby has loaded, the stored snapshot may still be right.
    if (snapshot === null) return;
    const text = JSON.stringify(snapshot);
    if (text === stored) return;
    stored = text;
    void storeSnapshot(snapshot);
  }

  function updateSoon(): void {
    const now = playerOf(store);
    if (now !== owner) {
      owner = now;
      stored = '';
      void removeSnapshot();
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      whenIdle(update);
    }, AFTER_MS);
  }

  store.subscribe(updateSoon);
  watchInstallView(updateSoon);
  // Language, theme and the install banner are not in the store.
  watchVisibility((isVisible) => {
    if (!isVisible) update();
  });
  // A first visit may be short.
  whenIdle(update);
}

const playerOf = (store: LobbyStore) => selectPlayer(store.getState())?.user.id ?? null;

function isAppOffered(): boolean {
  return !readInstallView().isInside && localArea.read(localKeys.downloadBannerHidden) === null;
}
