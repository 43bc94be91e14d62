import { useClaimSignUpBonusMutation, type BonusDayReward } from '#api/sign-up-bonus-api.ts';
import type { RequestOf } from '#contract/endpoints.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useSignUpBonusText } from '#i18n/use-sign-up-bonus-text.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { useClaimOrder } from '#session/use-claim-order.ts';
import { useState } from 'react';

/** How the last claim ended. */
export type DayClaimEnd =
  | { readonly status: 'got'; readonly ownedId: number; readonly reward: BonusDayReward }
  | { readonly status: 'refused'; readonly text: string; readonly note: string | undefined };

export interface DayClaim {
  /** The bought package whose day is being claimed. */
  readonly busyId: number | null;
  readonly end: DayClaimEnd | null;
  /** `at` is the press's moment in ms. */
  claim(ownedId: number, at: number): void;
  /** The player has seen how it ended. */
  done(): void;
}

/**
 * Claims days. A refusal is told in words; a lost answer only ends the loading (spec §8), and the
 * claim is asked for again until it is known.
 */
export function useDayClaim(): DayClaim {
  const t = useSignUpBonusText();
  const errors = useErrorText();
  const [send] = useClaimSignUpBonusMutation();
  const [end, setEnd] = useState<DayClaimEnd | null>(null);
  const order = useClaimOrder<BonusDayReward>(
    'sign-up-bonus',
    (request) => send(request as RequestOf<'claimSignUpBonus'>),
    (outcome, body) => {
      switch (outcome.status) {
        case 'done':
          setEnd({ status: 'got', ownedId: idIn(body) ?? 0, reward: outcome.data });
          return;
        case 'refused': {
          const { error } = outcome;
          const key =
            error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
          setEnd({
            status: 'refused',
            text: errors.action('sign-up-claim', error),
            note: key === undefined ? undefined : t(key),
          });
          return;
        }
        case 'unknown':
      }
    },
  );
  useOccupation('sign-up-bonus', order.pending !== null);
  return {
    busyId: order.pending === null ? null : idIn(order.pending),
    end,
    claim: (ownedId, at) => {
      setEnd(null);
      order.claim({ id: ownedId }, at);
    },
    done: () => setEnd(null),
  };
}

const idIn = ({ id }: Readonly<Record<string, unknown>>): number | null =>
  typeof id === 'number' ? id : null;
