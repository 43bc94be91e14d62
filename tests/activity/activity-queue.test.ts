/** Checks the activity queue against a plain restatement of the spec's rules (§4, "Activity modal"). */
import { activityQueue, mayShow, nextActivity } from '#shared/activity/activity-queue.ts';
import type { ActivityFacts, ShownMark } from '#shared/activity/activity.ts';
import { epochMs } from '#shared/time/duration.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const START = Date.UTC(2026, 10, 21);
const HISTORIES = runsOf(100_000);
/** The histories take half a minute, more on a busy machine. */
const LIMIT_MS = 240_000;

/** Literal implementation of spec §4; shares no code with the queue. */
class Restatement {
  readonly shown = new Set<number>();
  readonly stored = new Map<number, number>();

  pick(world: World): number | null {
    for (const id of [25, 15, 28]) {
      const seconds = { 25: 43_200, 15: 1, 28: 1 }[id as 25 | 15 | 28];
      const last = this.stored.get(id);
      if (!world.running.includes(id)) continue;
      if (this.shown.has(id)) continue;
      if (last === -1) continue;
      if (last !== undefined && last <= world.now && world.now < last + seconds * 1000) continue;
      if (world.isBeginner && world.registeredAt < (world.beginnerTimes[id] ?? 0)) continue;
      if (id === 15) {
        if (world.signUp === 'unknown') continue;
        if (world.signUp === 'owned, nothing to claim') continue;
      }
      return id;
    }
    return null;
  }
}

interface World {
  now: number;
  running: number[];
  isBeginner: boolean;
  registeredAt: number;
  beginnerTimes: Record<number, number>;
  signUp: 'unknown' | 'not owned' | 'owned, claimable' | 'owned, nothing to claim';
}

/** Of the specification, by our names. */
const IDS: Readonly<Record<string, number>> = {
  notice: 25,
  'sign-up-bonus': 15,
  'accumulated-recharge': 28,
  'spin-invite': 20,
  'red-packet': 22,
};

function factsOf(world: World, model: Restatement): ActivityFacts {
  const marks: Record<number, ShownMark> = {};
  for (const [id, mark] of model.stored) marks[id] = mark === -1 ? 'done' : epochMs(mark);
  return {
    mayBeInvited: true,
    running: world.running,
    beginnerTimes: Object.fromEntries(
      Object.entries(world.beginnerTimes).map(([id, time]) => [id, epochMs(time)]),
    ),
    isBeginner: world.isBeginner,
    registeredAt: epochMs(world.registeredAt),
    shownThisSession: [...model.shown],
    marks,
    signUpBonus:
      world.signUp === 'unknown'
        ? undefined
        : {
            isOwned: world.signUp !== 'not owned',
            isClaimable: world.signUp === 'owned, claimable',
          },
  };
}

const activity = fc.constantFrom(25, 15, 28, 20, 22);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'close' as const }) },
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(0, 999, 1000, 43_199_999, 43_200_000, 90_000_000, -5_000),
  }),
  fc.record({ kind: fc.constant('reopen' as const) }),
  fc.record({ kind: fc.constant('finish' as const), id: activity }),
  fc.record({ kind: fc.constant('run' as const), running: fc.uniqueArray(activity) }),
  fc.record({
    kind: fc.constant('sign-up' as const),
    signUp: fc.constantFrom<World['signUp'][]>(
      'unknown',
      'not owned',
      'owned, claimable',
      'owned, nothing to claim',
    ),
  }),
);

describe('the activity queue', () => {
  it(
    `agrees with the spec in ${HISTORIES} histories [enum.activity.sign-up-bonus] [enum.activity.notice] [enum.activity.accumulated-recharge] [flow.activity-modal.queue] [flow.activity-modal.interval] [flow.activity-modal.skip-shown] [flow.activity-modal.skip-beginner] [flow.activity-modal.skip-owned]`,
    () => {
      let shownCount = 0;
      let silentCount = 0;
      fc.assert(
        fc.property(
          fc.boolean(),
          fc.constantFrom(START - 10_000, START - 1, START),
          fc.uniqueArray(activity),
          fc.array(step, { maxLength: 12 }),
          (isBeginner, registeredAt, running, steps) => {
            const model = new Restatement();
            const world: World = {
              now: START,
              running,
              isBeginner,
              registeredAt,
              beginnerTimes: { 25: START - 5_000, 15: START, 28: START - 20_000 },
              signUp: 'not owned',
            };
            for (const taken of steps) {
              const facts = factsOf(world, model);
              const next = nextActivity(facts, epochMs(world.now));
              const expected = model.pick(world);
              expect(next === null ? null : IDS[next]).toBe(expected);
              if (expected === null) silentCount += 1;
              else shownCount += 1;
              switch (taken.kind) {
                case 'close':
                  if (expected === null) break;
                  model.shown.add(expected);
                  if (model.stored.get(expected) !== -1) model.stored.set(expected, world.now);
                  break;
                case 'wait':
                  world.now += taken.ms;
                  break;
                case 'reopen':
                  model.shown.clear();
                  break;
                case 'finish':
                  model.stored.set(taken.id, -1);
                  break;
                case 'run':
                  world.running = taken.running;
                  break;
                case 'sign-up':
                  world.signUp = taken.signUp;
                  break;
              }
            }
          },
        ),
        { numRuns: HISTORIES },
      );
      // The histories exercise both outcomes of the rules.
      expect(shownCount).toBeGreaterThan(HISTORIES / 10);
      expect(silentCount).toBeGreaterThan(HISTORIES / 10);
    },
    LIMIT_MS,
  );

  it('never shows activities that only the player opens', () => {
    const facts: ActivityFacts = {
      mayBeInvited: true,
      running: [20, 22],
      beginnerTimes: {},
      isBeginner: false,
      registeredAt: epochMs(START),
      shownThisSession: [],
      marks: {},
      signUpBonus: undefined,
    };
    expect(nextActivity(facts, epochMs(START))).toBeNull();
  });

  it('shows nothing to a player who may not be invited', () => {
    const world: World = {
      now: START,
      running: [25, 15, 28],
      isBeginner: false,
      registeredAt: START,
      beginnerTimes: {},
      signUp: 'not owned',
    };
    const facts = factsOf(world, new Restatement());
    expect(nextActivity(facts, epochMs(START))).toBe('notice');
    expect(nextActivity({ ...facts, mayBeInvited: false }, epochMs(START))).toBeNull();
  });
});

describe('the spin invite and the red packet', () => {
  const DAY_SECONDS = 86_400;

  it.each([20, 22])(
    '%i may be shown again after a day, but never automatically [flow.activity-modal.interval-daily]',
    (id) => {
      const row = activityQueue.find((one) => one.id === id);
      if (row === undefined) throw new Error('not in the queue');
      const now = epochMs(START);
      const facts = (secondsAgo: number | null): ActivityFacts => ({
        mayBeInvited: true,
        running: [id],
        beginnerTimes: {},
        isBeginner: false,
        registeredAt: epochMs(0),
        shownThisSession: [],
        marks: secondsAgo === null ? {} : { [id]: epochMs(START - secondsAgo * 1000) },
        signUpBonus: undefined,
      });
      expect(mayShow(row, facts(null), now)).toBe(true);
      expect(mayShow(row, facts(DAY_SECONDS - 1), now)).toBe(false);
      expect(mayShow(row, facts(DAY_SECONDS), now)).toBe(true);
      expect(nextActivity(facts(null), now)).toBeNull();
    },
  );
});
