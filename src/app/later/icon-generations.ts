/** Has the worker cache the icons of the lobby's list, and shows a new list together with its icons. */
import {
  listsGated,
  nextListReady,
  nextListWelcome,
  selectConfig,
  selectGameListVersion,
  selectGames,
  selectIsPartial,
  selectNextList,
} from '#state/catalogue/catalogue-slice.ts';
import { workerReportEndpoints } from '#shared/worker/report-contract.ts';
import { arrangeCatalogue } from '#shared/lobby/catalogue.ts';
import { gameIconUrl } from '#shared/game/game.ts';
import { iconOrder } from '#shared/lobby/icon-order.ts';
import { iconLimits, iconSync, watchNetwork } from '#browser/worker/icon-sync.ts';
import { visibleGameIds } from '#browser/page/lobby-view.ts';
import { absoluteUrl, isUntouched, watchOnline, watchVisibility } from '#browser/page/page.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { selectHistory, selectLikes } from '#state/session/session-slice.ts';
import type { AppStore, RootState } from '#app/store.ts';

/** Delay of the first cache fill after the first screen, in ms. */
const FIRST_FILL_AFTER_MS = 3_000;

const BYTES_PER_MB = 1_000_000;

/** Starts the icon sync. Call it once, with a worker in control of the page. */
export function followIcons(store: AppStore): void {
  let sent: readonly unknown[] = [];
  let isFirst = true;

  function want(): void {
    const request = requestOf(store.getState());
    if (request !== null) iconSync.want(request);
  }

  function wantSoon(): void {
    const { next, games, isPartial } = store.getState().catalogue;
    if (games.length === 0 || isPartial) return;
    // A list that waits for its icons is not delayed.
    if (!isFirst || next !== null) return want();
    isFirst = false;
    setTimeout(want, FIRST_FILL_AFTER_MS);
  }

  function follow(): void {
    const { catalogue } = store.getState();
    const { next, games, config, askedAt } = catalogue;
    const seen = [next?.games, games, config?.iconAddress, askedAt === null];
    if (seen.every((part, at) => part === sent[at])) return;
    sent = seen;
    wantSoon();
  }

  iconSync.subscribe(() => {
    const progress = iconSync.progress();
    if (progress === null || (progress.state !== 'ready' && progress.state !== 'freed')) return;
    if (selectNextList(store.getState())?.gameListVersion !== progress.gameListVersion) return;
    store.dispatch(nextListReady(progress.gameListVersion));
    // An untouched lobby counts as still loading.
    if (isUntouched()) store.dispatch(nextListWelcome(Date.now()));
  });
  store.subscribe(follow);
  watchVisibility(want);
  watchNetwork(want);
  watchOnline((isOnline) => {
    if (isOnline) want();
  });
  store.dispatch(listsGated(true));
  iconSync.look();
  follow();
}

/** Builds the request to the worker; null while there is nothing to show. */
function requestOf(state: RootState) {
  const config = selectConfig(state);
  const shownVersion = selectGameListVersion(state);
  const next = selectNextList(state);
  const games = next?.games ?? selectGames(state);
  if (config === null || games.length === 0 || selectIsPartial(state)) return null;
  // A stored waiting list may be outdated: wait for the server's answer.
  if (next !== null && state.catalogue.askedAt === null) return null;
  const iconAddress = absoluteUrl(next?.iconAddress ?? config.iconAddress);
  const catalogue = arrangeCatalogue(games, config.categories, config.providers);
  const order = iconOrder(catalogue, {
    visible: visibleGameIds(),
    likes: selectLikes(state),
    history: selectHistory(state),
  });
  return {
    gameListVersion: next?.gameListVersion ?? shownVersion,
    sentAt: next?.sentAt ?? state.catalogue.sentAt,
    shownVersion,
    icons: order.games.map((game) => gameIconUrl(iconAddress, game)),
    visible: order.visible,
    ...iconLimits(readPageSettings().iconBudgetMb * BYTES_PER_MB),
    report: reportAddress(),
  };
}

function reportAddress() {
  const { apiBase, pathPrefix, clientReferrer, channel, appId } = readPageSettings();
  return {
    url: absoluteUrl(apiBase + pathPrefix + workerReportEndpoints.workerReport.path),
    base: { clientReferrer, channel, appId },
  };
}
