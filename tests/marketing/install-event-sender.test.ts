import {
  emptyOutbox,
  nextBatch,
  withEvent,
  withoutBatch,
  type EventBatch,
} from '#shared/marketing/event-outbox.ts';
import { retryDelay } from '#shared/time/retry-delay.ts';
import {
  createInstallEventSender,
  type SendOutcome,
} from '#state/marketing/install-event-sender.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Creates a sender with a fake outbox, clock and server. */
function phone({ isSlow = false } = {}) {
  let outbox = emptyOutbox('phone-1');
  const timers: { delay: number; work: () => void }[] = [];
  const sent: number[][] = [];
  const open: (() => void)[] = [];
  const world = {
    isOnline: true,
    isOtherTabAtIt: false,
    outcome: 'sent' as SendOutcome,
    sent,
    timers,
    answerAll: () => {
      for (const answer of open.splice(0)) answer();
    },
    record: (times = 1) => {
      for (let index = 0; index < times; index += 1)
        outbox = withEvent(outbox, { name: 'login', time: 0 });
      sender.soon();
    },
    /** Fires the newest timer. */
    ring: async () => {
      timers.pop()?.work();
      await settled();
    },
    waiting: () => outbox.events.length,
  };
  const sender = createInstallEventSender({
    outbox: {
      next: async () => nextBatch(outbox),
      nextSeen: () => nextBatch(outbox),
      remove: async (batch: EventBatch) => {
        outbox = withoutBatch(outbox, batch);
      },
    },
    send: async ({ events }) => {
      sent.push(events.map(({ seq }) => seq));
      const { outcome } = world;
      if (isSlow) await new Promise<void>((answer) => open.push(answer));
      return outcome;
    },
    inOneTab: async (work) => {
      if (world.isOtherTabAtIt) return false;
      await work();
      return true;
    },
    isOnline: () => world.isOnline,
    chance: () => 1,
    after: (delay, work) => {
      const timer = { delay, work };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  });
  return { world, sender };
}

/** Flushes all pending microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the install event sender', () => {
  it('collects events for a moment and sends them once, in order', async () => {
    const { world } = phone();
    world.record();
    world.record();
    expect(world.sent).toEqual([]);
    expect(world.timers).toHaveLength(1);
    await world.ring();
    expect(world.sent).toEqual([[1, 2]]);
    expect(world.waiting()).toBe(0);
  });

  it('empties a long outbox batch by batch', async () => {
    const { world, sender } = phone();
    world.record(120);
    await sender.now();
    expect(world.sent.map((batch) => batch.length)).toEqual([50, 50, 20]);
    expect(world.sent.flat()).toEqual(Array.from({ length: 120 }, (_none, index) => index + 1));
  });

  it('waits without a network, and continues when online', async () => {
    const { world, sender } = phone();
    world.isOnline = false;
    world.record(3);
    await sender.now();
    expect(world.sent).toEqual([]);
    world.isOnline = true;
    await sender.online();
    expect(world.sent).toEqual([[1, 2, 3]]);
  });

  it('retries failed events with growing delays, and not in between', async () => {
    const { world, sender } = phone();
    world.outcome = 'failed';
    world.record();
    await world.ring();
    await sender.now();
    sender.leaving();
    world.record();
    expect(world.sent).toEqual([[1]]);
    expect(world.timers.map(({ delay }) => delay)).toEqual([5_000]);
    await world.ring();
    expect(world.timers.map(({ delay }) => delay)).toEqual([10_000]);
    world.outcome = 'sent';
    await world.ring();
    expect(world.sent).toEqual([[1], [1, 2], [1, 2]]);
    expect(world.waiting()).toBe(0);
  });

  it('drops refused events and continues with the rest', async () => {
    const { world, sender } = phone();
    world.record(60);
    world.outcome = 'refused';
    await sender.now();
    expect(world.sent.map((batch) => batch.length)).toEqual([50, 10]);
    expect(world.waiting()).toBe(0);
  });

  it('sends one batch at a time, and later events afterwards', async () => {
    const { world, sender } = phone({ isSlow: true });
    world.record();
    const flushes = [sender.now(), sender.now(), sender.online()];
    await settled();
    world.record();
    sender.leaving();
    expect(world.sent).toEqual([[1]]);
    world.answerAll();
    await settled();
    world.answerAll();
    await Promise.all(flushes);
    expect(world.sent).toEqual([[1], [2]]);
  });

  it('tries again when another tab was sending', async () => {
    const { world } = phone();
    world.isOtherTabAtIt = true;
    world.record();
    await world.ring();
    expect(world.sent).toEqual([]);
    world.isOtherTabAtIt = false;
    await world.ring();
    expect(world.sent).toEqual([[1]]);
  });

  it('sends at once when the page is left', () => {
    const { world, sender } = phone({ isSlow: true });
    world.record(2);
    sender.leaving();
    expect(world.sent).toEqual([[1, 2]]);
  });
});

it('a retry waits between 2.5 seconds and half an hour', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, chance) => {
        const delay = retryDelay(failures, chance);
        expect(delay).toBeGreaterThanOrEqual(2_500);
        expect(delay).toBeLessThanOrEqual(1_800_000);
      },
    ),
  );
});
