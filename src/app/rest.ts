/** Brings what comes after the first view: the router with its screens, then all that needs no hurry. */
import type { ClientSettings } from '#contract/client-settings.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { untilLoaded } from '#startup/until-loaded.ts';
import type { Screens } from './screens.tsx';
import type { AppListeners, AppStore } from './store.ts';
import type { UpdateOffer } from './update-moments.ts';
import type { BottomBars } from './bottom-bars.tsx';

export interface Updates {
  readonly offer: UpdateOffer;
  readonly BottomBars: typeof BottomBars;
}

export interface Rest {
  /** Brings it, now that a first screen stands, or as there is none without it. */
  readonly begin: () => void;
  readonly screens: Promise<Screens>;
  readonly updates: Promise<Updates>;
}

interface RestParts {
  readonly store: AppStore;
  readonly listeners: AppListeners;
  readonly settings: ClientSettings;
}

export function createRest({ store, listeners, settings }: RestParts): Rest {
  const [screens, tellScreens] = told<Screens>();
  const [updates, tellUpdates] = told<Updates>();
  let hasBegun = false;

  async function bring(): Promise<void> {
    const { createScreens } = await untilLoaded(() => import('./screens.tsx'));
    const made = createScreens(store);
    tellScreens(made);
    const [{ beginRest }, bars] = await untilLoaded(() =>
      Promise.all([import('./after-first-view.ts'), import('./bottom-bars.tsx'), loadTexts()]),
    );
    const offer = beginRest({ store, listeners, router: made.router, settings });
    tellUpdates({ offer, BottomBars: bars.BottomBars });
  }

  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      void bring();
    },
    screens,
    updates,
  };
}

/** A promise, and what fulfils it. */
function told<Value>(): [Promise<Value>, (value: Value) => void] {
  let tell: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    tell = resolve;
  });
  return [promise, tell];
}
