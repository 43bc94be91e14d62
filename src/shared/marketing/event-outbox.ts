/** Unsent funnel steps, in the order in which they happened. */
import type { InstallEventName } from './install-event.ts';
import type { Attribution } from './stored-touchpoints.ts';

export interface InstallEventDraft {
  readonly name: InstallEventName;
  /** Epoch ms. */
  readonly time: number;
  readonly listVersion?: string;
  /** What opened the app. */
  readonly source?: string;
}

export interface InstallEvent extends InstallEventDraft {
  /** Sequence number from 1; unique together with the install id. */
  readonly seq: number;
}

export interface EventOutbox {
  /** A random id of this installation. */
  readonly installId: string;
  readonly nextSeq: number;
  /** Ascending by `seq`. */
  readonly events: readonly InstallEvent[];
}

/** Events of one install that are sent together. */
export interface EventBatch {
  readonly installId: string;
  readonly events: readonly InstallEvent[];
}

/** The contract's limit. */
export const LARGEST_BATCH = 50;
/** Maximum for a device that never reaches its server. */
export const LARGEST_OUTBOX = 500;

export const emptyOutbox = (installId: string): EventOutbox => ({
  installId,
  nextSeq: 1,
  events: [],
});

/** Adds an event under the next number. Over the limit the oldest is dropped, landings last. */
export function withEvent(outbox: EventOutbox, draft: InstallEventDraft): EventOutbox {
  const events = [...outbox.events, { ...draft, seq: outbox.nextSeq }];
  return { ...outbox, nextSeq: outbox.nextSeq + 1, events: bounded(events) };
}

function bounded(events: readonly InstallEvent[]): readonly InstallEvent[] {
  if (events.length <= LARGEST_OUTBOX) return events;
  const other = events.findIndex(({ name }) => name !== 'landing');
  return bounded(events.toSpliced(Math.max(other, 0), 1));
}

/** The next batch to send; null when nothing is pending. */
export function nextBatch({ installId, events }: EventOutbox): EventBatch | null {
  return events.length === 0 ? null : { installId, events: events.slice(0, LARGEST_BATCH) };
}

/** A batch as it is sent: its first event carries the attribution. */
export const attributedBatch = (
  { installId, events }: EventBatch,
  attribution: Attribution | null,
) => ({
  installId,
  events: events.map((event, at) =>
    at === 0 && attribution !== null ? { ...event, attribution } : event,
  ),
});

/** Removes a batch that was sent or refused. A batch of another install changes nothing. */
export function withoutBatch(outbox: EventOutbox, batch: EventBatch): EventOutbox {
  if (outbox.installId !== batch.installId) return outbox;
  const gone = new Set(batch.events.map(({ seq }) => seq));
  return { ...outbox, events: outbox.events.filter(({ seq }) => !gone.has(seq)) };
}
