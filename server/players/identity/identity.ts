import { IdentityCode } from '#shared/identity/errors.ts';
import { playerById } from '#server/players/base/players.ts';
import { waitingSumOf } from '#server/money/ledger/waiting-deposits.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import {
  identityBlock,
  IDENTITY_STATUSES,
  type IdentityBlock,
} from '#shared/protection/identity.ts';
import { add, fromCoins, type MinorUnits } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Contract, conventions. */
const CODE: Readonly<Record<IdentityBlock, number>> = {
  needed: IdentityCode.needed,
  'in-review': IdentityCode.inReview,
  rejected: IdentityCode.rejected,
};

const STATUSES = [0, 1, 2, 3] as const;
type WireStatus = (typeof STATUSES)[number];

/** Converts a stored status to the contract's number. */
export const statusOf = (stored: number): WireStatus =>
  STATUSES.find((known) => known === stored) ?? 0;

type Need = 'id' | 'selfie' | 'address';

export const needOf = (needsAddress: boolean): Need[] =>
  needsAddress ? ['id', 'selfie', 'address'] : ['id', 'selfie'];

/** The address of the hosted check, with the player's reference, which is meaningless elsewhere. */
export function identityUrl(base: string, uuid: string): string | null {
  if (base === '') return null;
  const url = new URL(base);
  url.searchParams.set('ref', uuid);
  return url.href;
}

/**
 * Refuses a deposit until the identity is verified, where the operator requires that.
 * @param freeUpToCoins total of deposits, paid and waiting, without a check; null = never required
 * @throws Refusal 1221, 1222, 1223
 */
export async function requireIdentity(
  trx: Trx,
  { playerId, amount, now }: { playerId: number; amount: MinorUnits; now: EpochMs },
  freeUpToCoins: number | null,
): Promise<void> {
  const player = await playerById(trx, playerId);
  const block = identityBlock({
    status: IDENTITY_STATUSES[statusOf(player.kyc_status)],
    deposited: add(player.total_recharge, await waitingSumOf(trx, playerId, now)),
    amount,
    freeUpTo: freeUpToCoins === null ? null : fromCoins(freeUpToCoins),
  });
  if (block === null) return;
  const reason = block === 'rejected' ? { reason: player.kyc_reason ?? '' } : {};
  throw new Refusal(CODE[block], 'the identity check comes first', reason);
}

/** Sets the state of a player's check, by a provider of checks or the operator. */
export async function setIdentity(
  trx: Trx,
  playerId: number,
  status: WireStatus,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set({ kyc_status: status, kyc_reason: reason })
    .execute();
}
