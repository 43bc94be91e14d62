import { sql } from 'kysely';
import {
  addTo,
  contributionsOf,
  difference,
  type Contribution,
  type CountedFacts,
  type LinkedDeposit,
} from '#server/marketing/events/contribution.ts';
import { addToTables } from '#server/marketing/events/add-to-tables.ts';
import { markPlayersOf } from '#server/marketing/revenue/count-players.ts';
import { hourContributionsOf } from '#server/marketing/events/hour-contribution.ts';
import { originOf } from '#server/marketing/events/origin.ts';
import { queuePostbacks, type CountedAgain } from '#server/marketing/postbacks/queue-postbacks.ts';
import { clientIds, originIds } from '#server/marketing/events/dimension-ids.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { marketDay } from '#server/core/market-day.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import type { Touchpoint } from '#server/marketing/events/visitor.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Visitors counted in one transaction. */
const CHUNK = 500;
/** Most chunks that a reader waits for; with a longer queue the report is a few seconds behind. */
const MOST_CHUNKS = 20;

/**
 * Adds the changes of visitors to the sums that reports read. A visitor's last counted state is stored with
 * it (`counted`), so that each change is added once, whichever server does it and wherever it stops.
 * @returns true when nothing is left; false also while another server counts the rest
 */
export async function countVisitors(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<boolean> {
  const today = marketDay(market, now).number;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const counted = await transact(database, (trx) => countChunk(trx, market, today), {
      isReadCommitted: true,
    });
    if (counted < CHUNK) return !(await isAnyChanged(database));
  }
  return false;
}

/** Whether a visitor is still to be counted: those that another transaction counts are until it commits. */
async function isAnyChanged({ db }: Database): Promise<boolean> {
  const found = await db
    .selectFrom('install_visitor')
    .where('is_changed', '=', true)
    .select('install_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function countChunk(trx: Trx, market: Market, today: number): Promise<number> {
  const visitors = await trx
    .selectFrom('install_visitor')
    .where('is_changed', '=', true)
    .limit(CHUNK)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();
  if (visitors.length === 0) return 0;
  const ids = visitors.map(({ install_id: id }) => id);
  const touches = await trx
    .selectFrom('install_touch')
    .where('install_id', 'in', ids)
    .selectAll()
    .execute();
  const deposits = await trx
    .selectFrom('install_deposit')
    .where('install_id', 'in', ids)
    .orderBy('paid_at')
    .orderBy('order_no')
    .selectAll()
    .execute();
  const touchpointOf = new Map(
    touches.map(({ install_id: id, touch, campaign }) => [
      `${id} ${touch}`,
      campaign as Touchpoint,
    ]),
  );
  const earliestFirst = [...touchpointOf.values()].toSorted((one, other) => one.time - other.time);
  const originId = await originIds(trx, earliestFirst.map(originOf), today);
  const clientId = await clientIds(trx, visitors, today);

  const dayOf = (time: EpochMs) => marketDay(market, time).number;
  const sums = new Map<string, Contribution>();
  const again: CountedAgain[] = [];
  const states = visitors.map((visitor) => {
    const { install_id: id } = visitor;
    const idOf = (touch: 'first' | 'last'): number => {
      const found = touchpointOf.get(`${id} ${touch}`);
      if (!found) throw new Error(`the visitor ${id} has no ${touch} touch`);
      return originId(originOf(found));
    };
    const landedAt = epochMs(visitor.landed_at);
    const facts: CountedFacts = {
      landedAt,
      first: idOf('first'),
      last: idOf('last'),
      client: clientId(visitor),
      reached: visitor.reached,
      after: {
        offered: visitor.offered_ms,
        agreed: visitor.agreed_ms,
        installed: visitor.install_ms,
        opened: visitor.opened_ms,
        registered: visitor.registered_ms,
      },
      seenDays: visitor.seen_days,
      seenSinceInstall: visitor.seen_since_install,
      deposits: deposits
        .filter((deposit) => deposit.install_id === id)
        .map((deposit): LinkedDeposit => ({
          orderNo: deposit.order_no,
          after: Math.max(0, deposit.paid_at - landedAt),
          amount: deposit.amount,
          isFirst: deposit.is_first,
        })),
    };
    const before = visitor.counted as CountedFacts | null;
    const inHours = visitor.counted_hours as CountedFacts | null;
    addTo(
      sums,
      difference(before ? contributionsOf(before, dayOf) : [], contributionsOf(facts, dayOf)),
      1,
    );
    addTo(
      sums,
      difference(
        inHours ? hourContributionsOf(inHours, market) : [],
        hourContributionsOf(facts, market),
      ),
      1,
    );
    const { first, last, client } = facts;
    const lastTouch = touchpointOf.get(`${id} last`);
    if (lastTouch && visitor.ua_class !== 'bot')
      again.push({ installId: id, before, now: facts, last: lastTouch });
    return { install_id: id, first_origin: first, last_origin: last, client, counted: facts };
  });
  await addToTables(trx, [...sums.values()]);
  await sql`
    update install_visitor as visitor
    set first_origin = state.first_origin, last_origin = state.last_origin, client = state.client,
      counted = state.counted, counted_hours = state.counted, is_changed = false
    from json_to_recordset(${JSON.stringify(states)}::json)
      as state (install_id uuid, first_origin integer, last_origin integer, client integer, counted jsonb)
    where visitor.install_id = state.install_id`.execute(trx);
  await markPlayersOf(trx, ids);
  await queuePostbacks(trx, again, market);
  return visitors.length;
}
