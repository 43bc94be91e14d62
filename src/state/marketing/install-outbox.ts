/** The stored outbox of install events; all tabs share it. */
import {
  emptyOutbox,
  nextBatch,
  withEvent,
  withoutBatch,
  type EventBatch,
  type EventOutbox,
  type InstallEventDraft,
} from '#shared/marketing/event-outbox.ts';
import { changeRecord, readRecord, removeRecords } from '#browser/storage/database.ts';
import {
  attributionRecord,
  eventOutboxRecord as record,
} from '#browser/storage/records/outbox-records.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import { consentState, mayStoreVisit } from '#state/consent/consent.ts';

const freshOutbox = (): EventOutbox => emptyOutbox(newRequestNumber());

/**
 * Events that could not be stored. They get their own install id: under the stored one another tab would
 * assign the same numbers.
 */
let unstored = freshOutbox();
/** The stored outbox as last read by this tab. */
let seen: EventOutbox | null = null;

export const marketingOutbox = {
  /** Numbers an event and stores it; if storing fails, it lives as long as the page. */
  async add(draft: InstallEventDraft): Promise<void> {
    if (consentState() === 'no') return;
    if (!mayStoreVisit()) {
      unstored = withEvent(unstored, draft);
      return;
    }
    const add = (held: EventOutbox | null) => withEvent(held ?? freshOutbox(), draft);
    const stored = await changeRecord(record, add, draft.time);
    if (stored === null) unstored = withEvent(unstored, draft);
    else seen = stored;
  },

  /** The oldest pending events; null when there are none. */
  async next(): Promise<EventBatch | null> {
    if (!mayStoreVisit()) return null;
    seen = (await readRecord(record))?.value ?? null;
    return marketingOutbox.nextSeen();
  },

  /** The same without reading storage, for a page that is being left. */
  nextSeen(): EventBatch | null {
    if (!mayStoreVisit()) return null;
    return (seen && nextBatch(seen)) ?? nextBatch(unstored);
  },

  /** After the visitor's choice: stores the events of this page, or deletes all. */
  async applyConsent(): Promise<void> {
    const { events } = unstored;
    unstored = freshOutbox();
    if (mayStoreVisit()) {
      for (const { seq: _seq, ...draft } of events) await marketingOutbox.add(draft);
    } else {
      seen = null;
      await removeRecords([record.key, attributionRecord.key]);
    }
  },

  /** Removes a sent or refused batch. */
  async remove(batch: EventBatch): Promise<void> {
    unstored = withoutBatch(unstored, batch);
    if (seen?.installId !== batch.installId) return;
    seen = withoutBatch(seen, batch);
    await changeRecord(record, (held) => withoutBatch(held ?? freshOutbox(), batch), Date.now());
  },
};
