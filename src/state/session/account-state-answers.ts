import { answerOf } from '#api/core/answer-of.ts';
import { isSameAccountState, type AccountState } from '#shared/protection/account-state.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

const isLightRefresh = answerOf('lightRefresh');

/** Returns the account state after an action: a new one if the answer contains it, else the known one. */
export function accountStateAfter(known: AccountState, action: unknown): AccountState {
  const received = isLightRefresh(action)
    ? action.payload.accountState
    : accountStateOfProtection(known, action);
  return received === null || isSameAccountState(known, received) ? known : received;
}

/** Matched by shape, as the protection endpoints load later, with their screens. They send no status. */
function accountStateOfProtection({ status }: AccountState, action: unknown): AccountState | null {
  if (!isFulfilled(action)) return null;
  const { payload } = action as PayloadAction<Partial<AccountState> | null | undefined>;
  if (typeof payload !== 'object' || payload === null) return null;
  const { isLimitReached, breakUntil, excludeUntil } = payload;
  return isLimitReached === undefined || breakUntil === undefined || excludeUntil === undefined
    ? null
    : { status, isLimitReached, breakUntil, excludeUntil };
}
