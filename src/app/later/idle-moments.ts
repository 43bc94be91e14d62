import { selectHasOpenRequest } from '#api/core/open-requests.ts';
import { isIdleMoment, type Interruption } from '#shared/activity/idle-moment.ts';
import { selectIsBusy } from '#state/busy/busy-slice.ts';
import { selectIsAnyOverlayOpen } from '#state/overlays/overlay-slice.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppStore } from '#app/store.ts';

/** Decides when the player can be interrupted. */
export interface IdleMoments {
  readonly canInterrupt: () => boolean;
  /** Runs the work at the next idle moment, possibly now. Returns a function that cancels it. */
  readonly whenIdle: (work: () => void) => () => void;
}

export function createIdleMoments(
  store: AppStore,
  router: AppRouter,
  interruption: Interruption,
): IdleMoments {
  const canInterrupt = () => {
    // Until the first screen is shown, and while another loads, the navigation would close what is opened.
    const { location, resolvedLocation } = router.state;
    if (resolvedLocation?.href !== location.href) return false;
    const state = store.getState();
    const facts = {
      path: router.state.location.pathname,
      isOverlayOpen: selectIsAnyOverlayOpen(state),
      isBusy: selectIsBusy(state),
      isRequestOpen: selectHasOpenRequest(state),
    };
    return isIdleMoment(facts, interruption);
  };
  return {
    canInterrupt,
    whenIdle(work) {
      if (canInterrupt()) {
        work();
        return () => undefined;
      }
      const look = () => {
        if (!canInterrupt()) return;
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

/** Moments that do not occur before the promise resolves with them: the app has no router yet. */
export function laterMoments(coming: Promise<IdleMoments>): IdleMoments {
  let known: IdleMoments | null = null;
  async function come() {
    known = await coming;
  }
  void come();
  return {
    canInterrupt: () => known?.canInterrupt() ?? false,
    whenIdle(work) {
      let isOff = false;
      let stop = () => {
        isOff = true;
      };
      async function wait() {
        const moments = await coming;
        if (!isOff) stop = moments.whenIdle(work);
      }
      void wait();
      return () => stop();
    },
  };
}
