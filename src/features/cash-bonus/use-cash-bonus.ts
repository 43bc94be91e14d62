import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { useCashBonusQuery } from '#api/cash-bonus.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { CashBonus } from '#shared/cash-bonus/cash-bonus.ts';
import type { RedPacketRules } from '#shared/cash-bonus/red-packet.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { useSelector } from 'react-redux';
import { useCashBonusRefusal, type CashBonusRefusal } from './use-cash-bonus-refusal.ts';

export interface ReadyCashBonus {
  readonly status: 'ready';
  readonly bonus: CashBonus;
  /** Null when the lobby's config has none. */
  readonly rules: RedPacketRules | null;
  readonly vip: number;
  /** Why the refresh failed; the data may be outdated. */
  readonly problem: string | null;
}

export type CashBonusView =
  | Unloaded
  | ReadyCashBonus
  /** The server has no cash bonus for the player now. */
  | { readonly status: 'closed'; readonly refusal: CashBonusRefusal };

/** The cash bonus, refetched each time its page opens and on every return to it. */
export function useCashBonus(): CashBonusView {
  const errors = useErrorText();
  const refusalOf = useCashBonusRefusal();
  const rules = useSelector(selectConfig)?.redPacket ?? null;
  const vip = useSelector(selectPlayer)?.user.vip ?? 0;
  const { data, error, isFetching, refetch } = useCashBonusQuery(undefined, REFETCHED_ON_RETURN);

  const failure = error === undefined ? null : toFailure(error);
  if (failure?.kind === 'errcode') return { status: 'closed', refusal: refusalOf(failure) };
  if (data !== undefined) {
    const problem = failure === null ? null : errors.loading(failure);
    return { status: 'ready', bonus: data, rules, vip, problem };
  }
  return unloadedOf({ error, isFetching, refetch }, errors.loading);
}
