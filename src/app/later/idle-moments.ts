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

/**
 * The same moments, from when the first screen is complete: an invitation must not cover a lobby that still
 * loads.
 * @param settled resolves then
 */
export function onceSettled(moments: IdleMoments, settled: Promise<void>): IdleMoments {
  let isSettled = false;
  async function settle() {
    await settled;
    isSettled = true;
  }
  void settle();
  return {
    canInterrupt: () => isSettled && moments.canInterrupt(),
    whenIdle(work) {
      let isOff = false;
      let stop = () => {
        isOff = true;
      };
      async function wait() {
        await settled;
        if (!isOff) stop = moments.whenIdle(work);
      }
      void wait();
      return () => stop();
    },
  };
}
