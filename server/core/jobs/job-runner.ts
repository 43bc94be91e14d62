import { waitMsOf, type Retries } from '#server/core/jobs/retries.ts';
import { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { Clock } from '#server/core/clock.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Lease } from '#server/core/jobs/lease-due.ts';

/** `later`: worth another attempt; `dead`: it is not. */
export type Verdict = 'done' | 'later' | 'dead';

/** What follows from an attempt, to be written to the database. */
export interface Settlement<Result> {
  state: 'done' | 'again' | 'dead';
  now: EpochMs;
  /** Of the next attempt; null when there is none. */
  dueAt: number | null;
  /** Undefined when none of the attempts had one: their processes crashed, or they threw. */
  result: Result | undefined;
}

/** A leased job. */
interface Attempted {
  /** With the coming one. */
  attempts: number;
}

/** Jobs of one table: how they are stored, and what an attempt does. */
export interface JobKind<Job extends Attempted, Result extends { waitMs: number | undefined }> {
  readonly retries: Retries;
  /** Longer than the longest attempt. */
  readonly leaseMs: number;
  /** Due jobs are looked for so often when nobody wakes the runner. */
  readonly lookEveryMs: number;
  /** Concurrent attempts of one lane. */
  readonly concurrency: number;
  /** Takes up to `limit` due jobs of every lane: what is slow in one lane delays the others by one attempt. */
  lease(lease: Lease): Promise<readonly (readonly Job[])[]>;
  attempt(job: Job): Promise<Result>;
  verdictOf(result: Result): Verdict;
  /** Writes what follows, unless the lease has ended and another process has the job. */
  settle(job: Job, settlement: Settlement<Result>): Promise<void>;
  /** Describes a dead job, for the log. */
  problemOf(job: Job, result: Result | undefined): string;
}

export interface JobRunnerPorts {
  clock: Clock;
  /** Returns a number from 0 to 1. */
  random: () => number;
  report: (error: unknown) => void;
}

/**
 * Runs the jobs of a kind, at least once each. What throws (an attempt, or the database when a result is
 * written) is reported, and the job is due again after its lease; one that gets no result in its last
 * attempt is dead. Ending the runner waits for the running attempts.
 */
export function jobRunner<Job extends Attempted, Result extends { waitMs: number | undefined }>(
  kind: JobKind<Job, Result>,
  { clock, random, report }: JobRunnerPorts,
): WakeLoop {
  const { retries, leaseMs, lookEveryMs, concurrency } = kind;

  async function settle(job: Job, result: Result | undefined): Promise<void> {
    const now = clock.now();
    const verdict = result ? kind.verdictOf(result) : 'dead';
    if (result && verdict === 'later' && job.attempts < retries.attemptsMax) {
      const wait = waitMsOf(retries, { attempts: job.attempts, waitMs: result.waitMs }, random);
      await kind.settle(job, { state: 'again', now, dueAt: now + wait, result });
      return;
    }
    const state = verdict === 'done' ? 'done' : 'dead';
    await kind.settle(job, { state, now, dueAt: null, result });
    if (state === 'dead') report(new Error(kind.problemOf(job, result)));
  }

  async function run(job: Job): Promise<void> {
    try {
      const isOver = job.attempts > retries.attemptsMax;
      await settle(job, isOver ? undefined : await kind.attempt(job));
    } catch (error) {
      report(error);
    }
  }

  return new WakeLoop({
    everyMs: lookEveryMs,
    onError: report,
    async step() {
      const now = clock.now();
      const lanes = await kind.lease({ now, until: now + leaseMs, limit: concurrency });
      await Promise.all(lanes.flat().map(run));
      return lanes.some(({ length }) => length === concurrency);
    },
  });
}
