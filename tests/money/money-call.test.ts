/** One press makes one order and none is lost: state machine, caller and stored orders together. */
import { followServerTime } from '#api/core/server-clock.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { createMoneyCaller, type MoneyCaller } from '#state/money-call/money-caller.ts';
import { getLastOutcome, getPendingBody, getMoneyView } from '#state/money-call/money-call.ts';
import { findMoneyOrder, saveMoneyOrder, type MoneyOrder } from '#state/money-call/money-order.ts';
import { sendMoneyOrder } from '#state/money-call/money-sender.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = 1_760_000_000_000;
const TIMEOUT: ApiError = { kind: 'timeout' };
const REFUSAL: ApiError = { kind: 'errcode', errcode: 1006, details: {} };

interface Body {
  readonly amount: number;
}

type Answer = { readonly data?: string; readonly error?: ApiError };

/** A pending call; the test decides its outcome. */
interface Flight {
  readonly reqNo: string;
  readonly body: Body;
  readonly proof: object;
  /** Gives the answer to its tab, if that is still open. */
  readonly answer: (answer: Answer) => void;
}

/** Outcome of a call. */
type Fate = 'answered' | 'answer lost' | 'request lost' | 'refused';

let nextPlayer = 1_000;

/** Fakes a device with tabs and a server that remembers request numbers for a day. */
function createWorld() {
  const playerId = (nextPlayer += 1);
  const flights: Flight[] = [];
  /** Executed orders by number. */
  const executed = new Map<string, { body: Body; at: number }>();
  const effects: Body[] = [];
  /** Numbers whose refusal was reported. */
  const refused: string[] = [];
  let platformNow = START;
  vi.setSystemTime(START);
  followServerTime(START);

  async function syncClock() {
    followServerTime(platformNow);
    return true;
  }

  const read = (order: MoneyOrder | null) => order as MoneyOrder<Body> | null;

  function openTab(isHeld = false) {
    const settled: { amount: number; status: string }[] = [];
    let isClosed = false;
    const caller: MoneyCaller<Body, string> = createMoneyCaller<Body, string>({
      find: async (owner) => read(await findMoneyOrder(owner, 'deposit', syncClock)),
      save: async (owner, body) => {
        const order = read(await saveMoneyOrder(owner, 'deposit', body, syncClock));
        if (order === null) throw new Error('unreachable');
        return order;
      },
      async send(owner, order, proof) {
        const outcome = await sendMoneyOrder<string>(
          owner,
          order,
          async ({ reqNo }) =>
            new Promise<Answer>((resolve) => {
              const answer = (got: Answer) => void (isClosed || resolve(got));
              flights.push({ reqNo, body: order.body, proof, answer });
            }),
          syncClock,
        );
        if (outcome.status === 'refused') refused.push(order.reqNo);
        return outcome;
      },
    });
    caller.onSettled(({ body, outcome }) => settled.push({ ...body, status: outcome.status }));
    caller.start(playerId, isHeld);
    /** Closes the tab: its pending calls may reach the server, but nobody receives the answers. */
    function close() {
      isClosed = true;
      caller.start(null, false);
    }
    return { caller, settled, close };
  }

  /** Answers a request number as the server does: a success is replayed for a day. */
  function execute({ reqNo, body }: Flight): string {
    const known = executed.get(reqNo);
    if (known === undefined || platformNow - known.at >= DAY) {
      executed.set(reqNo, { body, at: platformNow });
      effects.push(body);
    }
    return reqNo;
  }

  async function land(at: number, fate: Fate) {
    const [flight] = flights.splice(at, 1);
    if (flight === undefined) return;
    const isKnown = executed.has(flight.reqNo);
    const reply = fate === 'refused' && isKnown ? 'answered' : fate;
    if (reply === 'answered' || reply === 'answer lost') execute(flight);
    if (reply === 'answered' || reply === 'refused') followServerTime(platformNow);
    if (reply === 'answered') flight.answer({ data: flight.reqNo });
    else flight.answer({ error: reply === 'refused' ? REFUSAL : TIMEOUT });
    await settle();
  }

  return {
    playerId,
    flights,
    executed,
    effects,
    refused,
    syncClock,
    openTab,
    land,
    /** Advances time beyond the longest call: pending calls are lost. */
    async pass(ms: number) {
      platformNow += ms;
      vi.setSystemTime(Date.now() + ms);
      let left = flights.length;
      for (; left > 0; left -= 1) await land(0, 'request lost');
    },
    jump: (ms: number) => void vi.setSystemTime(Date.now() + ms),
  };
}

