/** A second launch of the open app: shown by the router, at a moment that costs the player nothing. */
import { APP_PATHS } from '#shared/lobby/app-paths.ts';
import { launchTarget } from '#shared/install/launch-target.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { watchLaunches } from '#browser/install/launch-queue.ts';
import { pageOrigin } from '#browser/page/page.ts';
import type { IdleMoments } from './idle-moments.ts';

/** A launch that had to wait longer, e.g. for a game, no longer leads anywhere: the player has moved on. */
const LAUNCH_WAITS_MS = 10 * MINUTE_MS;

interface FollowLaunchesParts {
  readonly moments: Pick<IdleMoments, 'whenIdle'>;
  /** Shows a path of the app. */
  readonly show: (path: string) => void;
  readonly now: () => number;
}

/** Call it once. The latest launch wins. */
export function followLaunches({ moments, show, now }: FollowLaunchesParts): void {
  let callOff = () => {};
  watchLaunches((launched) => {
    const target = launchTarget(launched, { origin: pageOrigin(), paths: APP_PATHS });
    if (target === null) return;
    const launchedAt = now();
    callOff();
    callOff = moments.whenIdle(() => {
      if (Math.abs(now() - launchedAt) <= LAUNCH_WAITS_MS) show(target);
    });
  });
}
