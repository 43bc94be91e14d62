/**
 * Spaces automatic prompts: an install invitation does not follow the lobby's activities directly, nor appear
 * in the first minute after a login.
 */
import { activityQueue } from '#shared/activity/activity-queue.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { selectOverlays, type Overlay } from '#state/overlays/overlay-slice.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import type { IdleMoments } from './idle-moments.ts';
import type { AppStore } from '#app/store.ts';

export type PromptGroup = 'install' | 'activity';

/** Minimum time between the end of one group and the start of the other. */
export const PROMPT_GAP_MS = MINUTE_MS;

const GROUPS: Partial<Record<Overlay['name'], PromptGroup>> = {
  'install-sheet': 'install',
  'ios-hint': 'install',
  'open-in-chrome': 'install',
  ...Object.fromEntries(
    activityQueue.filter(({ isAutomatic }) => isAutomatic).map(({ name }) => [name, 'activity']),
  ),
};

export interface PromptSpacing {
  /** Idle moments for a group, far enough from the other group. */
  readonly momentsFor: (group: PromptGroup, moments: IdleMoments) => IdleMoments;
}

/** Observes the store from now on. Call it once. */
export function createPromptSpacing(store: AppStore): PromptSpacing {
  /** When each group was last seen, and the last login, by `performance.now`. */
  const seenAt = { install: -Infinity, activity: -Infinity };
  let signedInAt = -Infinity;
  let wasSignedIn = selectIsSignedIn(store.getState());

  let openBefore: readonly Overlay['name'][] = [];
  store.subscribe(() => {
    const state = store.getState();
    const isSignedIn = selectIsSignedIn(state);
    if (isSignedIn && !wasSignedIn) signedInAt = performance.now();
    wasSignedIn = isSignedIn;
    const open = selectOverlays(state).map(({ overlay }) => overlay.name);
    for (const name of [...openBefore, ...open]) {
      const group = GROUPS[name];
      if (group !== undefined) seenAt[group] = performance.now();
    }
    openBefore = open;
  });

  const freeAt = (group: PromptGroup): number =>
    PROMPT_GAP_MS + (group === 'install' ? Math.max(seenAt.activity, signedInAt) : seenAt.install);

  return {
    momentsFor(group, moments) {
      const isFree = () => performance.now() >= freeAt(group);
      return {
        canInterrupt: () => isFree() && moments.canInterrupt(),
        whenIdle(work) {
          let callOff = () => undefined as void;
          function wait(): void {
            if (!isFree()) {
              const timer = setTimeout(wait, freeAt(group) - performance.now());
              callOff = () => clearTimeout(timer);
              return;
            }
            // The work may run before `whenIdle` returns.
            let hasRun = false;
            const stop = moments.whenIdle(() => {
              hasRun = true;
              if (isFree()) work();
              else wait();
            });
            if (!hasRun) callOff = stop;
          }
          wait();
          return () => callOff();
        },
      };
    },
  };
}
