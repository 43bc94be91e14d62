import { useProtectionQuery } from '#api/protection-api.ts';
import { ZERO } from '#domain/money.ts';
import { hasChosen, type LimitUse } from '#domain/protection/limit.ts';
import { selectBalance } from '#session/session-slice.ts';
import { useSelector } from 'react-redux';

/** What is to be shown of the player's own limits before the form. */
export type OwnLimits =
  | { readonly status: 'loading' }
  /** Nothing was paid in yet and no deposit limit was chosen, nor that there be none. */
  | { readonly status: 'to-choose' }
  | { readonly status: 'chosen'; readonly limits: readonly LimitUse[] };

const NONE: readonly LimitUse[] = [];

/**
 * The player's own limits, asked for each time the form opens. They cannot be had: then the form opens
 * all the same, and the platform holds them.
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
