import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { jobRunner, type JobKind, type Verdict } from '#server/core/jobs/job-runner.ts';
import { leaseDue, type Lease } from '#server/core/jobs/lease-due.ts';
import { movableClock } from '#server/core/clock.ts';
import { waitMsOf, type Retries } from '#server/core/jobs/retries.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { START } from './platforms.ts';
import type { Database } from '#server/core/database/open-database.ts';

const RETRIES: Retries = {
  attemptsMax: 4,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 6 * HOUR_MS,
  jitter: 0.1,
};
const LEASE_MS = MINUTE_MS;

interface Job {
  schedule_id: number;
  day: number;
  attempts: number;
}

interface Result {
  verdict: Verdict;
  waitMs: number | undefined;
}

const DONE: Result = { verdict: 'done', waitMs: undefined };
const LATER: Result = { verdict: 'later', waitMs: undefined };

const leaseOf = (lease: Lease) =>
  leaseDue<Job>({ name: 'report_delivery', key: ['day', 'schedule_id'] }, lease);

/** Jobs in the table of report files. */
const kindOn = (
  { db }: Database,
  attempt: (job: Job) => Promise<Result>,
): JobKind<Job, Result> => ({
  retries: RETRIES,
  leaseMs: LEASE_MS,
  lookEveryMs: DAY_MS,
  concurrency: 3,
  lease: async (lease) => [(await leaseOf(lease).execute(db)).rows],
  attempt,
  verdictOf: ({ verdict }) => verdict,
  async settle({ day, attempts }, { state, dueAt }) {
    const states = { done: 'delivered', again: 'waiting', dead: 'failed' } as const;
    await db
      .updateTable('report_delivery')
      .where('day', '=', day)
      .where('attempts', '=', attempts)
      .set({ state: states[state], due_at: dueAt })
      .execute();
  },
  problemOf: ({ day }, result) => `job ${day} is dead: ${result?.verdict ?? 'no result'}`,
});

