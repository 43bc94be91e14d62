import { MailCode } from '#shared/mail/errors.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { mergeRewards } from '#shared/reward/reward.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards, type Reward } from '#server/players/reward/grant-rewards.ts';
import { live, markRead } from './mailbox.ts';

interface Claimed {
  receivedIds: number[];
  rewards: Reward[];
}

/** Most mails claimed in one call. */
const CLAIMS_AT_ONCE = 200;

/**
 * Claims the rewards of mails: those given, or all of a type. Each is claimed once, also under concurrency;
 * in a batch, mails without rewards are skipped.
 * @throws Refusal 1261 for a missing mail, 1243 for an expired one, 1262 when none has anything to claim
 */
export async function claimMails(
  trx: Trx,
  playerId: number,
  { ids, type }: Pick<ParsedRequestOf<'claimMail'>, 'ids' | 'type'>,
  now: EpochMs,
): Promise<Claimed> {
  if (ids !== undefined) await requireMails(trx, playerId, ids, now);
  const claimable = await listClaimable(trx, playerId, { ids, type }, now);
  if (claimable.length === 0) throw new Refusal(MailCode.nothingToClaim, 'nothing to claim');
  const claimed = await trx
    .updateTable('mail')
    .set({ claimed_at: now })
    .where('id', 'in', claimable)
    .where('claimed_at', 'is', null)
    .returning(['id', 'rewards'])
    .execute();
  if (claimed.length === 0) throw new Refusal(MailCode.nothingToClaim, 'claimed before');
  const receivedIds = claimed.map(({ id }) => id).toSorted((a, b) => a - b);
  await markRead(trx, receivedIds, now);
  const granted: Reward[] = [];
  for (const { id, rewards } of claimed) {
    const grant = { playerId, rewards: rewards as Reward[], reference: `mail-${id}`, now };
    granted.push(...(await grantRewards(trx, grant)).rewards);
  }
  return { receivedIds, rewards: mergeRewards(granted) };
}

async function requireMails(
  trx: Trx,
  playerId: number,
  ids: readonly number[],
  now: EpochMs,
): Promise<void> {
  if (ids.length === 0) throw new Refusal(MailCode.nothingToClaim, 'no mail is named');
  const rows = await trx
    .selectFrom('mail')
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .select(['id', 'expires_at', 'claimed_at'])
    .execute();
  if (rows.length < new Set(ids).size) throw new Refusal(MailCode.notFound, 'no such mail');
  const hasExpired = rows.some((row) => row.expires_at <= now && row.claimed_at === null);
  if (hasExpired) throw new Refusal(MailCode.expired, 'the mail has expired');
}

async function listClaimable(
  trx: Trx,
  playerId: number,
  { ids, type }: Pick<ParsedRequestOf<'claimMail'>, 'ids' | 'type'>,
  now: EpochMs,
): Promise<number[]> {
  let found = live(trx, playerId, now)
    .where('rewards', 'is not', null)
    .where('claimed_at', 'is', null);
  if (ids !== undefined) found = found.where('id', 'in', ids);
  if (type !== undefined) found = found.where('type', '=', type);
  const rows = await found.orderBy('id').limit(CLAIMS_AT_ONCE).select('id').execute();
  return rows.map(({ id }) => id);
}
