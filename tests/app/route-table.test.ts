import { APP_PATHS, LOBBY_PLACES } from '#shared/lobby/app-paths.ts';
import { createAppRouter, routeTree } from '#app/settled/router.ts';
import { createAppStore } from '#app/store.ts';
import { sessionFound } from '#state/session/session-slice.ts';
import { requestKind } from '#sw/request-kind.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

/** The fields of a route that the table covers. */
interface TableRoute {
  readonly fullPath: string;
  readonly children?: readonly TableRoute[];
  readonly options: {
    readonly beforeLoad?: (given: unknown) => unknown;
    readonly validateSearch?: (search: Record<string, unknown>) => unknown;
  };
}

const store = createAppStore().store;
// Creating a router computes the full paths.
createAppRouter(store, createMemoryHistory());

function leavesOf(route: TableRoute): readonly TableRoute[] {
  const children = Object.values(route.children ?? {});
  return children.length > 0 ? children.flatMap(leavesOf) : [route];
}

const plain = (path: string) => path.replace(/(.)\/$/, '$1');
const routes = new Map(
  leavesOf(routeTree as unknown as TableRoute).map((route) => [plain(route.fullPath), route]),
);

function routeOf(path: string): TableRoute {
  const route = routes.get(path);
  if (route === undefined) throw new Error(`no route ${path}`);
  return route;
}

/** Returns the redirect target of a route's guard, or null when the guard passes. */
function sentTo(path: string, isSignedIn: boolean, search: Record<string, unknown> = {}) {
  const visited = createAppStore().store;
  if (isSignedIn) visited.dispatch(sessionFound());
  const location = { href: `${path}?kept=1`, pathname: path };
  try {
    routeOf(path).options.beforeLoad?.({ context: { store: visited }, location, search });
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
}

it('the route tree has exactly the routes of the table [routes.lobby]', () => {
  expect([...routes.keys()].toSorted()).toEqual(
    ['/', '/lobby', ...PUBLIC_ROUTES, ...PLAYER_ROUTES].toSorted(),
  );
});

it('the paths known before the router equal those of the tree', () => {
  expect(APP_PATHS.toSorted()).toEqual([...routes.keys()].toSorted());
});

it('the lobby tabs have the indices of the specification [routes.lobby-tab-indices]', () => {
  expect(LOBBY_PLACES).toEqual(
    ['home', 'deposit', 'invitation', 'activity', 'member'].map((name) => `/lobby/${name}`),
  );
  for (const place of LOBBY_PLACES) expect(routes.has(place)).toBe(true);
});

describe('a visitor', () => {
  it.each(PUBLIC_ROUTES)('may open %s', (path) => {
    expect(sentTo(path, false)).toBeNull();
  });

  it.each(PLAYER_ROUTES)(
    'is redirected from %s to login, with the path to return to [routes.guard] [auth.visitor-and-player]',
    (path) => {
      expect(sentTo(path, false)).toMatchObject({
        to: '/login',
        search: { back: `${path}?kept=1` },
      });
    },
  );
});

describe('a player', () => {
  it.each(PLAYER_ROUTES)('may open %s', (path) => {
    expect(sentTo(path, true)).toBeNull();
  });

  it('is redirected from login to the lobby', () => {
    expect(sentTo('/login', true)).toMatchObject({ to: '/lobby/home', replace: true });
  });
});

it.each(['/', '/lobby'])('%s redirects to the lobby [routes.root]', (path) => {
  expect(sentTo(path, false)).toMatchObject({ to: '/lobby/home', replace: true });
});

it.each([
  ['/start', { gameId: 'x', brandId: -2, typeId: 1.5 }, { gameId: 0, brandId: 0, typeId: 0 }],
  ['/start', { gameId: '012', brandId: 3, typeId: 1 }, { gameId: 12, brandId: 3, typeId: 1 }],
  ['/deposit', { typeId: 'SignUpBonus' }, { typeId: 'SignUpBonus' }],
  ['/deposit', { typeId: 'other' }, {}],
  ['/login', { back: true }, {}],
  ['/login', { back: ['/bind', '/vip'] }, { back: '/bind' }],
  ['/deposit', { orderNo: '00123456789012345678' }, { orderNo: '00123456789012345678' }],
  ['/login', { back: '/bind' }, { back: '/bind' }],
  ['/lobby/home', { tab: 101 }, { tab: 101 }],
  ['/lobby/home', { tab: 'likes' }, {}],
])('the search of %s is validated: %o [routes.start]', (path, search, read) => {
  expect(routeOf(path).options.validateSearch?.(search)).toEqual(read);
});

it('a lobby address with a tab redirects to one without', () => {
  expect(sentTo('/lobby/home', false, { tab: 101 })).toMatchObject({ to: '/lobby/home' });
});

it.each([...PUBLIC_ROUTES, ...PLAYER_ROUTES])('the worker opens the app at %s', (path) => {
  const url = `https://lobby.test${path}`;
  const opening = { method: 'GET', mode: 'navigate', destination: 'document', url };
  expect(requestKind(opening, 'https://lobby.test')).toBe('shell');
});
