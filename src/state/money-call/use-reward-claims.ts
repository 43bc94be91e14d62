import type { ApiError } from '#shared/wire/api-error.ts';
import { isSameBody, getLastOutcome, getPendingBody } from './money-call.ts';
import type { MoneyOrderKind, MoneyOutcome, OrderBody } from './money-order.ts';
import type { NumberedMutation } from './money-ports.ts';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/** For screens with a list of rewards to claim: mails, tasks. */
export interface RewardClaims<Claim extends object> {
  isBusy(claim: Claim): boolean;
  /** Why the last claim failed; null when it was another one, or succeeded. */
  problemOf(claim: Claim): string | null;
  /** `at` is the time of the press in ms, from any fixed start. */
  claim(claim: Claim, at: number): void;
}

/** The kind of claim, how to show its answers, and the messages for failures. */
export interface RewardClaimUse<Claim extends object, Answer> {
  readonly kind: MoneyOrderKind;
  /** Parses the claim of a stored order; null for one that this version cannot send. */
  readonly read: (stored: OrderBody) => Claim | null;
  readonly onGot: (answer: Answer, claim: Claim) => void;
  /** Message for a refusal. */
  readonly refused: (error: ApiError) => string;
  /** Message when no answer came. */
  readonly unknown: (error: ApiError) => string;
}

/** Claims rewards, each once however often the network fails in between. */
export function useRewardClaims<Claim extends object, Answer>(
  mutation: NumberedMutation<Answer>,
  { kind, read, onGot, refused, unknown }: RewardClaimUse<Claim, Answer>,
): RewardClaims<Claim> {
  const call = useIdempotentMutation<Claim, Answer>(mutation, {
    kind,
    read,
    refreshesRedDots: true,
    onSettled: ({ body, outcome }) => {
      if (outcome.status === 'done') onGot(outcome.data, body);
    },
  });
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);

  function problemOf(outcome: MoneyOutcome<Answer>): string | null {
    switch (outcome.status) {
      case 'done':
        return null;
      case 'refused':
        return refused(outcome.error);
      case 'unknown':
        return unknown(outcome.error);
    }
  }

  return {
    isBusy: (claim) => pending !== null && isSameBody(pending, claim),
    problemOf: (claim) =>
      last !== null && isSameBody(last.body, claim) ? problemOf(last.outcome) : null,
    claim: (claim, at) => void call.submit(claim, at),
  };
}
