import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jobRunner } from '#server/core/jobs/job-runner.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { marketDay } from '#server/core/market-day.ts';
import { nightlyJobs } from '#server/reconcile/nightly-jobs.ts';
import { readFact } from '#server/core/facts.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#shared/time/duration.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import {
  eachPlatform,
  OPERATOR_KEY,
  operate,
  ownPlayer,
  platformUnderTest,
  type PlatformUnderTest,
} from '#tests/server/platforms.ts';
import { samplesOf } from '#tests/server/prometheus-text.ts';

/** From the tests' start, 9:00 in Manila, to the given hour of the next market day. */
const untilNext = (hour: number): number => DAY_MS + (hour - 9) * HOUR_MS;

const dbOf = (subject: PlatformUnderTest) => subject.platform().context.database.db;
const nightsOf = (subject: PlatformUnderTest) =>
  dbOf(subject).selectFrom('reconciliation').orderBy('day').selectAll().execute();

/** Runs what is due, as a server does each minute. @returns what it reported */
async function look(subject: PlatformUnderTest, runners = 1): Promise<string[]> {
  const problems: string[] = [];
  const { context } = subject.platform();
  const report = (error: unknown) => problems.push(String(error));
  const all = Array.from({ length: runners }, () =>
    jobRunner(nightlyJobs(context), { clock: subject.clock, random: () => 0, report }),
  );
  for (const one of all) one.wake();
  await Promise.all(all.map((one) => one.settled()));
  return problems;
}

async function metricsOf(subject: PlatformUnderTest) {
  subject.clock.advance(5 * SECOND_MS);
  const response = await subject.platform().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  });
  const samples = samplesOf(response.body);
  const named = (name: string) => samples.get(`parola_reconcile_${name}`);
  return { at: named('timestamp_seconds'), disagreements: named('disagreements') };
}

eachPlatform('the nightly reconciliation', (subject) => {
  it('waits for the night, runs once however many servers look, and is in the metrics', async () => {
    expect(await look(subject)).toEqual([]);
    expect(await nightsOf(subject)).toEqual([]);
    expect(await metricsOf(subject)).toEqual({ at: undefined, disagreements: undefined });

    subject.clock.advance(untilNext(4));
    const now = subject.clock.now();
    expect(await look(subject, 3)).toEqual([]);
    const night = { attempts: 1, due_at: null, ended_at: now, disagreements: 0 };
    expect(await nightsOf(subject)).toEqual([{ day: marketDay('ph', now).number, ...night }]);
    expect(await readFact(dbOf(subject), 'last-reconciliation')).toEqual({
      at: now,
      tookMs: expect.any(Number),
      disagreements: 0,
    });
    expect(await metricsOf(subject)).toEqual({ at: now / SECOND_MS, disagreements: 0 });

    subject.clock.advance(HOUR_MS);
    await look(subject);
    expect(await nightsOf(subject)).toHaveLength(1);
  });

  it('leaves a night out that no server saw before eight', async () => {
    subject.clock.advance(DAY_MS - HOUR_MS + 4 * HOUR_MS);
    await look(subject);
    expect(await nightsOf(subject)).toHaveLength(1);
  });

  it('reports how much disagrees and where, without a player, and stays red until it is run again', async () => {
    const { id, account } = await ownPlayer(subject.platform());
    const addToTotal = (amount: number) =>
      sql`update player set total_recharge = total_recharge + ${amount} where id = ${id}`.execute(
        dbOf(subject),
      );
    await addToTotal(100);
    subject.clock.advance(DAY_MS - 3 * HOUR_MS);
    const [problem = '', ...more] = await look(subject);
    expect(more).toEqual([]);
    expect(problem).toBe(
      'Error: disagreements in the reconciliation of 2026-11-24: 1 (recharge); the command reconcile lists them',
    );
    expect(problem).not.toContain(account);
    expect((await nightsOf(subject)).at(-1)).toMatchObject({ attempts: 1, disagreements: 1 });
    expect((await metricsOf(subject)).disagreements).toBe(1);

    subject.clock.advance(HOUR_MS);
    expect(await look(subject)).toEqual([]);
    await addToTotal(-100);
    expect((await operate(subject.platform(), 'reconcile')).body).toMatchObject({ isClean: true });
    expect((await metricsOf(subject)).disagreements).toBe(0);
  });

  it('is taken over an hour later from a server that crashed', async () => {
    subject.clock.advance(DAY_MS);
    const now = subject.clock.now();
    const { number: day } = marketDay('ph', now);
    await dbOf(subject).insertInto('reconciliation').values({ day, due_at: now }).execute();
    const lease = { now, until: now + HOUR_MS, limit: 1 };
    await leaseDue({ name: 'reconciliation', key: ['day'] }, lease).execute(dbOf(subject));
    subject.clock.advance(HOUR_MS - 1);
    await look(subject);
    expect((await nightsOf(subject)).at(-1)).toMatchObject({ attempts: 1, ended_at: null });
    subject.clock.advance(1);
    await look(subject);
    expect((await nightsOf(subject)).at(-1)).toMatchObject({ attempts: 2, disagreements: 0 });
  });
});

describe.skipIf(!hasPostgres())('a server that starts at night', () => {
  const opened = (flag: string) => platformUnderTest([flag], 'postgres');

  describe('with RECONCILE_NIGHTLY', () => {
    const subject = opened('--reconcile-nightly');

    it('runs the reconciliation', async () => {
      subject.clock.advance(untilNext(5));
      await (await subject.second()).close();
      expect(await nightsOf(subject)).toMatchObject([{ attempts: 1, disagreements: 0 }]);
    });
  });

  describe('without it', () => {
    const subject = opened('--reconcile-nightly=false');

    it('does not', async () => {
      subject.clock.advance(untilNext(5));
      await (await subject.second()).close();
      expect(await nightsOf(subject)).toEqual([]);
    });
  });
});
