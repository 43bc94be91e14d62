/**
 * Loads everything the first paint does not need: background work once a first screen is shown, and the router
 * with its screens when something needs them, or once the first screen is complete.
 */
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { selectIsAnyOverlayOpen } from '#state/overlays/overlay-slice.ts';
import { whenNavigationAsked } from '#browser/history/navigation.ts';
import { breathe } from '#browser/page/idle.ts';
import { untilSettled } from '#browser/page/settled.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { untilLoaded } from '#browser/page/until-loaded.ts';
import type { Screens } from './settled/screens.tsx';
import type { AppListeners, AppStore } from './store.ts';
import type { UpdateOffer } from './later/update-moments.ts';
import type { BottomBars } from './settled/bottom-bars.tsx';

export interface Updates {
  readonly offer: UpdateOffer;
  readonly BottomBars: typeof BottomBars;
}

export interface Deferred {
  /** A first screen is shown: starts the background work. The screens follow once that screen is complete. */
  readonly begin: () => void;
  /** Resolves when it is called first. */
  readonly begun: Promise<void>;
  /** Loads the screens now: something needs them. */
  readonly loadScreens: () => void;
  readonly screens: Promise<Screens>;
  readonly updates: Promise<Updates>;
}

interface DeferredParts {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly settings: ClientSettings;
}

export function createDeferred({ store, listeners, settings }: DeferredParts): Deferred {
  const [screens, resolveScreens] = withResolver<Screens>();
  const [offer, resolveOffer] = withResolver<UpdateOffer>();
  const [bars, resolveBars] = withResolver<typeof BottomBars>();
  const [begun, begin] = withResolver<void>();
  let isLoading = false;

  async function loadBackground(): Promise<void> {
    const { startBackground } = await untilLoaded(() => import('./later/background.ts'));
    const router = screens.then((made) => made.router);
    resolveOffer(startBackground({ store, listeners, router, settings }));
  }

  async function loadLater(): Promise<void> {
    const { createScreens } = await untilLoaded(() => import('./settled/screens.tsx'));
    // Running the code and creating the router are two tasks.
    await breathe();
    resolveScreens(createScreens(store));
    await breathe();
    const [{ BottomBars }] = await untilLoaded(() =>
      Promise.all([import('./settled/bottom-bars.tsx'), loadTexts()]),
    );
    resolveBars(BottomBars);
  }

  function loadScreens(): void {
    if (isLoading) return;
    isLoading = true;
    leaveStore();
    void loadLater();
  }

  const leaveStore = store.subscribe(() => {
    if (selectIsAnyOverlayOpen(store.getState())) loadScreens();
  });
  whenNavigationAsked(loadScreens);

  void begun.then(loadBackground);
  void begun.then(untilSettled).then(loadScreens);

  return {
    begin,
    begun,
    loadScreens,
    screens,
    updates: Promise.all([offer, bars]).then(([made, Bars]) => ({ offer: made, BottomBars: Bars })),
  };
}

/** A promise and its resolver. `Promise.withResolvers` is newer than the supported browsers. */
function withResolver<Value>(): [Promise<Value>, (value: Value) => void] {
  let resolver: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    resolver = resolve;
  });
  return [promise, resolver];
}
