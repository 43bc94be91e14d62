import { sql, type Kysely } from 'kysely';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** States of the work that waits, by its kind. A job is retried as soon as its first attempt begins. */
export const WORK_STATES = {
  notification: ['waiting', 'retrying'],
  postback: ['waiting', 'retrying', 'failed'],
  report: ['waiting', 'retrying', 'failed'],
  email: ['waiting', 'retrying', 'failed'],
  withdrawal: ['waiting', 'in_process'],
  deposit: ['waiting'],
  game: ['real', 'demo'],
} as const;

export type WorkKind = keyof typeof WORK_STATES;

/** How much of a kind is in a state. */
export interface Work {
  kind: WorkKind;
  state: string;
  count: number;
  /** Since when the oldest is there; null for what has ended. */
  since: number | null;
}

const JOB_STATE = sql`case when attempts = 0 then 'waiting' else 'retrying' end`;
const DELIVERY_STATE = sql`case when state = 'failed' then 'failed' else ${JOB_STATE} end`;

/** Counts the work that waits: jobs, orders and open games. A state without any has no row. */
export async function readWork(db: Kysely<Tables>, now: EpochMs): Promise<Work[]> {
  const { inProcess, waiting } = OrderStatus;
  const { rows } = await sql<Work>`
    select 'notification' as kind, ${JOB_STATE} as state, count(*), min(created_at) as since
    from push_outbox group by 2
    union all
    select 'postback', ${DELIVERY_STATE}, count(*), min(case when state = 'waiting' then happened_at end)
    from postback where state <> 'delivered' group by 2
    union all
    select 'report', ${DELIVERY_STATE}, count(*), min(due_at)
    from report_delivery where state <> 'delivered' group by 2
    union all
    select 'email', ${DELIVERY_STATE}, count(*), min(case when state = 'waiting' then created_at end)
    from email_delivery join email on email_id = email.id where state <> 'delivered' group by 2
    union all
    select 'withdrawal', case status when ${waiting} then 'waiting' else 'in_process' end,
      count(*), min(created_at)
    from withdrawal_order where status in (${inProcess}, ${waiting}) group by 2
    union all
    select 'deposit', 'waiting', count(*), min(created_at)
    from deposit_order where status = 0 having count(*) > 0
    union all
    select 'game', case when is_demo then 'demo' else 'real' end, count(*), min(started_at)
    from game_session where ended_at is null and expires_at > ${now} group by 2`.execute(db);
  return rows;
}
