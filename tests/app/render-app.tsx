/** Renders part of the app with the real store, API, router and messages over a scripted server. */
import type { EndpointName, WireResponseOf } from '#shared/wire/endpoints.ts';
import type { WireUser } from '#shared/account/user-contract.ts';
import { connectApi, connected } from '#api/core/connection.ts';
import { noteAnswer, noteLostCall } from '#browser/page/reachability.ts';
import { refreshQueries } from '#app/later/refresh-triggers.ts';
import { changeLanguage } from '#i18n/settled/i18n.ts';
import type { TextLanguage } from '#i18n/languages.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { NAMESPACES } from '#i18n/settled/namespaces.ts';
import { selectOverlays } from '#state/overlays/overlay-slice.ts';
import { sessionFound } from '#state/session/session-slice.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { afterLoginAnswer, appConfigAnswer } from '#tests/builders/wire.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished } from 'vitest';

export interface AppOptions {
  readonly language?: TextLanguage;
  /** Overrides of the lobby's configuration. */
  readonly config?: Partial<WireResponseOf<'appConfig'>>;
  /** Overrides of the player's data. */
  readonly user?: Partial<WireUser>;
  /** Limits, breaks and exclusions that the lobby answer contains. */
  readonly rg?: Partial<WireResponseOf<'protection'>['rg']>;
  readonly banks?: WireResponseOf<'accountLogin'>['appUserBankList'];
  /** Liked and recently played games. */
  readonly games?: Partial<WireResponseOf<'accountLogin'>['appGameDataUser']>;
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
}

let players = 0;

/** Protection state of a player without limits or breaks. */
const NO_LIMITS: WireResponseOf<'protection'>['rg'] = {
  limits: [],
  realityMin: 60,
  breakUntil: 0,
  excludeUntil: 0,
  sessionStart: 0,
  netToday: 0,
};

/** Creates the app of a new player or visitor, so that tests do not share stored data. */
export async function createApp(options: AppOptions = {}) {
  const {
    language = 'en-PH',
    config = {},
    user = {},
    banks = [],
    games,
    rg,
    isVisitor = false,
  } = options;
  players += 1;
  const platform = scriptedPlatform();
  connectApi({ ...connected(), reachability: { noteAnswer, noteLostCall } });
  const player = { id: 1_000 + players, ...user };
  const answer = {
    ...afterLoginAnswer(player, config),
    appUserBankList: banks,
    ...(rg && { rg: { ...NO_LIMITS, ...rg } }),
    ...(games && { appGameDataUser: { gameLikes: {}, gameHistory: [], ...games } }),
  };
  platform.reply('afterLoginConfig', { json: answer });
  platform.reply('appConfig', { json: appConfigAnswer(config) });
  const { store, listeners, ends } = storeWithListeners();
  onTestFinished(refreshQueries(store.dispatch));
  if (!isVisitor) {
    platform.token = `token-${players}`;
    store.dispatch(sessionFound());
  }
  await askedLobby(store, isVisitor ? 'appConfig' : 'afterLoginConfig');
  platform.received.length = 0;
  await loadTexts(...NAMESPACES);
  await changeLanguage(language);
  return {
    platform,
    store,
    listeners,
    /** How sessions have ended. */
    ends,
    /** Sets the answer of a call. @param after delay in ms */
    answer<Name extends EndpointName>(name: Name, json: WireResponseOf<Name>, after = 0) {
      platform.reply(name, { json: { errcode: 0, ...json }, after });
    },
    refuse: (name: EndpointName, errcode: number) => platform.reply(name, { json: { errcode } }),
    /** Request bodies of a call, in order. */
    sent: (name: EndpointName) =>
      platform.received.filter((call) => call.name === name).map(({ body }) => body),
    /** Names of the open overlays, the top one last. */
    overlays: () => selectOverlays(store.getState()).map(({ overlay }) => overlay.name),
    /** Closes the page; stored data remains. */
    close: cleanup,
  };
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** @param path route of the rendered UI, for components that read the URL; by default any URL shows it */
export async function renderApp({ store }: App, ui: ReactElement, path = '/') {
  const root = createRootRoute({ component: () => (path === '/' ? ui : <Outlet />) });
  const placed = (at: string | undefined, shown: ReactElement | null) =>
    createRoute({ getParentRoute: () => root, path: at as '/', component: () => shown });
  const router = createRouter({
    routeTree: root.addChildren([placed(path.split(/[?#]/)[0], ui), placed('/$', null)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  // An awaited `act` lets React finish rendering lazy components.
  const rendered = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router as never} />
      </Provider>,
    ),
  );
  /** The current URL. */
  return { ...rendered, address: () => router.state.location.href };
}
