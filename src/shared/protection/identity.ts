/** The identity check (contract, player protection part): it blocks deposits, never a withdrawal first. */
import type { MinorUnits } from '#shared/money/money.ts';

/** In the order of the contract's numbers, from 0. */
export const IDENTITY_STATUSES = ['none', 'in-review', 'ok', 'rejected'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** A required document. */
export type IdentityNeed = 'id' | 'selfie' | 'address';

/** Status of a player's check. */
export interface Identity {
  readonly status: IdentityStatus;
  /** Why it was rejected; empty when not stated. */
  readonly reason: string;
  readonly need: readonly IdentityNeed[];
  /** Where the check is done; null = through customer service. */
  readonly url: string | null;
}

/** True when there is anything to show: otherwise no check was or is required. */
export const isIdentityKnown = ({ status, need, url }: Identity): boolean =>
  status !== 'none' || need.length > 0 || url !== null;

/** Why a deposit waits for the check: 1221, 1222, 1223 of the contract. */
export type IdentityBlock = 'needed' | 'in-review' | 'rejected';

export interface IdentityFacts {
  readonly status: IdentityStatus;
  /** All previous deposits, also those that wait for payment, and the requested one. */
  readonly deposited: MinorUnits;
  readonly amount: MinorUnits;
  /** Total deposits above this need the check; null = the operator requires none. */
  readonly freeUpTo: MinorUnits | null;
}

/** What blocks a deposit; null when nothing does. */
export function identityBlock({
  status,
  deposited,
  amount,
  freeUpTo,
}: IdentityFacts): IdentityBlock | null {
  if (status === 'ok' || freeUpTo === null || deposited + amount <= freeUpTo) return null;
  return status === 'none' ? 'needed' : status;
}
