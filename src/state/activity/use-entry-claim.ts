import type { Reward } from '#shared/reward/reward.ts';
import type { RewardClaim } from '#shared/reward/reward-entry.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { Scope } from '#i18n/error-catalogue.ts';
import { getLastOutcome, getPendingBody, isSameBody } from '#state/money-call/money-call.ts';
import type { MoneyOrderKind, OrderBody } from '#state/money-call/money-order.ts';
import type { NumberedMutation } from '#state/money-call/money-ports.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';

/** Claims the entries of one activity in the rewards list; at most one is being claimed. */
export interface EntryClaim {
  /** Texts for refusals beside those that all claims have in common. */
  readonly scope: Scope | null;
  isBusy(claim: RewardClaim): boolean;
  /** Null when the claim succeeded, or was not the last one. */
  failureOf(claim: RewardClaim): ClaimFailure | null;
  /** @param at time of the press in ms, from any fixed start; null for a further claim of the press */
  submit(claim: RewardClaim, at: number | null): Promise<unknown>;
}

/** Why a claim failed: it was refused, or no answer arrived. */
export interface ClaimFailure {
  readonly status: 'refused' | 'unknown';
  readonly error: ApiError;
}

interface Gift {
  readonly rewards: readonly Reward[];
}

export type OnGot = (gift: Gift) => void;

interface EntryClaimUse<Body extends RewardClaim> {
  readonly kind: MoneyOrderKind;
  readonly mutation: NumberedMutation<Gift>;
  /** Parses the body of a stored order; null for one that this version cannot send. */
  readonly read: (stored: OrderBody) => Body | null;
  readonly scope?: Scope;
  readonly onGot: OnGot;
}

/** Claims by one call of the contract, each once however often the network fails in between. */
export function useEntryClaim<Body extends RewardClaim>(use: EntryClaimUse<Body>): EntryClaim {
  const { kind, mutation, read, scope = null, onGot } = use;
  const call = useIdempotentMutation<RewardClaim, Gift>(mutation, {
    kind,
    read,
    refreshesRedDots: true,
    onSettled: ({ outcome }) => {
      if (outcome.status === 'done') onGot(outcome.data);
    },
  });
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);
  return {
    scope,
    isBusy: (claim) => pending !== null && isSameBody(pending, claim),
    failureOf: (claim) => {
      const outcome = last !== null && isSameBody(last.body, claim) ? last.outcome : null;
      return outcome === null || outcome.status === 'done' ? null : outcome;
    },
    submit: (claim, at) => call.submit(claim, at),
  };
}
