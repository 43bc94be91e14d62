import { selectHasOpenRequest } from '#api/open-requests.ts';
import { isQuietMoment } from '#domain/quiet-moment.ts';
import { selectIsOccupied } from '#overlays/occupation-slice.ts';
import { selectIsAnyOverlayOpen } from '#overlays/overlay-slice.ts';
import type { AppRouter } from './router.ts';
import type { AppStore } from './store.ts';

/** Tells when the player can be disturbed. */
export interface QuietMoments {
  readonly isQuiet: () => boolean;
  /** Runs the work at the next quiet moment, which may be now. Returns how to call it off. */
  readonly whenQuiet: (work: () => void) => () => void;
}

export function createQuietMoments(store: AppStore, router: AppRouter): QuietMoments {
  const isQuiet = () => {
    // Before the first screen stands, and while another is on its way, a navigation would at once
    // take away what is opened.
    const { location, resolvedLocation } = router.state;
    if (resolvedLocation?.href !== location.href) return false;
    const state = store.getState();
    return isQuietMoment({
      path: router.state.location.pathname,
      isOverlayOpen: selectIsAnyOverlayOpen(state),
      isOccupied: selectIsOccupied(state),
      isRequestOpen: selectHasOpenRequest(state),
    });
  };
  return {
    isQuiet,
    whenQuiet(work) {
      if (isQuiet()) {
        work();
        return () => undefined;
      }
      const look = () => {
        if (!isQuiet()) return;
        stop();
        work();
      };
      const leaveStore = store.subscribe(look);
      const leaveRouter = router.subscribe('onResolved', look);
      const stop = () => {
        leaveStore();
        leaveRouter();
      };
      return stop;
    },
  };
}