/** Flushes all settled promises. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

type Tab = ReturnType<ReturnType<typeof createWorld>['openTab']>;

/** Opens a device with one tab that has read the stored orders. */
async function openWorld() {
  const world = createWorld();
  const tab = world.openTab();
  await settle();
  return { world, ...tab };
}

/** Presses the button. @returns the pending `outcome` */
async function submit(caller: Tab['caller'], amount: number, now: number | null, proof?: object) {
  const outcome = caller.submit({ amount }, now, proof);
  await settle();
  return { outcome };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  it('stores its order before it is sent, and removes it once settled', async () => {
    const { world, caller, settled } = await openWorld();
    const { outcome: pressed } = await submit(caller, 5, 0);
    const kept = await findMoneyOrder(world.playerId, 'deposit', world.syncClock);
    expect(kept).toMatchObject({ reqNo: world.flights[0]?.reqNo, body: { amount: 5 } });
    expect(getMoneyView(caller.current())).toEqual({ stage: 'sending', body: { amount: 5 } });
    await world.land(0, 'answered');
    expect(await pressed).toEqual({ status: 'done', data: kept?.reqNo });
    expect(await findMoneyOrder(world.playerId, 'deposit', world.syncClock)).toBeNull();
    expect(settled).toEqual([{ amount: 5, status: 'done' }]);
  });

  it('sends several orders of one press one after the other', async () => {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 1_000);
    await world.land(0, 'answered');
    await submit(caller, 6, null);
    await world.land(0, 'answered');
    await submit(caller, 7, 1_299);
    expect(world.flights).toEqual([]);
    expect(world.effects).toEqual([{ amount: 5 }, { amount: 6 }]);
  });

  it('ignores a double tap, and any press while another order is pending [validation.debounce]', async () => {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 1_000);
    await submit(caller, 6, 9_000);
    await world.land(0, 'answered');
    await submit(caller, 7, 1_299);
    expect(world.flights).toEqual([]);
    await submit(caller, 8, 1_300);
    await world.land(0, 'answered');
    expect(world.flights).toEqual([]);
    expect(world.effects).toEqual([{ amount: 5 }, { amount: 8 }]);
  });

  it('waits until an earlier order is settled', async () => {
    const { world, caller, settled } = await openWorld();
    await submit(caller, 5, 0);
    await world.land(0, 'answer lost');
    expect(getLastOutcome(caller.current())).toMatchObject({ outcome: { status: 'unknown' } });
    await submit(caller, 6, 1_000);
    expect(getPendingBody(caller.current())).toEqual({ amount: 6 });
    expect(world.flights.map(({ body }) => body)).toEqual([{ amount: 5 }]);
    await world.land(0, 'answered');
    await world.land(0, 'answered');
    expect(world.effects).toEqual([{ amount: 5 }, { amount: 6 }]);
    expect(settled.map(({ amount }) => amount)).toEqual([5, 6]);
  });

  it('retries an open order with the same body', async () => {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 0);
    await world.land(0, 'answer lost');
    const [reqNo] = world.executed.keys();
    const { outcome: again } = await submit(caller, 5, 1_000);
    await world.land(0, 'answered');
    expect(await again).toEqual({ status: 'done', data: reqNo });
    expect(world.flights).toEqual([]);
    expect(world.effects).toEqual([{ amount: 5 }]);
  });

  it('is dropped when the earlier order still has no answer', async () => {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 0);
    await world.land(0, 'answer lost');
    const { outcome: second } = await submit(caller, 6, 1_000);
    await world.land(0, 'request lost');
    expect(await second).toBeNull();
    caller.retry();
    await settle();
    await world.land(0, 'answered');
    expect(world.flights).toEqual([]);
    expect(world.effects).toEqual([{ amount: 5 }]);
  });

  it('sends its own proof with each try, and the latest one with a restored order', async () => {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 0, { code: 'first' });
    await world.land(0, 'answer lost');
    await submit(caller, 6, 1_000, { code: 'second' });
    expect(world.flights[0]?.proof).toEqual({ code: 'first' });
    await world.land(0, 'answered');
    expect(world.flights[0]?.proof).toEqual({ code: 'second' });
    await world.land(0, 'answer lost');

    const later = world.openTab();
    await settle();
    expect(world.flights[0]).toMatchObject({ body: { amount: 6 }, proof: {} });
    await world.land(0, 'request lost');
    await submit(later.caller, 6, 2_000, { code: 'third' });
    expect(world.flights[0]?.proof).toEqual({ code: 'third' });
  });

  it('sends nothing without a signed-in player', async () => {
    const world = createWorld();
    const { caller } = world.openTab();
    caller.start(null, false);
    expect(await caller.submit({ amount: 5 }, 0)).toBeNull();
    expect(world.flights).toEqual([]);
  });
});

