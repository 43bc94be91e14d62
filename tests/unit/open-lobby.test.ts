import { refreshLobby } from '#app/refresh-lobby.ts';
import { lobbyOrProblem } from '#app/open-lobby.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { appConfigAnswer } from '#tests/builders/wire.ts';
import { expect, it, vi } from 'vitest';

/** A store, its platform, and whether there was something to render. */
function setUp() {
  const platform = scriptedPlatform();
  const { store } = storeWithListeners();
  const handleKnown = vi.fn();
  const watch = () => lobbyOrProblem(store).then(handleKnown);
  const refresh = () => refreshLobby(store.dispatch, store.getState);
  return { platform, handleKnown, watch, refresh };
}

it('waits for a lobby before the first render [flow.app-start.loading]', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  const watching = watch();
  await Promise.resolve();
  expect(handleKnown).not.toHaveBeenCalled();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  await watching;
  expect(handleKnown).toHaveBeenCalledTimes(1);
});

it('renders at once what is known already', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  platform.reply('appConfig', { json: appConfigAnswer() });
  await refresh();
  await watch();
  expect(handleKnown).toHaveBeenCalledTimes(1);
});

it('renders a problem when there is no lobby', async () => {
  const { platform, handleKnown, watch, refresh } = setUp();
  const watching = watch();
  platform.reply('appConfig', { status: 500 });
  await refresh();
  await watching;
  expect(handleKnown).toHaveBeenCalledTimes(1);
});
