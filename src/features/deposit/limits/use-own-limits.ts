import { useProtectionQuery } from '#api/protection.ts';
import { ZERO } from '#shared/money/money.ts';
import { hasChosen, type LimitUse } from '#shared/protection/limit.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { useSelector } from 'react-redux';

export type OwnLimits =
  | { readonly status: 'loading' }
  /** No deposit yet, and neither a deposit limit nor "no limit" chosen. */
  | { readonly status: 'to-choose' }
  | { readonly status: 'chosen'; readonly limits: readonly LimitUse[] };

const NONE: readonly LimitUse[] = [];

/**
 * The player's own limits, refetched each time the form opens. When loading fails the form opens all the
 * same, and the server enforces them.
 */
export function useOwnLimits(): OwnLimits {
  const { data, isError } = useProtectionQuery(undefined, { refetchOnMountOrArgChange: true });
  const isFirst = useSelector(selectBalance)?.totalRecharge === ZERO;
  if (data === undefined)
    return isError ? { status: 'chosen', limits: NONE } : { status: 'loading' };
  return isFirst && !hasChosen(data.limits, 'deposit')
    ? { status: 'to-choose' }
    : { status: 'chosen', limits: data.limits };
}
