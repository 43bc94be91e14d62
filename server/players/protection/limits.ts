import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { keepEvent } from '#server/players/protection/events.ts';
import type { ProtectionRow } from '#server/players/protection/select-protection.ts';
import {
  selectUsage,
  usageFrom,
  type Moment,
  type UsageFacts,
} from '#server/players/protection/usage.ts';
import { epochMs } from '#shared/time/duration.ts';
import {
  answerPending,
  changeLimit,
  LIMIT_KINDS,
  NO_LIMIT,
  usedOf,
  type LimitKind,
  type LimitState,
  type LimitUse,
  type LimitValue,
} from '#shared/protection/limit.ts';
import { PERIODS, type Period } from '#shared/protection/market-period.ts';
import type { PlayerLimitTable } from '#server/core/database/protection-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

export interface LimitName {
  kind: LimitKind;
  period: Period;
}

/** What the usage of a player's limits is computed from. */
export interface LimitFacts extends UsageFacts {
  limits: Pick<
    Selectable<PlayerLimitTable>,
    'kind' | 'period' | 'value' | 'pending_value' | 'pending_at'
  >[];
}

/** Reads them as one value of a larger statement; null for a player without limits, without sums. */
export const selectLimits = (moment: Moment): RawBuilder<LimitFacts | null> =>
  sql`(select jsonb_build_object('limits', json_agg(player_limit)) || ${selectUsage(moment)}::jsonb
    from player_limit where player_id = ${moment.playerId} having count(*) > 0)`;

/** The limits that a player has ever set, with their usage. */
export async function limitUsesOf(db: Kysely<Tables>, moment: Moment): Promise<LimitUse[]> {
  const { rows } = await sql<{ facts: LimitFacts | null }>`
    select ${selectLimits(moment)} as facts`.execute(db);
  return limitUsesFrom(rows[0]?.facts ?? null, moment);
}

/** As `limitUsesOf`, from what was already read. */
export function limitUsesFrom(facts: LimitFacts | null, moment: Moment): LimitUse[] {
  if (facts === null) return [];
  const usage = usageFrom(facts, moment);
  const uses = facts.limits.map((row) => ({
    kind: row.kind,
    period: row.period,
    ...stateOf(row),
    used: usedOf(row.kind, usage[row.period]),
    resetAt: usage[row.period].end,
  }));
  return uses.toSorted((a, b) => place(a) - place(b));
}

/** As `limitUsesOf`, when the player's protection was read: skips the query for players without limits. */
export const limitUsesBeside = async (
  db: Kysely<Tables>,
  moment: Moment,
  { hasLimits }: Pick<ProtectionRow, 'hasLimits'>,
): Promise<LimitUse[]> => (hasLimits ? limitUsesOf(db, moment) : []);

const place = ({ kind, period }: LimitName): number =>
  LIMIT_KINDS.indexOf(kind) * PERIODS.length + PERIODS.indexOf(period);

const stateOf = (row: LimitFacts['limits'][number]): LimitState => ({
  value: row.value,
  pending:
    row.pending_at === null
      ? null
      : { value: row.pending_value, effectAt: epochMs(row.pending_at) },
});

/** Sets a limit: a stricter one at once, a looser one after a day and a confirmation. */
export async function setLimit(
  trx: Trx,
  { playerId, now }: Moment,
  name: LimitName,
  value: LimitValue,
): Promise<void> {
  const limit = changeLimit(await lockLimit(trx, playerId, name), value, now);
  await writeLimit(trx, playerId, name, limit);
  const kind = limit.pending === null ? 'limit-set' : 'limit-asked';
  await keepEvent(trx, playerId, kind, { ...name, value }, now);
}

/**
 * Confirms or cancels a pending limit change.
 * @throws Refusal 404 when there is none, 1242 when it is too early to confirm
 */
export async function confirmLimit(
  trx: Trx,
  { playerId, now }: Moment,
  name: LimitName,
  isAccepted: boolean,
): Promise<void> {
  const present = await lockLimit(trx, playerId, name);
  const { pending } = present;
  if (pending === null) throw new Refusal(Errcode.notFound, 'no change of this limit waits');
  const limit = answerPending(present, isAccepted, now);
  if (limit === null) {
    throw new Refusal(ClaimCode.notReached, 'too early', { effectTime: pending.effectAt });
  }
  await writeLimit(trx, playerId, name, limit);
  const kind = isAccepted ? 'limit-confirmed' : 'limit-kept';
  await keepEvent(trx, playerId, kind, { ...name, value: limit.value }, now);
}

async function lockLimit(
  trx: Trx,
  playerId: number,
  { kind, period }: LimitName,
): Promise<LimitState> {
  const row = await trx
    .selectFrom('player_limit')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  return row ? stateOf(row) : NO_LIMIT;
}

async function writeLimit(
  trx: Trx,
  playerId: number,
  name: LimitName,
  { value, pending }: LimitState,
): Promise<void> {
  const held = {
    value,
    pending_value: pending?.value ?? null,
    pending_at: pending?.effectAt ?? null,
  };
  await trx
    .insertInto('player_limit')
    .values({ player_id: playerId, ...name, ...held })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(held))
    .execute();
}
