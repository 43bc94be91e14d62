/** Loads everything the first paint does not need: the router with its screens, then background work. */
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { breathe } from '#browser/page/idle.ts';
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
  /** Starts loading: a first screen is shown, or cannot be shown without these parts. */
  readonly load: () => void;
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
  const [updates, resolveUpdates] = withResolver<Updates>();
  let isLoading = false;

  async function loadParts(): Promise<void> {
    const { createScreens } = await untilLoaded(() => import('./settled/screens.tsx'));
    const made = createScreens(store);
    resolveScreens(made);
    await breathe();
    const [{ startBackground }, bars] = await untilLoaded(() =>
      Promise.all([
        import('./later/background.ts'),
        import('./settled/bottom-bars.tsx'),
        loadTexts(),
      ]),
    );
    const offer = startBackground({ store, listeners, router: made.router, settings });
    resolveUpdates({ offer, BottomBars: bars.BottomBars });
  }

  return {
    load() {
      if (isLoading) return;
      isLoading = true;
      void loadParts();
    },
    screens,
    updates,
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
