import {
  accumulatedRechargeApi,
  readTierClaim,
  type TierClaimBody,
  type TierReward,
} from '#api/accumulated-recharge.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { MoneyOutcome } from '#state/money-call/money-order.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useShownOutcome } from '#state/money-call/use-shown-outcome.ts';
import { useTranslation } from 'react-i18next';

/** Why the last claim failed, or is in doubt. */
export interface TierClaimProblem {
  readonly tierId: number;
  readonly text: string;
  readonly note: string | undefined;
}

export interface TierClaim {
  /** The tier being claimed. */
  readonly busyId: number | null;
  /** What the last claim gave; it stays while the next one is sent. */
  readonly got: { readonly tierId: number; readonly reward: TierReward } | null;
  readonly problem: TierClaimProblem | null;
  /** @param at time of the press, in ms */
  claim(tierId: number, at: number): void;
  /** Dismisses the result. */
  done(): void;
}

/** Claims tiers; each is paid once, however often the network fails in between. */
export function useTierClaim(): TierClaim {
  const { t } = useTranslation('accumulatedRecharge');
  const errors = useErrorText();
  const call = useIdempotentMutation<TierClaimBody, TierReward>(
    accumulatedRechargeApi.endpoints.claimAccumulatedRecharge,
    { kind: 'accumulated-recharge', read: readTierClaim, refreshesRedDots: true },
  );
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);
  const shown = useShownOutcome(call);
  useBusy('accumulated-recharge', pending !== null);

  function problemOf(tierId: number, outcome: MoneyOutcome<TierReward>): TierClaimProblem | null {
    switch (outcome.status) {
      case 'done':
        return null;
      case 'refused': {
        const { error } = outcome;
        const key =
          error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
        const note = key === undefined ? undefined : t(key);
        return { tierId, text: errors.action('recharge-claim', error), note };
      }
      case 'unknown': {
        const text = t('tier.unknown', { problem: errors.loading(outcome.error) });
        return { tierId, text, note: undefined };
      }
    }
  }

  return {
    busyId: pending?.propId ?? null,
    got:
      shown?.outcome.status === 'done'
        ? { tierId: shown.body.propId, reward: shown.outcome.data }
        : null,
    problem: last && problemOf(last.body.propId, last.outcome),
    claim: (propId, at) => void call.submit({ propId }, at),
    done: call.reset,
  };
}
