import { SpinInviteCode } from '#shared/spin-invite/errors.ts';
import { randomUUID } from 'node:crypto';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { add, minorUnits, subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { nextTicket, spendTicket } from '#server/players/reward-item/tickets.ts';
import { drawWheel, type Segment } from './draw-wheel.ts';
import {
  FREE_SPIN_EVERY_MS,
  inviteSpinsLeft,
  latestRound,
  spinSourcesOf,
  statusOf,
  type SpinRound,
} from './round.ts';

type Config = Pick<WireWebConfig, 'actInviteConditionModel' | 'actInviteConditionModelClient2List'>;
type Condition = NonNullable<Config['actInviteConditionModel']>;

/** A draw of the wheel. */
export interface Drawn {
  /** 0–7. */
  segment: number;
  /** The counted amount: never more than is missing to the target. */
  amount: MinorUnits;
  round: SpinRound;
}

/**
 * Returns the player's running round, or starts one with a first draw as a welcome. Each new round uses the
 * next condition of the list.
 * @returns the round, and the welcome's amount
 * @throws Refusal 1112 when the market has no such activity
 */
export async function joinRound(
  trx: Trx,
  playerId: number,
  config: Config,
  now: EpochMs,
): Promise<{ round: SpinRound; added: MinorUnits }> {
  const latest = await latestRound(trx, playerId);
  const status = statusOf(latest, now);
  if (latest && status !== 0 && status !== 4) return { round: latest, added: minorUnits(0) };
  const condition = nextCondition(config, latest?.condition_id);
  if (!condition) throw new Refusal(SpinInviteCode.notStarted, 'no such activity');
  const endsAt = epochMs(now + condition.durationDays * DAY_MS);
  const round = await trx
    .insertInto('spin_round')
    .values({
      tid: randomUUID(),
      player_id: playerId,
      condition_id: condition.id,
      target: minorUnits(condition.bonusAmount),
      bet_rate: condition.betRate,
      free_spin_at: now,
      started_at: now,
      ends_at: endsAt,
      lapses_at: epochMs(endsAt + condition.payoutDays * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const drawn = await draw(trx, round, { condition, ticketId: null, now });
  return { round: drawn.round, added: drawn.amount };
}

/**
 * Spins the wheel with the free spin of the day if available, else with a friend's spin or a ticket,
 * whichever expires first: friends' spins end with the round.
 * @throws Refusal 1112 when the round is not the player's, 1243 when it is over, 1108 without a spin
 */
export async function spinWheel(
  trx: Trx,
  { playerId, tid, now }: { playerId: number; tid: string; now: EpochMs },
  config: Config,
  needs: readonly PromotionNeed[],
): Promise<Drawn> {
  const round = await ownRound(trx, playerId, tid);
  if (statusOf(round, now) !== 1) throw new Refusal(SpinInviteCode.over, 'the round is over');
  const condition = conditionOf(config, round.condition_id);
  if (!condition) throw new Refusal(SpinInviteCode.over, 'the activity is over');
  const ticketId = await spend(trx, round, needs, now);
  return draw(trx, await ownRound(trx, playerId, tid), { condition, ticketId, now });
}

/** Uses up a spin. @returns the ticket used; null for the free spin or a friend's */
async function spend(
  trx: Trx,
  round: SpinRound,
  needs: readonly PromotionNeed[],
  now: EpochMs,
): Promise<number | null> {
  const change = trx.updateTable('spin_round').where('tid', '=', round.tid);
  if (now >= round.free_spin_at) {
    await change.set({ free_spin_at: epochMs(now + FREE_SPIN_EVERY_MS) }).execute();
    return null;
  }
  const ticket = await nextTicket(trx, round.player_id, now);
  const hasFriends = inviteSpinsLeft(round, await spinSourcesOf(trx, round, needs, now)) > 0;
  if (ticket && !(hasFriends && ticket.expires_at >= round.ends_at)) {
    await spendTicket(trx, ticket.id, now);
    return ticket.id;
  }
  if (!hasFriends) throw new Refusal(SpinInviteCode.noSpin, 'no spin left');
  await change.set((eb) => ({ invite_spins_used: eb('invite_spins_used', '+', 1) })).execute();
  return null;
}

/** Reads a round of this player. @throws Refusal 1112 */
export async function ownRound(trx: Trx, playerId: number, tid: string): Promise<SpinRound> {
  const round = await trx
    .selectFrom('spin_round')
    .where('tid', '=', tid)
    .where('player_id', '=', playerId)
    .where('replaced_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!round) throw new Refusal(SpinInviteCode.notStarted, 'no such round');
  return round;
}

async function draw(
  trx: Trx,
  round: SpinRound,
  { condition, ticketId, now }: { condition: Condition; ticketId: number | null; now: EpochMs },
): Promise<Drawn> {
  const segments = condition.bonus.map((text) => JSON.parse(text) as Segment);
  const { index: segment, amount: drawn } = drawWheel(segments);
  const worth = minorUnits(drawn);
  const missing = subtract(round.target, round.won);
  const amount = worth > missing ? missing : worth;
  const after = await trx
    .updateTable('spin_round')
    .where('tid', '=', round.tid)
    .set({ won: add(round.won, amount) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('spin')
    .values({ tid: round.tid, segment, amount, ticket_id: ticketId, created_at: now })
    .execute();
  return { segment, amount, round: after };
}

const conditionOf = (config: Config, id: number): Condition | undefined =>
  conditionsOf(config).find((condition) => condition.id === id);

/** The condition after the last round's; the last of the list repeats. */
function nextCondition(config: Config, lastId: number | undefined): Condition | undefined {
  const all = conditionsOf(config);
  const at = all.findIndex(({ id }) => id === lastId);
  return at === -1 ? all[0] : (all[at + 1] ?? all[at]);
}

/** The market's conditions in order. */
export function conditionsOf(config: Config): Condition[] {
  const { actInviteConditionModel: first, actInviteConditionModelClient2List: list } = config;
  return list.length > 0 || first === null || first === undefined ? list : [first];
}
