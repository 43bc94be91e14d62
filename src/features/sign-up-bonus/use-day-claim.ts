import {
  readDayClaim,
  signUpBonusApi,
  type BonusDayReward,
  type DayClaimBody,
} from '#api/sign-up-bonus.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getPendingBody, type SettledOrder } from '#state/money-call/money-call.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useTranslation } from 'react-i18next';

/** Result of the last claim. */
export type DayClaimEnd =
  | { readonly status: 'got'; readonly ownedId: number; readonly reward: BonusDayReward }
  | { readonly status: 'refused'; readonly text: string; readonly note: string | undefined };

export interface DayClaim {
  /** The bought package whose day is being claimed. */
  readonly busyId: number | null;
  readonly end: DayClaimEnd | null;
  /** @param at time of the press, in ms */
  claim(ownedId: number, at: number): void;
  /** Dismisses the result. */
  done(): void;
}

/**
 * Claims days. A refusal is explained; a lost answer only ends the loading state (spec §8), and the claim is
 * retried until its outcome is known.
 */
export function useDayClaim(): DayClaim {
  const { t } = useTranslation('signUpBonus');
  const errors = useErrorText();
  const call = useIdempotentMutation<DayClaimBody, BonusDayReward>(
    signUpBonusApi.endpoints.claimSignUpBonus,
    { kind: 'sign-up-bonus', read: readDayClaim, refreshesRedDots: true },
  );
  const pending = getPendingBody(call);
  useBusy('sign-up-bonus', pending !== null);

  function endOf({ body, outcome }: SettledOrder<DayClaimBody, BonusDayReward>): DayClaimEnd {
    if (outcome.status === 'done') return { status: 'got', ownedId: body.id, reward: outcome.data };
    const { error } = outcome;
    const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
    const note = key === undefined ? undefined : t(key);
    return { status: 'refused', text: errors.action('sign-up-claim', error), note };
  }

  return {
    busyId: pending?.id ?? null,
    end: call.settled && endOf(call.settled),
    claim: (ownedId, at) => void call.submit({ id: ownedId }, at),
    done: call.reset,
  };
}
