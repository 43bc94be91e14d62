import { oneLine, wordsOf } from '#server/attribution/campaign.ts';
import {
  addBatch,
  plausible,
  type Batch,
  type Touch,
  type Visitor,
} from '#server/attribution/visitor.ts';
import { epochMs } from '#domain/duration.ts';
import type { Market } from '#domain/market.ts';
import { marketDay } from '#server/market-day.ts';
import type { InstallEvent } from '#contract/install-events.ts';
import type {
  InstallEventTable,
  InstallTouchTable,
  InstallVisitorTable,
} from '#server/database/install-tables.ts';

import type { Trx } from '#server/database/transact.ts';
import type { UaClass } from '#domain/install/attribution.ts';
import type { Insertable } from 'kysely';

/** A touch without what neither the database nor a table can hold. */
const storable = (touch: Touch): string =>
  JSON.stringify(touch, (_key, value: unknown) =>
    typeof value === 'string' ? oneLine(value) : value,
  );

export function visitorRow(
  installId: string,
  visitor: Visitor,
  market: Market,
): Insertable<InstallVisitorTable> {
  const first = wordsOf(visitor.first);
  const last = wordsOf(visitor.last);
  return {
    install_id: installId,
    landed_at: visitor.landedAt,
    landed_day: marketDay(market, visitor.landedAt).number,
    first_referrer: first.referrer,
    first_campaign: first.campaign,
    last_referrer: last.referrer,
    last_campaign: last.campaign,
    ua_class: visitor.uaClass,
    reached: visitor.reached,
    install_ms: visitor.installMs,
  };
}

export const touchRows = (
  installId: string,
  { first, last }: Visitor,
): Insertable<InstallTouchTable>[] => [
  { install_id: installId, touch: 'first', campaign: storable(first) },
  { install_id: installId, touch: 'last', campaign: storable(last) },
];

export function eventRow(
  installId: string,
  event: InstallEvent,
  last: Touch,
  { now, market }: { now: Batch['now']; market: Market },
): Insertable<InstallEventTable> {
  const happenedAt = plausible(event.time, now);
  return {
    install_id: installId,
    seq: event.seq,
    name: event.name,
    happened_at: happenedAt,
    day: marketDay(market, happenedAt).number,
    source: event.source ?? null,
    list_version: event.listVersion === undefined ? null : oneLine(event.listVersion),
    ...wordsOf(last),
  };
}

/**
 * Stores a batch; events that are known already change nothing.
 * @returns how many were new
 */
export async function storeBatch(
  trx: Trx,
  installId: string,
  batch: Batch,
  market: Market,
): Promise<number> {
  const known = await trx
    .selectFrom('install_event')
    .where('install_id', '=', installId)
    .where(
      'seq',
      'in',
      batch.events.map(({ seq }) => seq),
    )
    .select('seq')
    .execute();
  const seen = new Set(known.map(({ seq }) => seq));
  const events = batch.events.filter(({ seq }) => !seen.has(seq) && seen.add(seq));
  if (events.length === 0) return 0;

  const visitor = addBatch(await readVisitor(trx, installId), { ...batch, events });
  const row = visitorRow(installId, visitor, market);
  const { last_referrer, last_campaign, ua_class, reached, install_ms } = row;
  await trx
    .insertInto('install_visitor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('install_id')
        .doUpdateSet({ last_referrer, last_campaign, ua_class, reached, install_ms }),
    )
    .execute();
  await trx
    .insertInto('install_touch')
    .values(touchRows(installId, visitor))
    .onConflict((conflict) =>
      conflict
        .columns(['install_id', 'touch'])
        .doUpdateSet(({ ref }) => ({ campaign: ref('excluded.campaign') })),
    )
    .execute();
  await trx
    .insertInto('install_event')
    .values(
      events.map((event) => eventRow(installId, event, visitor.last, { now: batch.now, market })),
    )
    .execute();
  return events.length;
}

async function readVisitor(trx: Trx, installId: string): Promise<Visitor | undefined> {
  const row = await trx
    .selectFrom('install_visitor')
    .where('install_id', '=', installId)
    .select(['landed_at', 'ua_class', 'reached', 'install_ms'])
    .executeTakeFirst();
  if (!row) return undefined;
  const touches = await trx
    .selectFrom('install_touch')
    .where('install_id', '=', installId)
    .select(['touch', 'campaign'])
    .execute();
  const touchOf = (wanted: 'first' | 'last'): Touch => {
    const found = touches.find(({ touch }) => touch === wanted);
    if (!found) throw new Error(`the visitor ${installId} has no ${wanted} touch`);
    return found.campaign as Touch;
  };
  return {
    landedAt: epochMs(row.landed_at),
    uaClass: row.ua_class as UaClass,
    first: touchOf('first'),
    last: touchOf('last'),
    reached: row.reached,
    installMs: row.install_ms,
  };
}
