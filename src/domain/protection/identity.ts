/** The identity check (contract, player protection part): it gates deposits, never a withdrawal first. */
import type { MinorUnits } from '#domain/money.ts';

/** In the order of the contract's numbers, from 0. */
export const IDENTITY_STATUSES = ['none', 'in-review', 'ok', 'rejected'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** What the check asks for. */
export type IdentityNeed = 'id' | 'selfie' | 'address';

/** How a player's check stands. */
export interface Identity {
  readonly status: IdentityStatus;
  /** Why it was rejected; empty when nothing is said. */
  readonly reason: string;
  readonly need: readonly IdentityNeed[];
  /** Where the check is done; null = customer service knows. */
  readonly url: string | null;
}

/** Whether there is anything to tell: without it nothing was asked for, and nothing is. */
export const isIdentityKnown = ({ status, need, url }: Identity): boolean =>
  status !== 'none' || need.length > 0 || url !== null;

/** Why a deposit waits for the check: 1221, 1222, 1223 of the contract. */
export type IdentityBlock = 'needed' | 'in-review' | 'rejected';

export interface IdentityFacts {
  readonly status: IdentityStatus;
  /** All deposits up to now, and the one that is asked for. */
  readonly deposited: MinorUnits;
  readonly amount: MinorUnits;
  /** Deposits of more than so much in all need the check; null = the operator asks for none. */
  readonly freeUpTo: MinorUnits | null;
}

/** What keeps a deposit back; null when nothing does. */
export function identityBlock({
  status,
  deposited,
  amount,
  freeUpTo,
}: IdentityFacts): IdentityBlock | null {
  if (status === 'ok' || freeUpTo === null || deposited + amount <= freeUpTo) return null;
  return status === 'none' ? 'needed' : status;
}
