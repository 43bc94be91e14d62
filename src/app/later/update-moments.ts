import { mayTakeOver, type UpdateChance } from '#shared/worker/update-moment.ts';
import type { WorkerClient } from '#browser/worker/service-worker.ts';
import type { IdleMoments } from './idle-moments.ts';

/**
 * How long a navigation waits for its idle moment, in ms: its overlay fades out, a call gets its answer.
 * Later the player is busy with something new.
 */
const CHANCE_LASTS_MS = 5_000;

interface UpdateMomentsParts {
  readonly worker: Pick<WorkerClient, 'watchWorker' | 'applyUpdate'>;
  readonly moments: IdleMoments;
  /** Runs the work after each change to another path. */
  readonly onNavigated: (work: () => void) => void;
  /** Runs the work whenever the player returns to the page. */
  readonly onReturn: (work: () => void) => void;
  readonly onControlled: () => void;
}

/** Whether a new version is offered, and the player's answer; for `useSyncExternalStore`. */
export interface UpdateOffer {
  readonly isOffered: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Lets the new version take over now. */
  readonly accept: () => void;
  /** Postpones it until the player returns to the app. */
  readonly putOff: () => void;
}

/** Starts the worker, offers each new version of it, and lets it take over at a safe moment. */
export function watchUpdates(parts: UpdateMomentsParts): UpdateOffer {
  const { worker, moments } = parts;
  const listeners = new Set<() => void>();
  let hasUpdate = false;
  let isPutOff = false;
  let callOff = () => {};

  function offer(): void {
    hasUpdate = true;
    isPutOff = false;
    listeners.forEach((listener) => listener());
  }

  function take(chance: UpdateChance): void {
    callOff();
    if (!hasUpdate || !mayTakeOver(chance, isPutOff)) return;
    if (chance === 'returned') {
      if (moments.canInterrupt()) worker.applyUpdate();
      return;
    }
    const stopWaiting = moments.whenIdle(worker.applyUpdate);
    const timer = setTimeout(stopWaiting, CHANCE_LASTS_MS);
    callOff = () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }

  parts.onNavigated(() => take('navigated'));
  parts.onReturn(() => take('returned'));
  worker.watchWorker({
    onUpdateWaiting: offer,
    onReplaced: offer,
    onControlled: parts.onControlled,
  });

  return {
    isOffered: () => hasUpdate && !isPutOff,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    accept: worker.applyUpdate,
    putOff: () => {
      isPutOff = true;
      listeners.forEach((listener) => listener());
    },
  };
}
