import { selectConfig, selectProblem } from '#catalogue/catalogue-slice.ts';
import type { Market } from '#domain/market.ts';
import { BottomTabs } from '#features/bottom-tabs/bottom-tabs.tsx';
import { MarketContext } from '#i18n/use-formats.ts';
import { StartProblemScreen } from '#screens/problem/start-problem-screen.tsx';
import { Suspense, use, useEffect, type ReactElement } from 'react';
import { Provider, useSelector } from 'react-redux';
import { HomeLayer } from './home-layer.tsx';
import type { Rest } from './rest.ts';
import { removeShell } from '#startup/shell/shell.ts';
import { useIsShown } from './shown.ts';
import type { AppStore } from './store.ts';

interface AppProps {
  readonly store: AppStore;
  readonly market: Market;
  readonly rest: Rest;
}

export function App({ store, market, rest }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <MarketContext value={market}>
        <Lobby rest={rest} />
      </MarketContext>
    </Provider>
  );
}

/**
 * The skeleton in index.html is the loading overlay of spec §4: it stays until there is a lobby,
 * stored or fresh, or a problem to tell.
 */
function Lobby({ rest }: Pick<AppProps, 'rest'>): ReactElement | null {
  const config = useSelector(selectConfig);
  const market = use(MarketContext);
  const problem = useSelector(selectProblem);
  const isHome = useIsShown('home');
  const hasBar = useIsShown('bar');
  if (config === null) {
    return problem === null ? null : (
      <>
        <StartProblemScreen problem={problem} />
        <FirstScreen rest={rest} />
      </>
    );
  }
  // The platform's word on whose coins are counted goes before the page's settings.
  return (
    <MarketContext value={config.market ?? market}>
      {isHome && (
        <>
          <HomeLayer
            renderCrash={(error, reset) => (
              <Suspense fallback={null}>
                <CrashedHome rest={rest} error={error} reset={reset} />
              </Suspense>
            )}
          />
          <FirstScreen rest={rest} />
        </>
      )}
      <Suspense fallback={null}>
        <Screens rest={rest} />
      </Suspense>
      {hasBar && <BottomTabs />}
      <Suspense fallback={null}>
        <Updates rest={rest} />
      </Suspense>
    </MarketContext>
  );
}

/** Beside a first screen: the skeleton goes, and the rest comes. */
function FirstScreen({ rest }: Pick<AppProps, 'rest'>): null {
  useEffect(() => {
    removeShell();
    rest.begin();
  }, [rest]);
  return null;
}

/** All screens but the lobby's home, once the router has come. */
function Screens({ rest }: Pick<AppProps, 'rest'>): ReactElement {
  const { All } = use(rest.screens);
  return (
    <>
      <All />
      <FirstScreen rest={rest} />
    </>
  );
}

interface CrashProps extends Pick<AppProps, 'rest'> {
  readonly error: Error;
  readonly reset: () => void;
}

/** In the place of a home that broke; its way out needs the router. */
function CrashedHome({ rest, error, reset }: CrashProps): ReactElement {
  const { Crashed } = use(rest.screens);
  return <Crashed error={error} reset={reset} />;
}

/** Bars above the tabs, once their code is loaded. */
function Updates({ rest }: Pick<AppProps, 'rest'>): ReactElement {
  const { router } = use(rest.screens);
  const { offer, BottomBars } = use(rest.updates);
  return <BottomBars router={router} offer={offer} />;
}
