/** The lobby opens with its first tab: not at the scroll position of another one. */
import { watchReloads } from '#app/settled/lobby-scroll.ts';
import { createAppRouter } from '#app/settled/router.ts';
import { HOT_TAB } from '#shared/lobby/lobby-tab.ts';
import { lobbyTabChosen } from '#state/lobby/lobby-tab-slice.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createApp } from '#tests/app/render-app.tsx';

const SLOTS = 1;

async function openHome(path = '/lobby/home') {
  const { store } = await createApp();
  const router = createAppRouter(store, createMemoryHistory({ initialEntries: [path] }));
  watchReloads(store, router);
  await router.load();
  return {
    choose: (tab: number) => store.dispatch(lobbyTabChosen(tab)),
    key: () => router.options.getScrollRestorationKey?.(router.latestLocation),
  };
}

/** How the browser restores the position when the page is loaded again. */
function modeAfterLeaving(): ScrollRestoration {
  window.dispatchEvent(new Event('pagehide'));
  return history.scrollRestoration;
}

it('stores a position for each tab of the lobby', async () => {
  const { choose, key } = await openHome();
  const first = key();
  choose(SLOTS);
  expect(key()).not.toBe(first);
  choose(HOT_TAB);
  expect(key()).toBe(first);
});

it('opens at its top after a reload on another tab', async () => {
  const { choose } = await openHome();
  choose(SLOTS);
  expect(modeAfterLeaving()).toBe('manual');
  choose(HOT_TAB);
  expect(modeAfterLeaving()).toBe('auto');
});

it('leaves the position of other screens to the browser', async () => {
  const { choose } = await openHome('/about');
  choose(SLOTS);
  expect(modeAfterLeaving()).toBe('auto');
});
