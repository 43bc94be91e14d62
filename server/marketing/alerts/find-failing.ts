import { sql, type Kysely } from 'kysely';
import { readBreakdowns } from '#server/marketing/report/read-funnel.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { listSchedules, readLastFiles } from '#server/marketing/schedules/schedules.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import type { Finding } from '#server/marketing/alerts/alerts.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Attempts in a row that a receiver did not accept. */
const MOST_ATTEMPTS = 3;

/** Days whose costs are compared with their results. */
export const COST_DAYS = 7;
/** Results that a cost would have had at the price of all campaigns; fewer may be missing by chance. */
const LEAST_EXPECTED = 10;

const withoutRange = { step: '', usual: undefined, low: undefined, high: undefined } as const;

/**
 * Finds active postback rules of which at least three attempts of the last day were not accepted, and none
 * since the first of them. Tests do not count.
 */
export async function findFailingPostbacks(db: Kysely<Tables>, now: EpochMs): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; name: string; attempts: string }>`
    select rule.id, rule.name, sum(postback.attempts)::bigint as attempts
    from postback_rule as rule join postback on postback.rule_id = rule.id
    where rule.active_since is not null and postback.install_id is not null
      and postback.state <> 'delivered' and postback.tried_at > ${now - DAY_MS}::bigint
      and postback.tried_at > coalesce((
        select max(accepted.tried_at) from postback as accepted
        where accepted.rule_id = rule.id and accepted.state = 'delivered'
          and accepted.install_id is not null), 0)
    group by rule.id having sum(postback.attempts) >= ${MOST_ATTEMPTS}::bigint
    order by rule.id`.execute(db);
  return rows.map(({ id, name, attempts }) => ({
    kind: 'postback',
    subject: String(id),
    name,
    count: Number(attempts),
    ...withoutRange,
  }));
}

/** Finds schedules whose last file was refused for good, or three times. */
export async function findFailingSchedules(db: Kysely<Tables>): Promise<Finding[]> {
  const lastFiles = await readLastFiles(db);
  return (await listSchedules(db)).flatMap(({ id, name }): Finding[] => {
    const last = lastFiles.get(id);
    if (!last || last.state === 'delivered') return [];
    if (last.state === 'waiting' && last.attempts < MOST_ATTEMPTS) return [];
    const count = last.attempts;
    return [{ kind: 'schedule', subject: String(id), name, count, ...withoutRange }];
  });
}

/**
 * Finds campaigns that cost something in the seven days up to a day without an install or a registration,
 * where the average price of all campaigns would have meant at least ten.
 */
export async function findCostsWithoutResults(db: Kysely<Tables>, day: number): Promise<Finding[]> {
  const range = { from: day - COST_DAYS + 1, to: day, filters: {}, scope: 'all' } as const;
  const costs = await readCosts(db, range, 'campaign');
  if (!costs || costs.size === 0) return [];
  const results = new Map<string, number>();
  for (const touch of ['first', 'last'] as const) {
    const { campaign } = await readBreakdowns(db, { ...range, touch, window: 30 }, ['campaign']);
    for (const { name, funnel } of campaign) {
      const taken = funnel.installed + funnel.registered;
      results.set(name, Math.max(results.get(name) ?? 0, taken));
    }
  }
  let [spent, total] = [0, 0];
  for (const [name, amount] of costs) {
    spent += amount;
    total += results.get(name) ?? 0;
  }
  return [...costs]
    .filter(([name, amount]) => {
      if (amount === 0 || (results.get(name) ?? 0) > 0) return false;
      return total === 0 || (amount * total) / spent >= LEAST_EXPECTED;
    })
    .map(([name, amount]) => ({
      kind: 'cost',
      subject: name,
      name: '',
      count: amount,
      ...withoutRange,
    }));
}
