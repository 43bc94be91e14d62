import { IdentityCode } from '#shared/identity/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import {
  identityBlock,
  IDENTITY_STATUSES,
  type IdentityBlock,
} from '#shared/protection/identity.ts';
import { add, fromCoins, type MinorUnits } from '#shared/money/money.ts';
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

/** A player's check, and what was deposited before it. */
export interface DepositedFacts {
  kycStatus: number;
  kycReason: string | null;
  totalRecharge: MinorUnits;
  /** Deposits that wait for their payment. */
  waiting: MinorUnits;
}

/**
 * Refuses a deposit until the identity is verified, where the operator requires that.
 * @param freeUpToCoins total of deposits, paid and waiting, without a check; null = never required
 * @throws Refusal 1221, 1222, 1223
 */
export function requireIdentity(
  { kycStatus, kycReason, totalRecharge, waiting }: DepositedFacts,
  amount: MinorUnits,
  freeUpToCoins: number | null,
): void {
  const block = identityBlock({
    status: IDENTITY_STATUSES[statusOf(kycStatus)],
    deposited: add(totalRecharge, waiting),
    amount,
    freeUpTo: freeUpToCoins === null ? null : fromCoins(freeUpToCoins),
  });
  if (block === null) return;
  const reason = block === 'rejected' ? { reason: kycReason ?? '' } : {};
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