/** A promise, and what resolves it. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

eachDatabase('a job runner', (subject) => {
  const clock = movableClock({ now: () => START });
  let schedule = 0;
  let problems: string[] = [];
  beforeEach(async () => {
    const { db } = subject.database();
    problems = [];
    await db.deleteFrom('report_schedule').execute();
    const row = { name: '', report: '', frequency: 'day', hour: 0, url: '', secret: '' } as const;
    const { id } = await db
      .insertInto('report_schedule')
      .values({ ...row, created_at: START, created_by: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    schedule = id;
  });

  const addJobs = (...days: number[]) =>
    subject
      .database()
      .db.insertInto('report_delivery')
      .values(days.map((day) => ({ schedule_id: schedule, day, due_at: clock.now() })))
      .execute();
  const jobs = () =>
    subject
      .database()
      .db.selectFrom('report_delivery')
      .orderBy('day')
      .select(['day', 'state', 'attempts', 'due_at'])
      .execute();
  const jobOf = async (day: number) => (await jobs()).find((one) => one.day === day);
  const report = (error: unknown): void => {
    problems.push(error instanceof Error ? error.message : String(error));
  };
  const runnerOf = (kind: JobKind<Job, Result>, random = () => 0) =>
    jobRunner(kind, { clock, random, report });

  /** Creates a runner whose attempts have these results; `work` runs what is due, and counts attempts. */
  function runner(resultOf: (job: Job) => Result, random?: () => number) {
    const attempted: number[] = [];
    const own = runnerOf(
      kindOn(subject.database(), async (job) => {
        attempted.push(job.day);
        return resultOf(job);
      }),
      random,
    );
    const work = async (ms = 0): Promise<number> => {
      clock.advance(ms);
      own.wake();
      await own.settled();
      return attempted.length;
    };
    return { attempted, work };
  }

  it('shares the jobs with another one: each is attempted once', async () => {
    const days = Array.from({ length: 40 }, (_none, at) => at);
    await addJobs(...days);
    const attempted: number[] = [];
    const runners = (await subject.clients(2)).map((client) =>
      runnerOf(
        kindOn(client, async ({ day }) => {
          attempted.push(day);
          return DONE;
        }),
      ),
    );
    for (const one of runners) one.wake();
    await Promise.all(runners.map((one) => one.settled()));
    expect(attempted.toSorted((one, other) => one - other)).toEqual(days);
    expect(new Set((await jobs()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('attempts a job again after the lease of a process that crashed', async () => {
    await addJobs(1);
    const now = clock.now();
    await leaseOf({ now, until: now + LEASE_MS, limit: 1 }).execute(subject.database().db);
    const { work } = runner(() => DONE);
    expect(await work(LEASE_MS - 1)).toBe(0);
    expect(await work(1)).toBe(1);
    expect(await jobOf(1)).toMatchObject({ state: 'delivered', attempts: 2, due_at: null });
  });

  it('waits twice as long after each attempt, with jitter, and gives up after the last', async () => {
    await addJobs(1);
    const { work } = runner(
      () => LATER,
      () => 0.5,
    );
    for (const wait of [31_500, 63_000, 126_000]) {
      const before = await work();
      expect((await jobOf(1))?.due_at).toBe(clock.now() + wait);
      expect(await work(wait - 1)).toBe(before);
      clock.advance(1);
    }
    expect(problems).toEqual([]);
    expect(await work()).toBe(4);
    expect(await jobOf(1)).toMatchObject({ state: 'failed', attempts: 4, due_at: null });
    expect(problems).toEqual(['job 1 is dead: later']);
    expect(await work(DAY_MS)).toBe(4);
  });

  it('waits as long as the receiver asks, up to the longest wait', async () => {
    await addJobs(1);
    const asked = [2 * MINUTE_MS, DAY_MS];
    const { work } = runner(
      ({ attempts }) => ({ verdict: 'later', waitMs: asked[attempts - 1] }),
      () => 1,
    );
    await work();
    expect((await jobOf(1))?.due_at).toBe(clock.now() + 2 * MINUTE_MS);
    await work(2 * MINUTE_MS);
    expect((await jobOf(1))?.due_at).toBe(clock.now() + 6 * HOUR_MS);
  });

  it('gives up at once what is not worth another attempt', async () => {
    await addJobs(1);
    const { work } = runner(() => ({ verdict: 'dead', waitMs: MINUTE_MS }));
    expect(await work()).toBe(1);
    expect(await work(DAY_MS)).toBe(1);
    expect(problems).toEqual(['job 1 is dead: dead']);
  });

  it('reports an attempt that throws, and makes it again after the lease', async () => {
    await addJobs(1, 2);
    const { work } = runner(({ day, attempts }) => {
      if (day === 1 && attempts === 1) throw new Error('a bug');
      return DONE;
    });
    expect(await work()).toBe(2);
    expect(problems).toEqual(['a bug']);
    expect(await jobOf(2)).toMatchObject({ state: 'delivered' });
    expect(await work(LEASE_MS - 1)).toBe(2);
    expect(await work(1)).toBe(3);
    expect(await jobOf(1)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('gives up a job whose attempts never have a result', async () => {
    await addJobs(1);
    const { attempted, work } = runner(() => {
      throw new Error('a bug');
    });
    for (let lease = 0; lease < 10; lease += 1) await work(LEASE_MS);
    expect(attempted).toHaveLength(RETRIES.attemptsMax);
    expect(problems.at(-1)).toBe('job 1 is dead: no result');
    expect(await jobOf(1)).toMatchObject({ state: 'failed', due_at: null });
  });

  it('goes on after the database failed, between the lease and the result and before', async () => {
    await addJobs(1, 2);
    const sound = kindOn(subject.database(), async () => DONE);
    let broken: 'lease' | 'settle' | undefined = 'lease';
    const breakIn = (place: typeof broken): void => {
      if (broken === place) throw new Error(`no database at the ${place}`);
    };
    const own = runnerOf({
      ...sound,
      async lease(lease) {
        breakIn('lease');
        return sound.lease(lease);
      },
      async settle(job, settlement) {
        if (job.day === 1) breakIn('settle');
        await sound.settle(job, settlement);
      },
    });
    const work = async (ms = 0) => {
      clock.advance(ms);
      own.wake();
      await own.settled();
      return (await jobs()).map(({ state, attempts }) => [state, attempts]);
    };
    expect(await work()).toEqual([
      ['waiting', 0],
      ['waiting', 0],
    ]);
    broken = 'settle';
    expect(await work()).toEqual([
      ['waiting', 1],
      ['delivered', 1],
    ]);
    broken = undefined;
    expect(await work(LEASE_MS)).toEqual([
      ['delivered', 2],
      ['delivered', 1],
    ]);
    expect(problems).toEqual(['no database at the lease', 'no database at the settle']);
  });

  it('ends after the running attempts, writes their results and takes no more jobs', async () => {
    await addJobs(1, 2, 3, 4, 5);
    const [begun, answer] = [gate(), gate()];
    const own = runnerOf(
      kindOn(subject.database(), async ({ day }) => {
        if (day === 3) begun.open();
        await answer.opened;
        return DONE;
      }),
    );
    own.wake();
    await begun.opened;
    let hasEnded = false;
    const ending = (async () => {
      await own.end();
      hasEnded = true;
    })();
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 0, 0]);
    expect(hasEnded).toBe(false);
    answer.open();
    await ending;
    const states = ['delivered', 'delivered', 'delivered', 'waiting', 'waiting'];
    expect((await jobs()).map(({ state }) => state)).toEqual(states);
    own.wake();
    await own.settled();
    expect((await jobs()).map(({ state }) => state)).toEqual(states);
  });

  it('leases in every lane up to its own limit', async () => {
    await addJobs(1, 2, 3, 4, 5, 6, 7);
    const rounds: number[][] = [];
    const { db } = subject.database();
    const kind = kindOn(subject.database(), async () => DONE);
    const own = runnerOf({
      ...kind,
      async lease(lease) {
        const lanes = [];
        for (const _lane of [1, 2]) lanes.push((await leaseOf(lease).execute(db)).rows);
        rounds.push(lanes.map(({ length }) => length));
        return lanes;
      },
    });
    own.wake();
    await own.settled();
    expect(rounds).toEqual([
      [3, 3],
      [1, 0],
    ]);
  });
});

describe('the wait before another attempt', () => {
  const wait = (attempts: number, random: number, waitMs?: number) =>
    waitMsOf(RETRIES, { attempts, waitMs }, () => random);

  it('grows up to the longest, and has at most the share of jitter more', () => {
    for (let attempts = 1; attempts <= 40; attempts += 1) {
      const least = Math.min(RETRIES.longestWaitMs, 30 * SECOND_MS * 2 ** (attempts - 1));
      expect(wait(attempts, 0)).toBe(least);
      const most = wait(attempts, 0.999_999);
      expect(most).toBeGreaterThan(least);
      expect(most).toBeLessThanOrEqual(least * 1.1);
      expect(Number.isSafeInteger(wait(attempts, 1 / 3))).toBe(true);
    }
  });

  it('is what the receiver asks, also nothing, and at most the longest', () => {
    expect(wait(1, 1, 0)).toBe(0);
    expect(wait(3, 1, 7 * SECOND_MS)).toBe(7 * SECOND_MS);
    expect(wait(1, 1, Infinity)).toBe(RETRIES.longestWaitMs);
  });
});
