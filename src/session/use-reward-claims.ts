import type { ApiError } from '#contract/api-error.ts';
import { useState } from 'react';
import type { MoneyOrder, MoneyOrderKind, SendMoneyOrder } from './money-order.ts';
import { useClaimOrder } from './use-claim-order.ts';

type ClaimBody = MoneyOrder['body'];

/** What has a list of rewards to claim: mails, tasks. */
export interface RewardClaims<Claim extends ClaimBody> {
  isBusy(claim: Claim): boolean;
  /** Why the last claim failed; null when it was another one, or did not. */
  problemOf(claim: Claim): string | null;
  /** `at` is the moment of the press in ms, from any fixed start. */
  claim(claim: Claim, at: number): void;
}

/** How claims of a kind are sent, what of their answers is shown, and the words when there is none. */
export interface RewardClaimUse<Data> {
  readonly kind: MoneyOrderKind;
  readonly send: SendMoneyOrder<Data>;
  readonly onGot: (data: Data) => void;
  /** The words of a refusal. */
  readonly refused: (error: ApiError) => string;
  /** The words when no answer came. */
  readonly unknown: (error: ApiError) => string;
}

const keyOf = (claim: ClaimBody): string => JSON.stringify(claim);

/** Claims rewards, each once however often the network fails in between. */
export function useRewardClaims<Claim extends ClaimBody, Data>(
  use: RewardClaimUse<Data>,
): RewardClaims<Claim> {
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null);
  const order = useClaimOrder<Data>(use.kind, use.send, (outcome, body) => {
    switch (outcome.status) {
      case 'done':
        setProblem(null);
        use.onGot(outcome.data);
        return;
      case 'refused':
        setProblem({ key: keyOf(body), text: use.refused(outcome.error) });
        return;
      case 'unknown':
        setProblem({ key: keyOf(body), text: use.unknown(outcome.error) });
    }
  });
  return {
    isBusy: (claim) => order.pending !== null && keyOf(order.pending) === keyOf(claim),
    problemOf: (claim) => (problem?.key === keyOf(claim) ? problem.text : null),
    claim: (claim, at) => order.claim(claim, at),
  };
}
