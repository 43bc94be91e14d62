import { sql, type Kysely, type RawBuilder } from 'kysely';
import { OperatorError } from '#server/core/commands/command.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import { limitUsesOf } from '#server/players/protection/limits.ts';
import { STATUS } from '#server/players/base/status.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { isAnyReached } from '#shared/protection/limit.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';
import * as v from 'valibot';

const LONGEST_DAYS = 3650;
const HIGHEST_VIP = 1000;
const days = v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(LONGEST_DAYS)));
const vip = v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(HIGHEST_VIP)));

/** Conditions that a player must all meet; a missing one is met by everybody. */
export const segmentOptions = {
  vipFrom: vip,
  vipTo: vip,
  seenWithin: days,
  notSeenFor: days,
  deposited: v.optional(yesOrNo),
  registeredWithin: days,
};
export const SEGMENT_USAGE =
  '[--vip-from N] [--vip-to N] [--seen-within DAYS] [--not-seen-for DAYS] [--deposited yes|no] [--registered-within DAYS]';

export interface Segment {
  vipFrom?: number | undefined;
  vipTo?: number | undefined;
  seenWithin?: number | undefined;
  notSeenFor?: number | undefined;
  deposited?: boolean | undefined;
  registeredWithin?: number | undefined;
}

/** @throws OperatorError when no player can meet the conditions */
export function readSegment(given: Segment): Segment {
  const { vipFrom, vipTo, seenWithin, notSeenFor, deposited, registeredWithin } = given;
  if (vipFrom !== undefined && vipTo !== undefined && vipFrom > vipTo) {
    throw new OperatorError(`VIP from ${vipFrom} to ${vipTo} has no level`);
  }
  // Whoever registered has been seen.
  for (const within of [seenWithin, registeredWithin]) {
    if (within !== undefined && notSeenFor !== undefined && notSeenFor >= within) {
      throw new OperatorError(`nobody was seen within ${within} and not for ${notSeenFor} days`);
    }
  }
  return { vipFrom, vipTo, seenWithin, notSeenFor, deposited, registeredWithin };
}

/** Players of one look at the table: the work of one transaction. */
const LOOKED_AT = 200;

export interface SegmentMoment {
  market: Market;
  /** Of the conditions; players who registered later are not in the segment. */
  asOf: EpochMs;
  /** Of what keeps a player from getting offers. */
  now: EpochMs;
}

interface SegmentPart {
  players: { id: number; account: string }[];
  /** Where the next part begins; undefined after the last. */
  after: number | undefined;
}

/**
 * The players of a segment among the next 200 by id. Nobody is among them who may not be sent offers: who is on
 * a break or excluded, has used up a limit of their own, or is restricted by an operator.
 */
export async function readSegmentPart(
  db: Kysely<Tables>,
  segment: Segment,
  { market, asOf, now }: SegmentMoment,
  after: number,
): Promise<SegmentPart> {
  const looked = db
    .selectFrom('player')
    .where('id', '>', after)
    .where('created_at', '<=', asOf)
    .orderBy('id')
    .limit(LOOKED_AT)
    .select(['id', 'account', 'status', 'vip', 'total_recharge', 'created_at']);
  const rows = await db
    .selectFrom(looked.as('player'))
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .orderBy('player.id')
    .select(['player.id', 'player.account', isMeant(segment, asOf, now).as('isMeant')])
    .select(
      sql<boolean>`exists (select from player_limit where player_id = player.id)`.as('hasLimits'),
    )
    .execute();
  const players: SegmentPart['players'] = [];
  for (const { id, account, isMeant: isIn, hasLimits } of rows) {
    if (!isIn) continue;
    if (hasLimits && isAnyReached(await limitUsesOf(db, { playerId: id, market, now }))) continue;
    players.push({ id, account });
  }
  return { players, after: rows.length < LOOKED_AT ? undefined : rows.at(-1)?.id };
}

/** Beside the limits, which depend on what the player did. */
function isMeant(segment: Segment, asOf: EpochMs, now: EpochMs): RawBuilder<boolean> {
  const { vipFrom, vipTo, seenWithin, notSeenFor, deposited, registeredWithin } = segment;
  const before = (count: number) => sql`${asOf - count * DAY_MS}::bigint`;
  const seen = sql`greatest(player.created_at,
    (select seen_at from player_seen where player_id = player.id),
    (select max(last_seen_at) from session where player_id = player.id))`;
  const conditions = [
    sql`player.status = ${STATUS.ok}`,
    sql`greatest(break_until, exclude_until, carried_until, 0) <= ${now}::bigint`,
    ...(vipFrom === undefined ? [] : [sql`player.vip >= ${vipFrom}::integer`]),
    ...(vipTo === undefined ? [] : [sql`player.vip <= ${vipTo}::integer`]),
    ...(seenWithin === undefined ? [] : [sql`${seen} >= ${before(seenWithin)}`]),
    ...(notSeenFor === undefined ? [] : [sql`${seen} < ${before(notSeenFor)}`]),
    ...(deposited === undefined ? [] : [sql`(player.total_recharge > 0) = ${deposited}::boolean`]),
    ...(registeredWithin === undefined
      ? []
      : [sql`player.created_at >= ${before(registeredWithin)}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Counts a segment now, part by part. @returns the number of its players, and the first accounts */
export async function countSegment(
  db: Kysely<Tables>,
  segment: Segment,
  moment: SegmentMoment,
  samples: number,
): Promise<{ players: number; accounts: string[] }> {
  let players = 0;
  const accounts: string[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const part: SegmentPart = await readSegmentPart(db, segment, moment, after);
    players += part.players.length;
    const wanted = part.players.slice(0, samples - accounts.length);
    accounts.push(...wanted.map(({ account }) => account));
    ({ after } = part);
  }
  return { players, accounts };
}
