/** Wire → domain for the account state. */
import type { accountStatus, rgState } from '#shared/account/user-contract.ts';
import { isAnyReached } from '#shared/protection/limit.ts';
import { ACCOUNT_STATUSES, FREE, type AccountState } from '#shared/protection/account-state.ts';
import type * as v from 'valibot';

/** @param rg undefined where the server does not send it @param status the contract's number */
export function toAccountState(
  rg: v.InferOutput<typeof rgState> | undefined,
  status: v.InferOutput<typeof accountStatus> = 0,
): AccountState {
  const state = { ...FREE, status: ACCOUNT_STATUSES[status] };
  if (rg === undefined) return state;
  const { breakUntil, excludeUntil, limits } = rg;
  return { ...state, breakUntil, excludeUntil, isLimitReached: isAnyReached(limits) };
}
