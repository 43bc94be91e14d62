/** Leaves the lobby's first view to the worker, so that the next opening paints it before any script. */
import { localKeys } from '#config/storage-keys.ts';
import { epochMs } from '#domain/duration.ts';
import { readThemeChoice } from '#features/appearance/theme-choice.ts';
import { firstTexts } from '#i18n/first-texts.ts';
import { dropFirstView, storeFirstView } from './first-view-store.ts';
import { whenIdle } from '#browser/idle.ts';
import { localArea } from '#browser/key-value.ts';
import { watchVisibility } from '#browser/page.ts';
import { readInstallView, watchInstallView } from '#session/install-requests.ts';
import { selectPlayer } from '#session/session-slice.ts';
import type { Store } from '@reduxjs/toolkit';
import { firstViewOf, type LobbyState } from './first-view-of.ts';

type LobbyStore = Pick<Store<LobbyState>, 'getState' | 'subscribe'>;

/** A burst of changes is one write, in ms. */
const AFTER_MS = 1_000;

/**
 * Follows the lobby and keeps its first view. What another player left goes at once: the phone may be
 * closed before the next look.
 */
export function keepFirstView(store: LobbyStore): void {
  let kept = '';
  let owner = playerOf(store);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const theme = readThemeChoice();
    const view = firstViewOf(store.getState(), {
      t: firstTexts().t,
      theme: theme === 'system' ? null : theme,
      isAppOffered: isAppOffered(),
      now: epochMs(Date.now()),
    });
    // Before there is a lobby nothing is known to be wrong with the one that was kept.
    if (view === null) return;
    const text = JSON.stringify(view);
    if (text === kept) return;
    kept = text;
    void storeFirstView(view);
  }

  function lookSoon(): void {
    const now = playerOf(store);
    if (now !== owner) {
      owner = now;
      kept = '';
      void dropFirstView();
    }
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), AFTER_MS);
  }

  store.subscribe(lookSoon);
  watchInstallView(lookSoon);
  // Language, theme and the offer of the app are not in the store.
  watchVisibility((isVisible) => {
    if (!isVisible) look();
  });
  lookSoon();
}

const playerOf = (store: LobbyStore) => selectPlayer(store.getState())?.user.id ?? null;

function isAppOffered(): boolean {
  return !readInstallView().isInside && localArea.read(localKeys.downloadBannerHidden) === null;
}
