import { installEventsRequest } from '#shared/marketing/contract.ts';
import {
  emptyOutbox,
  LARGEST_BATCH,
  LARGEST_OUTBOX,
  nextBatch,
  withEvent,
  withoutBatch,
  type EventOutbox,
  type InstallEventDraft,
} from '#shared/marketing/event-outbox.ts';
import { INSTALL_EVENT_NAMES } from '#shared/marketing/install-event.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const ID = '7f1f3f0e-3c1d-4f6e-9d53-0a8a2c1d9b11';
const draft = (name: InstallEventDraft['name'] = 'sheet_shown'): InstallEventDraft => ({
  name,
  time: Date.UTC(2026, 10, 21),
});
const filled = (drafts: readonly InstallEventDraft[]): EventOutbox =>
  drafts.reduce(withEvent, emptyOutbox(ID));

describe('the install event outbox', () => {
  it('sends every event once, in order, in batches that the server accepts', () => {
    const action = fc.oneof(
      fc.constantFrom(...INSTALL_EVENT_NAMES).map((name) => ({ kind: 'add' as const, name })),
      fc.constant({ kind: 'send' as const }),
      fc.constant({ kind: 'fail' as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 300 }), (actions) => {
        let outbox = emptyOutbox(ID);
        const reported: number[] = [];
        let added = 0;
        for (const step of [
          ...actions,
          ...Array.from({ length: 8 }, () => ({ kind: 'send' as const })),
        ]) {
          if (step.kind === 'add') {
            added += 1;
            outbox = withEvent(outbox, draft(step.name));
          }
          const batch = nextBatch(outbox);
          if (step.kind !== 'send' || batch === null) continue;
          const request = v.object(installEventsRequest);
          expect(v.safeParse(request, batch).issues).toBeUndefined();
          reported.push(...batch.events.map(({ seq }) => seq));
          outbox = withoutBatch(outbox, batch);
        }
        expect(reported).toEqual(Array.from({ length: added }, (_none, index) => index + 1));
      }),
    );
  });

  it('is limited in size, and drops landings last', () => {
    const names = ['landing', ...Array.from({ length: LARGEST_OUTBOX + 20 }, () => 'login')];
    const { events, nextSeq } = filled(names.map((name) => draft(name as 'login')));
    expect(events).toHaveLength(LARGEST_OUTBOX);
    expect(events[0]).toMatchObject({ name: 'landing', seq: 1 });
    expect(events[1]?.seq).toBe(23);
    expect(events.at(-1)?.seq).toBe(nextSeq - 1);
    const landings = filled(Array.from({ length: LARGEST_OUTBOX + 1 }, () => draft('landing')));
    expect(landings.events[0]?.seq).toBe(2);
  });

  it('sends at most one batch at a time', () => {
    const outbox = filled(Array.from({ length: LARGEST_BATCH + 1 }, () => draft()));
    expect(nextBatch(outbox)?.events).toHaveLength(LARGEST_BATCH);
    expect(nextBatch(emptyOutbox(ID))).toBeNull();
  });

  it('removes exactly the events that were sent', () => {
    const outbox = filled([draft(), draft()]);
    const batch = nextBatch(outbox) ?? { installId: ID, events: [] };
    const later = withEvent(outbox, draft('login'));
    expect(withoutBatch(later, batch).events.map(({ seq }) => seq)).toEqual([3]);
    expect(withoutBatch(later, { ...batch, installId: 'another' })).toBe(later);
  });
});