describe('a restored order', () => {
  async function leftOpen() {
    const { world, caller } = await openWorld();
    await submit(caller, 5, 0);
    await world.land(0, 'answer lost');
    return world;
  }

  it('is retried under its number and settled as resumed', async () => {
    const world = await leftOpen();
    const tab = world.openTab();
    await settle();
    expect(getMoneyView(tab.caller.current())).toMatchObject({
      stage: 'unknown',
      isRetrying: true,
    });
    await world.land(0, 'answered');
    expect(world.effects).toEqual([{ amount: 5 }]);
    expect(tab.caller.current().settled).toMatchObject({ isResumed: true, body: { amount: 5 } });
  });

  it('waits for a proof when it is held', async () => {
    const world = await leftOpen();
    const { caller } = world.openTab(true);
    await settle();
    expect(getMoneyView(caller.current())).toMatchObject({ stage: 'unknown', isRetrying: false });
    expect(world.flights).toEqual([]);
    await submit(caller, 5, 0, { password: 'sealed' });
    expect(world.flights).toMatchObject([{ proof: { password: 'sealed' } }]);
    await world.land(0, 'answered');
    expect(world.effects).toEqual([{ amount: 5 }]);
  });

  describe('whose first request is still on the way from a closed tab', () => {
    /** The new tab is refused first. */
    async function overtaken() {
      const { world, caller, close } = await openWorld();
      await submit(caller, 5, 0);
      close();
      const tab = world.openTab();
      await settle();
      await world.land(1, 'refused');
      expect(tab.settled).toEqual([]);
      expect(getMoneyView(tab.caller.current())).toMatchObject({ stage: 'unknown' });
      expect(getLastOutcome(tab.caller.current())?.outcome).toMatchObject({ error: TIMEOUT });
      return { world, tab };
    }

    it('is reported as made when that request is accepted after a refusal', async () => {
      const { world, tab } = await overtaken();
      await world.land(0, 'answered');
      expect(world.effects).toEqual([{ amount: 5 }]);
      tab.caller.retry();
      await settle();
      await world.land(0, 'answered');
      expect(tab.settled).toEqual([{ amount: 5, status: 'done' }]);
      expect(world.effects).toEqual([{ amount: 5 }]);
    });

    it('is reported as refused once that request is lost', async () => {
      const { world, tab } = await overtaken();
      await world.pass(MINUTE);
      tab.caller.retry();
      await settle();
      await world.land(0, 'refused');
      expect(tab.settled).toEqual([{ amount: 5, status: 'refused' }]);
      expect(await findMoneyOrder(world.playerId, 'deposit', world.syncClock)).toBeNull();
    });
  });

  it('is not restored for another player', async () => {
    const world = await leftOpen();
    const { caller } = world.openTab();
    caller.start(world.playerId + 500_000, false);
    await settle();
    expect(getMoneyView(caller.current()).stage).toBe('editing');
  });
});

type Happening =
  | {
      readonly type: 'press';
      readonly tab: number;
      readonly amount: number;
      readonly after: number;
    }
  | { readonly type: 'land'; readonly flight: number; readonly fate: Fate }
  | { readonly type: 'ask' | 'kill'; readonly tab: number }
  | { readonly type: 'pass' | 'jump'; readonly ms: number };

const press = fc.record({
  type: fc.constant('press' as const),
  tab: fc.nat(1),
  amount: fc.integer({ min: 1, max: 3 }),
  after: fc.constantFrom(0, 100, 299, 300, 5_000),
});
const land = fc.record({
  type: fc.constant('land' as const),
  flight: fc.nat(2),
  fate: fc.constantFrom<Fate>('answered', 'answer lost', 'request lost', 'refused'),
});
const tabOnly = fc.record({
  type: fc.constantFrom('ask' as const, 'kill' as const),
  tab: fc.nat(1),
});
const inTime = (type: 'pass' | 'jump', ...ms: readonly number[]) =>
  fc.record({ type: fc.constant(type), ms: fc.constantFrom(...ms) });

