import { sql } from 'kysely';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { ensureMonths } from '#server/marketing/events/event-months.ts';
import { eventRow, touchRows, visitorRow } from '#server/marketing/events/store-events.ts';
import {
  makeVisitor,
  type TrafficPlan,
  type TrafficVisitor,
} from '#server/demo/traffic/traffic.ts';
import { addBatch, type Batch, type Visitor } from '#server/marketing/events/visitor.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { createRandom } from '#server/core/random.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Visitors stored at once. */
const CHUNK = 1000;

export interface Traffic extends TrafficPlan {
  visitors: number;
  seed: number;
}

/**
 * Stores generated visitors. The same seed on the same day gives the same ones, which are stored once.
 * @returns how many visitors and events were new
 */
export async function storeTraffic(
  database: Database,
  { visitors, seed, ...plan }: Traffic,
): Promise<{ visitors: number; events: number }> {
  const random = createRandom(`install traffic ${seed}`);
  return storeVisitors(database, plan, visitors, () => makeVisitor(random, plan));
}

/** Stores a plan's visitors, each once. @returns how many visitors and events were new */
export function storePlan(
  database: Database,
  at: { market: Market; now: EpochMs },
  planned: readonly TrafficVisitor[],
) {
  const left = planned.values();
  return storeVisitors(database, at, planned.length, () => left.next().value);
}

async function storeVisitors(
  database: Database,
  { market, now }: { market: Market; now: EpochMs },
  count: number,
  next: () => TrafficVisitor | undefined,
): Promise<{ visitors: number; events: number }> {
  const stored = { visitors: 0, events: 0 };
  for (let left = count; left > 0; left -= CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, left) }, next).filter(
      (one) => one !== undefined,
    );
    await ensureMonths(database, daysOf(chunk, market));
    const added = await transact(database, (trx) => storeChunk(trx, chunk, market));
    stored.visitors += added.visitors;
    stored.events += added.events;
  }
  while (!(await countVisitors(database, market, now)));
  return stored;
}

function daysOf(chunk: readonly TrafficVisitor[], market: Market) {
  const days = chunk
    .flatMap(({ batches }) => batches.flatMap(({ events }) => events))
    .map(({ time }) => marketDay(market, time).number);
  return { from: Math.min(...days), to: Math.max(...days) };
}

/** Whole tables as one parameter: row by row the embedded database takes ten times as long. */
async function storeChunk(trx: Trx, chunk: readonly TrafficVisitor[], market: Market) {
  const dayOf: Batch['dayOf'] = (time) => marketDay(market, time).number;
  const made = chunk.flatMap(({ installId, batches, words, deposits }) => {
    let visitor: Visitor | undefined;
    const rows = batches.flatMap(({ attribution, events }) => {
      const now = events.at(-1)?.time ?? attribution.lastTouch;
      visitor = addBatch(visitor, { events, attribution, cookie: undefined, now, dayOf });
      const { last } = visitor;
      return events.map((event) => eventRow(installId, event, last, { now, market }));
    });
    if (!visitor) return [];
    return [
      {
        visitor: visitorRow(installId, visitor, words, market),
        touches: touchRows(installId, visitor),
        events: rows,
        deposits: deposits.map(({ time, amount }, at) => ({
          order_no: `made-up-${installId}-${at + 1}`,
          install_id: installId,
          paid_at: time,
          amount,
          is_first: at === 0,
        })),
      },
    ];
  });
  const added = await sql`
    insert into install_visitor
    select * from json_populate_recordset(null::install_visitor, ${JSON.stringify(made.map(({ visitor }) => visitor))}::json)
    on conflict do nothing`.execute(trx);
  await sql`
    insert into install_touch
    select install_id, touch, campaign::jsonb
    from json_to_recordset(${JSON.stringify(made.flatMap(({ touches }) => touches))}::json)
      as made (install_id uuid, touch text, campaign text)
    on conflict do nothing`.execute(trx);
  const events = await sql`
    insert into install_event
    select * from json_populate_recordset(null::install_event, ${JSON.stringify(made.flatMap((one) => one.events))}::json)
    on conflict do nothing`.execute(trx);
  await sql`
    insert into install_deposit
    select * from json_populate_recordset(null::install_deposit, ${JSON.stringify(made.flatMap((one) => one.deposits))}::json)
    on conflict do nothing`.execute(trx);
  return {
    visitors: Number(added.numAffectedRows ?? 0),
    events: Number(events.numAffectedRows ?? 0),
  };
}
