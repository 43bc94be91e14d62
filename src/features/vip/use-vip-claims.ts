import { readVipClaim, readVipClaimBody, vipApi, type VipReward } from '#api/vip.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { vipClaimBody, type VipClaimBody, type VipClaimName } from '#shared/vip/vip.ts';
import { withReference } from '#i18n/describe-problem.ts';
import { CLAIM_PROBLEMS, problemKey } from '#i18n/money-problems.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { MoneyOutcome } from '#state/money-call/money-order.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useShownOutcome } from '#state/money-call/use-shown-outcome.ts';
import { useTranslation } from 'react-i18next';

export interface VipClaims {
  /** The claim in progress. */
  readonly busy: VipClaimName | null;
  /** Why the last claim failed, and which it was. */
  readonly problem: { readonly claim: VipClaimName; readonly text: string } | null;
  /** What the last claim gave; it stays while the next one is sent. */
  readonly got: { readonly claim: VipClaimName; readonly reward: VipReward } | null;
  /** @param at time of the press in ms, from any fixed start */
  claim(claim: VipClaimName, at: number): void;
  /** Dismisses the result. */
  done(): void;
}

/** Claims bonuses, each once however often the network fails in between. */
export function useVipClaims(): VipClaims {
  const { t } = useTranslation('vip');
  const errors = useErrorText();
  const call = useIdempotentMutation<VipClaimBody, VipReward>(vipApi.endpoints.claimVipBonus, {
    kind: 'vip-bonus',
    read: readVipClaimBody,
    refreshesRedDots: true,
  });
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);
  const shown = useShownOutcome(call);

  function refusal(error: ApiError): string {
    const key = error.kind === 'errcode' ? problemKey(CLAIM_PROBLEMS, error.errcode) : undefined;
    return key === undefined || error.kind !== 'errcode'
      ? errors.loading(error)
      : t(key, { code: withReference(error.errcode, error) });
  }

  function problemOf(outcome: MoneyOutcome<VipReward>): string | null {
    switch (outcome.status) {
      case 'done':
        return null;
      case 'refused':
        return refusal(outcome.error);
      case 'unknown':
        return t('claims.unknown', { problem: errors.loading(outcome.error) });
    }
  }

  const claim = last && readVipClaim(last.body);
  const given = shown && readVipClaim(shown.body);
  const text = last && problemOf(last.outcome);
  return {
    busy: pending && readVipClaim(pending),
    problem: claim && text !== null ? { claim, text } : null,
    got:
      given && shown?.outcome.status === 'done'
        ? { claim: given, reward: shown.outcome.data }
        : null,
    claim: (claimed, at) => void call.submit(vipClaimBody(claimed), at),
    done: call.reset,
  };
}