/** Plays the events; finally the network works and one more page opens. */
async function play(happenings: readonly Happening[]) {
  const world = createWorld();
  const all = [world.openTab(), world.openTab()];
  const open = [...all];
  let pressedAt = 0;
  let presses = 0;
  for (const next of happenings) {
    switch (next.type) {
      case 'press':
        pressedAt += next.after;
        presses += 1;
        void open[next.tab]?.caller.submit({ amount: next.amount }, pressedAt);
        break;
      case 'land':
        await world.land(next.flight, next.fate);
        break;
      case 'ask':
        open[next.tab]?.caller.retry();
        break;
      case 'kill': {
        open[next.tab]?.close();
        const opened = world.openTab();
        open[next.tab] = opened;
        all.push(opened);
        break;
      }
      case 'pass':
        await world.pass(next.ms);
        break;
      case 'jump':
        world.jump(next.ms);
    }
    await settle();
  }
  all.push(world.openTab());
  await settle();
  for (let turn = 0; turn < 12; turn += 1) {
    let left = world.flights.length;
    for (; left > 0; left -= 1) await world.land(0, 'answered');
    for (const { caller } of all) caller.retry();
    await settle();
  }
  return { world, presses, settled: all.flatMap((tab) => tab.settled) };
}

describe('any sequence of presses, answers, losses, closed tabs and clock changes', () => {
  /** At most one order per press, none left open, each reported as made, and none as refused. */
  async function expectSound(happenings: readonly Happening[]) {
    const { world, presses, settled } = await play(happenings);
    const { effects, executed, refused, playerId, syncClock } = world;
    expect(await findMoneyOrder(playerId, 'deposit', syncClock)).toBeNull();
    expect(effects.length).toBe(executed.size);
    expect(effects.length).toBeLessThanOrEqual(presses);
    expect(refused.filter((reqNo) => executed.has(reqNo))).toEqual([]);
    const done = settled.filter(({ status }) => status === 'done');
    for (const amount of [1, 2, 3]) {
      const made = effects.filter((body) => body.amount === amount).length;
      const heard = done.filter((end) => end.amount === amount).length;
      expect(heard).toBeGreaterThanOrEqual(made);
    }
  }

  async function expectNoRepeat(happenings: readonly Happening[]) {
    const { world } = await play(happenings);
    expect(world.effects.length).toBe(world.executed.size);
  }

  // Found by the properties below.
  it.each<[string, readonly Happening[]]>([
    [
      'a closed tab whose request comes after the refusal of the next tab’s',
      [
        { type: 'press', tab: 0, amount: 1, after: 0 },
        { type: 'kill', tab: 0 },
        { type: 'land', flight: 1, fate: 'refused' },
      ],
    ],
    [
      'two tabs with the same order, refused in both',
      [
        { type: 'press', tab: 0, amount: 1, after: 0 },
        { type: 'press', tab: 1, amount: 1, after: 0 },
        { type: 'land', flight: 0, fate: 'refused' },
        { type: 'land', flight: 0, fate: 'refused' },
      ],
    ],
    [
      'a press while the clock is two days behind',
      [
        { type: 'jump', ms: -2 * DAY },
        { type: 'press', tab: 0, amount: 1, after: 0 },
        { type: 'land', flight: 0, fate: 'answer lost' },
        { type: 'jump', ms: 2 * DAY },
      ],
    ],
  ])('makes and reports one order: %s', (_title, happenings) => expectSound(happenings));

  it.each<[string, readonly Happening[]]>([
    [
      'a press while the clock is two days ahead',
      [
        { type: 'jump', ms: 2 * DAY },
        { type: 'press', tab: 0, amount: 1, after: 0 },
        { type: 'land', flight: 0, fate: 'answer lost' },
        { type: 'pass', ms: 25 * HOUR },
      ],
    ],
    [
      'a clock set back after the press',
      [
        { type: 'press', tab: 0, amount: 1, after: 0 },
        { type: 'land', flight: 0, fate: 'answer lost' },
        { type: 'jump', ms: -2 * DAY },
        { type: 'pass', ms: 25 * HOUR },
      ],
    ],
  ])('repeats no forgotten order: %s', (_title, happenings) => expectNoRepeat(happenings));

  it('makes at most one order per press, leaves none open, and reports each', async () => {
    const happening = fc.oneof(
      { arbitrary: press, weight: 3 },
      { arbitrary: land, weight: 3 },
      tabOnly,
      inTime('pass', MINUTE),
      inTime('jump', -2 * DAY, -HOUR, HOUR, 2 * DAY),
    );
    await fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 40 }), expectSound), {
      numRuns: 500,
    });
  });

  it('repeats no order whose number the server has forgotten', async () => {
    const happening = fc.oneof(
      { arbitrary: press, weight: 3 },
      { arbitrary: land, weight: 3 },
      tabOnly,
      inTime('pass', HOUR, 13 * HOUR, 25 * HOUR),
      inTime('jump', -2 * DAY, -HOUR, HOUR, 2 * DAY),
    );
    await fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 40 }), expectNoRepeat), {
      numRuns: 500,
    });
  });
});
