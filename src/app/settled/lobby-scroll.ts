/** The lobby opens with its first tab, also after a reload, so each of its tabs has its own scroll position. */
import { HOT_TAB } from '#shared/lobby/lobby-tab.ts';
import { reopenAtTop } from '#browser/page/page.ts';
import { isStripShown } from '#browser/page/strip.ts';
import { watchLeaving } from '#browser/page/page-events.ts';
import { selectLobbyTab } from '#state/lobby/lobby-tab-slice.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import { entryOf, LOBBY } from './follow-return.ts';
import type { AppStore } from '#app/store.ts';

const tabAt = ({ getState }: AppStore, { pathname }: Pick<ParsedLocation, 'pathname'>): number =>
  pathname === LOBBY ? selectLobbyTab(getState()) : HOT_TAB;

/**
 * Identifies the position of a history entry; that of the first tab is the entry's own. A position below the
 * strip counts only while the strip is there.
 */
export function scrollKeyOf(store: AppStore, at: ParsedLocation): string {
  const strip = at.pathname === LOBBY && isStripShown() ? 'strip' : '';
  return entryOf(at) + (tabAt(store, at) || '') + strip;
}

/** Call it once the router listens: it lets the browser restore the position after a reload. */
export function watchReloads(
  store: AppStore,
  router: { readonly latestLocation: Pick<ParsedLocation, 'pathname'> },
): void {
  watchLeaving(() => {
    if (tabAt(store, router.latestLocation) !== HOT_TAB) reopenAtTop();
  });
}
