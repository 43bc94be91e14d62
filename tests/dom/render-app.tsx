/** Renders a part of the app over the real store, API, router and messages, and a scripted platform. */
import type { EndpointName, WireResponseOf } from '#contract/endpoints.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import type { TextLanguage } from '#i18n/languages.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { NAMESPACES } from '#i18n/namespaces.ts';
import { sessionFound } from '#session/session-slice.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { afterLoginAnswer } from '#tests/builders/wire.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';

export interface AppOptions {
  readonly language?: TextLanguage;
  /** Overrides of the lobby's configuration. */
  readonly config?: Partial<WireResponseOf<'appConfig'>>;
}

let players = 0;

/** A signed-in player's app. Each call has a player of its own, so nothing stored is another test's. */
export async function createApp({ language = 'en-PH', config = {} }: AppOptions = {}) {
  players += 1;
  const platform = scriptedPlatform();
  platform.token = `token-${players}`;
  platform.reply('afterLoginConfig', { json: afterLoginAnswer({ id: 1_000 + players }, config) });
  const { store } = storeWithListeners();
  store.dispatch(sessionFound());
  await askedLobby(store, 'afterLoginConfig');
  platform.received.length = 0;
  await loadTexts(...NAMESPACES);
  await changeLanguage(language);
  return {
    platform,
    store,
    /** Answers a call as the contract has it. @param after ms on its way */
    answer<Name extends EndpointName>(name: Name, json: WireResponseOf<Name>, after = 0) {
      platform.reply(name, { json: { errcode: 0, ...json }, after });
    },
    refuse: (name: EndpointName, errcode: number) => platform.reply(name, { json: { errcode } }),
    /** The bodies that a call was given, in order. */
    sent: (name: EndpointName) =>
      platform.received.filter((call) => call.name === name).map(({ body }) => body),
    /** Closes the page; what the phone has stored stays. */
    close: cleanup,
  };
}

export type App = Awaited<ReturnType<typeof createApp>>;

export async function renderApp({ store }: App, ui: ReactElement) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => ui }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return render(
    <Provider store={store}>
      <RouterProvider router={router as never} />
    </Provider>,
  );
}
