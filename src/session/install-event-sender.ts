/**
 * Empties the outbox of install events: in order, in batches, by one tab at a time. Loaded when the
 * page has nothing better to do.
 */
import type { EventBatch } from '#domain/install/event-outbox.ts';
import { retryDelay } from '#domain/retry-delay.ts';

/** `refused`: the platform will never take this batch, so it is dropped. */
export type SendOutcome = 'sent' | 'refused' | 'failed';

/** What the sender needs of the phone and the platform; a test gives its own. */
export interface SenderHost {
  readonly outbox: {
    next(): Promise<EventBatch | null>;
    /** Without waiting. */
    nextSeen(): EventBatch | null;
    remove(batch: EventBatch): Promise<void>;
  };
  /** Starts sending before it returns; never rejects. */
  send(batch: EventBatch): Promise<SendOutcome>;
  /** False when another tab is at it and the work was skipped. */
  inOneTab(work: () => Promise<void>): Promise<boolean>;
  isOnline(): boolean;
  chance(): number;
  /** Calls back after so many ms; the returned call calls it off. */
  after(delay: number, work: () => void): () => void;
}

export interface InstallEventSender {
  /** Sends soon: what comes within a second goes in one batch. */
  soon(): void;
  /** Sends now, unless a try failed a short while ago. */
  now(): Promise<void>;
  /** There is a network again: what failed before says nothing. */
  online(): Promise<void>;
  /** The page may be left for good: what is known starts at once. */
  leaving(): void;
}

const GATHER_MS = 1_000;

export function createInstallEventSender(host: SenderHost): InstallEventSender {
  let failures = 0;
  let isPaused = false;
  let running: Promise<void> | null = null;
  let callOff = () => {};

  const mayTry = () => host.isOnline() && !isPaused;

  function plan(delay: number): void {
    callOff();
    callOff = host.after(delay, () => {
      isPaused = false;
      void flush();
    });
  }

  async function deliver(batch: EventBatch): Promise<boolean> {
    const outcome = await host.send(batch);
    if (outcome === 'failed') {
      failures += 1;
      isPaused = true;
      plan(retryDelay(failures, host.chance()));
      return false;
    }
    failures = 0;
    await host.outbox.remove(batch);
    return true;
  }

  const drain = async () => {
    for (;;) {
      const batch = await host.outbox.next();
      if (batch === null || !mayTry() || !(await deliver(batch))) return;
    }
  };

  /** Runs work as the one flush of this tab. */
  function runAlone(work: () => Promise<unknown>): Promise<void> {
    running = work()
      .then(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function flush(): Promise<void> {
    if (running !== null) {
      // What was recorded while a flush ran may have come too late for it.
      await running;
      return flush();
    }
    if (!mayTry()) return;
    await runAlone(async () => {
      const hasRun = await host.inOneTab(drain);
      // The other tab may have looked before our event was there.
      if (!hasRun) plan(retryDelay(1, host.chance()));
    });
  }

  return {
    soon() {
      if (mayTry()) plan(GATHER_MS);
    },
    now: flush,
    online() {
      failures = 0;
      isPaused = false;
      return flush();
    },
    leaving() {
      const batch = host.outbox.nextSeen();
      if (running === null && batch !== null && mayTry()) void runAlone(() => deliver(batch));
    },
  };
}
