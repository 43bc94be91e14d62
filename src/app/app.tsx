import { selectConfig, selectProblem } from '#state/catalogue/catalogue-slice.ts';
import type { Market } from '#shared/market/market.ts';
import { BottomTabs } from '#features/bottom-tabs/bottom-tabs.tsx';
import { MarketContext } from '#i18n/use-formats.ts';
import { StartProblemScreen } from '#screens/problem/start-problem-screen.tsx';
import { Suspense, use, useEffect, type ReactElement } from 'react';
import { Provider, useSelector } from 'react-redux';
import { HomeLayer } from './home-layer.tsx';
import type { Deferred } from './deferred.ts';
import { breathe } from '#browser/page/idle.ts';
import { removeShell } from '#startup/shell/shell.ts';
import { useIsShown } from './shown.ts';
import type { AppStore } from './store.ts';

interface AppProps {
  readonly store: AppStore;
  readonly market: Market;
  readonly deferred: Deferred;
}

export function App({ store, market, deferred }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <MarketContext value={market}>
        <Lobby deferred={deferred} />
      </MarketContext>
    </Provider>
  );
}

/**
 * The skeleton in index.html is the loading overlay of spec §4: it stays until there is a lobby, stored or
 * fresh, or a problem to report.
 */
function Lobby({ deferred }: Pick<AppProps, 'deferred'>): ReactElement | null {
  const config = useSelector(selectConfig);
  const market = use(MarketContext);
  const problem = useSelector(selectProblem);
  const isHome = useIsShown('home');
  const hasBar = useIsShown('bar');
  if (config === null) {
    return problem === null ? null : (
      <>
        <StartProblemScreen problem={problem} />
        <FirstScreen deferred={deferred} />
      </>
    );
  }
  // The market that the server sends takes precedence over the page's settings.
  return (
    <MarketContext value={config.market ?? market}>
      {isHome && (
        <>
          <HomeLayer
            renderCrash={(error, reset) => (
              <Suspense fallback={null}>
                <CrashedHome deferred={deferred} error={error} reset={reset} />
              </Suspense>
            )}
          />
          <FirstScreen deferred={deferred} />
        </>
      )}
      <Suspense fallback={null}>
        <Screens deferred={deferred} />
      </Suspense>
      {hasBar && <BottomTabs />}
      <Suspense fallback={null}>
        <Updates deferred={deferred} />
      </Suspense>
    </MarketContext>
  );
}

/**
 * Rendered beside a first screen: removes the skeleton and starts the deferred parts, in a task of their own:
 * starting many requests takes 50 ms on a cheap phone.
 */
function FirstScreen({ deferred }: Pick<AppProps, 'deferred'>): null {
  useEffect(() => {
    removeShell();
    void breathe().then(deferred.begin);
  }, [deferred]);
  return null;
}

/** All screens except the lobby's home, once the router has loaded. */
function Screens({ deferred }: Pick<AppProps, 'deferred'>): ReactElement {
  const { All } = use(deferred.screens);
  return (
    <>
      <All />
      <FirstScreen deferred={deferred} />
    </>
  );
}

interface CrashProps extends Pick<AppProps, 'deferred'> {
  readonly error: Error;
  readonly reset: () => void;
}

/** Replaces a home that crashed; leaving it needs the router. */
function CrashedHome({ deferred, error, reset }: CrashProps): ReactElement {
  useEffect(() => deferred.loadScreens(), [deferred]);
  const { Crashed } = use(deferred.screens);
  return <Crashed error={error} reset={reset} />;
}

/** Bars above the tabs, once their code has loaded. */
function Updates({ deferred }: Pick<AppProps, 'deferred'>): ReactElement {
  const { router } = use(deferred.screens);
  const { offer, BottomBars } = use(deferred.updates);
  return <BottomBars router={router} offer={offer} />;
}
