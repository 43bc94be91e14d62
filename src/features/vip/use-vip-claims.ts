import {
  readVipClaim,
  useClaimVipBonusMutation,
  vipClaimBody,
  type VipReward,
} from '#api/vip-api.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { VipClaimName } from '#domain/vip/vip.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useVipText } from '#i18n/use-vip-text.ts';
import { useClaimOrder } from '#session/use-claim-order.ts';
import { useState } from 'react';

export interface VipClaims {
  /** The one that is being claimed. */
  readonly busy: VipClaimName | null;
  /** Why the last claim failed, and which it was. */
  readonly problem: { readonly claim: VipClaimName; readonly text: string } | null;
  /** What the last claim gave. */
  readonly got: { readonly claim: VipClaimName; readonly reward: VipReward } | null;
  /** `at` is the moment of the press in ms, from any fixed start. */
  claim(claim: VipClaimName, at: number): void;
  /** The player has seen what was given. */
  done(): void;
}

/** Claims bonuses, each once however often the network fails in between. */
export function useVipClaims(): VipClaims {
  const t = useVipText();
  const errors = useErrorText();
  const [send] = useClaimVipBonusMutation();
  const [problem, setProblem] = useState<VipClaims['problem']>(null);
  const [got, setGot] = useState<VipClaims['got']>(null);

  function refusal(error: ApiError): string {
    const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
    return key === undefined || error.kind !== 'errcode'
      ? errors.loading(error)
      : t(key, { code: withReference(error.errcode, error) });
  }

  const order = useClaimOrder<VipReward>('vip-bonus', send, (outcome, body) => {
    const claim = readVipClaim(body);
    if (claim === null) return;
    switch (outcome.status) {
      case 'done':
        setProblem(null);
        setGot({ claim, reward: outcome.data });
        return;
      case 'refused':
        setProblem({ claim, text: refusal(outcome.error) });
        return;
      case 'unknown':
        setProblem({
          claim,
          text: t('claims.unknown', { problem: errors.loading(outcome.error) }),
        });
    }
  });

  return {
    busy: order.pending && readVipClaim(order.pending),
    problem,
    got,
    claim: (claim, at) => {
      setProblem(null);
      setGot(null);
      order.claim(vipClaimBody(claim), at);
    },
    done: () => setGot(null),
  };
}
