import {
  useClaimAccumulatedRechargeMutation,
  type TierReward,
} from '#api/accumulated-recharge-api.ts';
import type { RequestOf } from '#contract/endpoints.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useAccumulatedRechargeText } from '#i18n/use-accumulated-recharge-text.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { useClaimOrder } from '#session/use-claim-order.ts';
import { useState } from 'react';

/** How the last claim ended, and of which tier it was. */
export type TierClaimEnd =
  | { readonly status: 'got'; readonly tierId: number; readonly reward: TierReward }
  | {
      readonly status: 'refused' | 'unknown';
      readonly tierId: number;
      readonly text: string;
      readonly note: string | undefined;
    };

export interface TierClaim {
  /** The tier that is being received. */
  readonly busyId: number | null;
  readonly end: TierClaimEnd | null;
  /** `at` is the press's moment in ms. */
  claim(tierId: number, at: number): void;
  /** The player has seen how it ended. */
  done(): void;
}

/** Receives tiers, each once however often the network fails in between. */
export function useTierClaim(): TierClaim {
  const t = useAccumulatedRechargeText();
  const errors = useErrorText();
  const [send] = useClaimAccumulatedRechargeMutation();
  const [end, setEnd] = useState<TierClaimEnd | null>(null);
  const order = useClaimOrder<TierReward>(
    'accumulated-recharge',
    (request) => send(request as RequestOf<'claimAccumulatedRecharge'>),
    (outcome, body) => {
      const { status } = outcome;
      const tierId = idIn(body) ?? 0;
      switch (status) {
        case 'done':
          setEnd({ status: 'got', tierId, reward: outcome.data });
          return;
        case 'refused': {
          const { error } = outcome;
          const key =
            error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
          const note = key === undefined ? undefined : t(key);
          setEnd({ status, tierId, text: errors.action('recharge-receive', error), note });
          return;
        }
        case 'unknown': {
          const text = t('tier.unknown', { problem: errors.loading(outcome.error) });
          setEnd({ status, tierId, text, note: undefined });
        }
      }
    },
  );
  useOccupation('accumulated-recharge', order.pending !== null);
  return {
    busyId: order.pending === null ? null : idIn(order.pending),
    end,
    claim: (propId, at) => {
      setEnd(null);
      order.claim({ propId }, at);
    },
    done: () => setEnd(null),
  };
}

const idIn = ({ propId }: Readonly<Record<string, unknown>>): number | null =>
  typeof propId === 'number' ? propId : null;
