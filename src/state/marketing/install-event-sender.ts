/** Sends the outbox of install events in order, in batches, from one tab at a time. Loaded when idle. */
import type { EventBatch } from '#shared/marketing/event-outbox.ts';
import { retryDelay } from '#shared/time/retry-delay.ts';

/** `refused`: the server will never accept this batch, so it is dropped. */
export type SendOutcome = 'sent' | 'refused' | 'failed';

/** The device and server functions that the sender uses; tests pass their own. */
export interface SenderHost {
  readonly outbox: {
    next(): Promise<EventBatch | null>;
    /** Synchronous, from memory. */
    nextSeen(): EventBatch | null;
    remove(batch: EventBatch): Promise<void>;
  };
  /** Starts sending before it returns; never rejects. */
  send(batch: EventBatch): Promise<SendOutcome>;
  /** False when the work was skipped because another tab is sending. */
  inOneTab(work: () => Promise<void>): Promise<boolean>;
  isOnline(): boolean;
  chance(): number;
  /** Calls back after so many ms; the returned function cancels it. */
  after(delay: number, work: () => void): () => void;
}

export interface InstallEventSender {
  /** Sends soon: events within a second go in one batch. */
  soon(): void;
  /** Sends now, unless a try failed shortly before. */
  now(): Promise<void>;
  /** Online again: earlier failures no longer count. */
  online(): Promise<void>;
  /** The page may be closing: starts sending known events at once. */
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

  /** Runs work as this tab's only flush. */
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
      // Events recorded during a flush may have missed it.
      await running;
      return flush();
    }
    if (!mayTry()) return;
    await runAlone(async () => {
      const hasRun = await host.inOneTab(drain);
      // The other tab may have read the outbox before our event was added.
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
