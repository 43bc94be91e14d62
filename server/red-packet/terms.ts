import { RedPacketCode } from '#shared/red-packet/errors.ts';
import type { Kysely } from 'kysely';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import { runningActivities } from '#server/catalogue/running-activities.ts';
import { readDocument, type RedPacketTerms } from '#server/catalogue/documents.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { Refusal } from '#server/core/http/refusal.ts';

type Config = Pick<WireWebConfig, 'redPacketConfigModel'>;

/** The packet and its terms, while the activity runs. */
export interface OpenRedPacket {
  packet: NonNullable<Config['redPacketConfigModel']>;
  terms: RedPacketTerms;
  /** Start of the activity; undefined without one. */
  beginsAt: EpochMs | undefined;
  /** End of the activity; undefined without one. */
  endsAt: number | undefined;
}

/** @throws Refusal 1112 when the activity is not running, 1111 when packet or terms are not configured */
export async function openRedPacket(
  db: Kysely<Tables>,
  { redPacketConfigModel: packet }: Config,
  now: EpochMs,
): Promise<OpenRedPacket> {
  const { activityMap } = await runningActivities(db, now);
  const activity = activityMap[redPacket.id];
  if (!activity) throw new Refusal(RedPacketCode.notStarted, 'the activity does not run');
  if (!packet) throw new Refusal(RedPacketCode.notConfigured, 'no red packet is configured');
  const { beginTime, endTime: endsAt } = activity;
  const beginsAt = beginTime === undefined ? undefined : epochMs(beginTime);
  return { packet, terms: await readTerms(db), beginsAt, endsAt };
}

async function readTerms(db: Kysely<Tables>): Promise<RedPacketTerms> {
  const terms = await readDocument(db, 'redPacket');
  if (!terms) throw new Refusal(RedPacketCode.notConfigured, 'no terms are configured');
  return terms;
}

/** Returns the game level that bets have reached; 0 for none. */
export function gameLevelOf(bets: MinorUnits, { gameLevelBets }: RedPacketTerms): number {
  const missed = gameLevelBets.findIndex((need) => bets < need);
  return missed === -1 ? gameLevelBets.length : missed;
}
