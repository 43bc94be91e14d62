/** Steps of the funnel that wait to be told, in the order in which they happened. */
import type { InstallEventName } from './install-event.ts';

export interface InstallEventDraft {
  readonly name: InstallEventName;
  /** Epoch ms. */
  readonly time: number;
  readonly listVersion?: string;
  /** What opened the app. */
  readonly source?: string;
}

export interface InstallEvent extends InstallEventDraft {
  /** Counted up from 1; with the install id it makes an event unique. */
  readonly seq: number;
}

export interface EventOutbox {
  /** A random number of this phone's copy of the app. */
  readonly installId: string;
  readonly nextSeq: number;
  /** Ascending by `seq`. */
  readonly events: readonly InstallEvent[];
}

/** Events of one install that travel together. */
export interface EventBatch {
  readonly installId: string;
  readonly events: readonly InstallEvent[];
}

/** The contract's limit. */
export const LARGEST_BATCH = 50;
/** A phone that never reaches its platform keeps no more than this. */
export const LARGEST_OUTBOX = 500;

export const emptyOutbox = (installId: string): EventOutbox => ({
  installId,
  nextSeq: 1,
  events: [],
});

/** Adds an event under the next number. Of too many the oldest goes, landings last. */
export function withEvent(outbox: EventOutbox, draft: InstallEventDraft): EventOutbox {
  const events = [...outbox.events, { ...draft, seq: outbox.nextSeq }];
  return { ...outbox, nextSeq: outbox.nextSeq + 1, events: bounded(events) };
}

function bounded(events: readonly InstallEvent[]): readonly InstallEvent[] {
  if (events.length <= LARGEST_OUTBOX) return events;
  const other = events.findIndex(({ name }) => name !== 'landing');
  return bounded(events.toSpliced(Math.max(other, 0), 1));
}

/** What is sent next; null when nothing waits. */
export function nextBatch({ installId, events }: EventOutbox): EventBatch | null {
  return events.length === 0 ? null : { installId, events: events.slice(0, LARGEST_BATCH) };
}

/** Takes a batch out that was told or refused. A batch of another install changes nothing. */
export function withoutBatch(outbox: EventOutbox, batch: EventBatch): EventOutbox {
  if (outbox.installId !== batch.installId) return outbox;
  const gone = new Set(batch.events.map(({ seq }) => seq));
  return { ...outbox, events: outbox.events.filter(({ seq }) => !gone.has(seq)) };
}
