import { wordsOf } from '#server/marketing/events/campaign.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import type { ClientWords } from '#server/marketing/events/client-words.ts';
import {
  addBatch,
  plausible,
  type Batch,
  type Touchpoint,
  type Visitor,
} from '#server/marketing/events/visitor.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import type { InstallEvent } from '#shared/marketing/contract.ts';
import type {
  InstallEventTable,
  InstallTouchTable,
  InstallVisitorTable,
} from '#server/core/database/marketing-tables.ts';

import type { Trx } from '#server/core/database/transact.ts';
import type { UaClass } from '#shared/marketing/attribution.ts';
import type { Insertable } from 'kysely';

/** Serialises a touch without characters that neither the database nor a table accepts. */
const storable = (touch: Touchpoint): string =>
  JSON.stringify(touch, (_key, value: unknown) =>
    typeof value === 'string' ? oneLine(value) : value,
  );

/** A visitor's row; it is counted later. */
export function visitorRow(
  installId: string,
  { landedAt, uaClass, handover, reached, after, seenDays, seenSinceInstall, lastSeenDay }: Visitor,
  words: ClientWords,
  market: Market,
): Insertable<InstallVisitorTable> {
  return {
    install_id: installId,
    landed_at: landedAt,
    landed_day: marketDay(market, landedAt).number,
    ua_class: uaClass,
    ...words,
    handover,
    reached,
    offered_ms: after.offered,
    agreed_ms: after.agreed,
    install_ms: after.installed,
    opened_ms: after.opened,
    registered_ms: after.registered,
    seen_days: seenDays,
    seen_since_install: seenSinceInstall,
    last_seen_day: lastSeenDay,
    is_changed: true,
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
  last: Touchpoint,
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

/** The sender of a batch. */
export interface Sender {
  words: ClientWords;
  /** Of the call's session. */
  playerId: number | undefined;
}

/**
 * Stores a batch; known events change nothing.
 * @returns how many were new
 */
export async function storeBatch(
  trx: Trx,
  installId: string,
  batch: Omit<Batch, 'dayOf'>,
  { words, playerId }: Sender,
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

  const dayOf: Batch['dayOf'] = (time) => marketDay(market, time).number;
  const visitor = addBatch(await readVisitor(trx, installId), { ...batch, events, dayOf });
  const row = visitorRow(installId, visitor, words, market);
  const { install_id: _id, landed_at: _at, landed_day: _day, ...changes } = row;
  await trx
    .insertInto('install_visitor')
    .values(row)
    .onConflict((conflict) => conflict.column('install_id').doUpdateSet(changes))
    .execute();
  if (playerId !== undefined) await linkPlayer(trx, installId, playerId);
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

/** Links a player to the first install they use, and an install to its first player; both permanently. */
async function linkPlayer(trx: Trx, installId: string, playerId: number): Promise<void> {
  await trx
    .updateTable('install_visitor')
    .where('install_id', '=', installId)
    .where('player_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('install_visitor as other')
            .where('other.player_id', '=', playerId)
            .select('other.install_id'),
        ),
      ),
    )
    .set({ player_id: playerId })
    .execute();
}

async function readVisitor(trx: Trx, installId: string): Promise<Visitor | undefined> {
  const row = await trx
    .selectFrom('install_visitor')
    .where('install_id', '=', installId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const touches = await trx
    .selectFrom('install_touch')
    .where('install_id', '=', installId)
    .select(['touch', 'campaign'])
    .execute();
  const touchpointOf = (wanted: 'first' | 'last'): Touchpoint => {
    const found = touches.find(({ touch }) => touch === wanted);
    if (!found) throw new Error(`the visitor ${installId} has no ${wanted} touch`);
    return found.campaign as Touchpoint;
  };
  return {
    landedAt: epochMs(row.landed_at),
    uaClass: row.ua_class as UaClass,
    handover: row.handover,
    first: touchpointOf('first'),
    last: touchpointOf('last'),
    reached: row.reached,
    after: {
      offered: row.offered_ms,
      agreed: row.agreed_ms,
      installed: row.install_ms,
      opened: row.opened_ms,
      registered: row.registered_ms,
    },
    seenDays: row.seen_days,
    seenSinceInstall: row.seen_since_install,
    lastSeenDay: row.last_seen_day ?? 0,
  };
}
