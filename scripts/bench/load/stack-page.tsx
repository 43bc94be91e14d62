/**
 * The smallest lobby of the app's libraries, drawn in the browser: React, the router, RTK Query, one call, and
 * a list that mounts what is near the screen. Built by `floors.mjs` to compare the app with; no part of it.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { memo, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

interface Game {
  id: number;
  version: string;
  typeId: number;
  name: string;
}

interface LobbyAnswer {
  gameResourceUrl: string;
  appGameList: Game[];
}

/** What the page cannot read from the answer. */
interface Screen {
  banner: string;
  notice: string;
  tabs: string[];
  /** Addresses of the icons that the app shows first. */
  icons: string[];
}

const COLUMNS = 3;
/** Rows mounted above and below the screen. */
const AHEAD = 3;
const SIDES = 32;
const WORDS = 56;

const screen = JSON.parse(document.querySelector('#screen')?.textContent ?? '') as Screen;
const iconType = screen.icons[0]?.split('.').at(-1) ?? '';

/** Lists the app's first games first, so that both pages show the same icons. */
function inOrder(games: readonly Game[]): readonly Game[] {
  const isFirst = ({ id }: Game) => screen.icons.some((icon) => icon.includes(`/${id}_`));
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))];
}

/** The server allows only this policy to name a worker. */
const policy = (
  Reflect.get(window, 'trustedTypes') as {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  }
).createPolicy('parola-worker', { createScriptURL: (url) => url });

const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/app/v1',
    // The server wants its cookie as a header, too.
    prepareHeaders: (headers) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      headers.set('x-xsrf-token', token);
    },
  }),
  endpoints: (build) => ({
    lobby: build.query<LobbyAnswer, void>({
      query: () => ({
        url: '/anonymous/appConfig',
        method: 'POST',
        body: {
          clientReferrer: 'ph',
          channel: 'WEB',
          appId: 'parola-web-demo',
          gameListVersion: '',
        },
      }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) =>
    usual({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
});

const Card = memo(function Card({ game, root }: { game: Game; root: string }) {
  const icon = `${root}/icon/${game.id}_${game.version}.${iconType}`;
  return (
    <div data-game-id={game.id}>
      <img src={icon} width={320} height={320} alt="" crossOrigin="anonymous" decoding="async" />
      <p>{game.name}</p>
    </div>
  );
});

function Games({ games, root }: { games: readonly Game[]; root: string }) {
  const [rows, setRows] = useState<readonly [number, number]>([0, AHEAD]);
  const height = (document.documentElement.clientWidth - SIDES) / COLUMNS + WORDS;
  useEffect(() => {
    function look() {
      const above = document.querySelector<HTMLElement>('.games')?.offsetTop ?? 0;
      const first = Math.max(0, Math.floor((scrollY - above) / height) - AHEAD);
      const last = Math.ceil((scrollY - above + innerHeight) / height) + AHEAD;
      setRows((before) => (before[0] === first && before[1] === last ? before : [first, last]));
    }
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [height]);
  const [from, to] = rows;
  return (
    <div
      className="games"
      style={{
        height: Math.ceil(games.length / COLUMNS) * height,
        paddingTop: from * height,
        alignContent: 'start',
      }}
    >
      {games.slice(from * COLUMNS, to * COLUMNS).map((game) => (
        <Card key={game.id} game={game} root={root} />
      ))}
    </div>
  );
}

function Lobby({ category }: { category: number }) {
  const { data } = api.useLobbyQuery();
  const navigate = useNavigate();
  const games = useMemo(() => {
    const all = data?.appGameList ?? [];
    return category === 0 ? inOrder(all) : all.filter(({ typeId }) => typeId === category);
  }, [data, category]);
  if (data === undefined) return null;
  return (
    <>
      <header>
        <b>Parola</b>
      </header>
      <img
        className="banner"
        src={screen.banner}
        width={720}
        height={320}
        alt=""
        crossOrigin="anonymous"
        fetchPriority="high"
      />
      <div className="notice">{screen.notice}</div>
      <div className="tabs">
        {screen.tabs.map((name, at) => (
          <button
            key={name}
            role="tab"
            aria-selected={at === category}
            onClick={() => {
              void navigate({ to: `/c/${at}` });
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <Games games={games} root={data.gameResourceUrl} />
    </>
  );
}

const rootRoute = createRootRoute();
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <Lobby category={0} />,
});
const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/$id',
  component: function Category() {
    const { id } = categoryRoute.useParams();
    return <Lobby category={Number(id)} />;
  },
});
const router = createRouter({ routeTree: rootRoute.addChildren([home, categoryRoute]) });

createRoot(document.querySelector('#root') ?? document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);

const FIRST_ICONS = 9;

/** The worker's requests are not slowed down, so it starts once the page has its icons. */
function registerWhenPainted(): void {
  const icons = [...document.querySelectorAll<HTMLImageElement>('[data-game-id] img')];
  if (icons.filter(({ naturalWidth }) => naturalWidth > 0).length < FIRST_ICONS) return;
  document.removeEventListener('load', registerWhenPainted, true);
  void navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
}
document.addEventListener('load', registerWhenPainted, true);
