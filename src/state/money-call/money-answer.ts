import { isMinorUnits } from '#shared/money/money.ts';
import type { Balance } from '#shared/account/user.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

type MoneyAnswer = Pick<Balance, 'coin' | 'seq'> & Partial<Pick<Balance, 'lottery'>>;

/**
 * Matches the answer of a call that moved money: it contains the coins right after, and their number
 * (contract, conventions).
 */
export function isMoneyAnswer(action: unknown): action is PayloadAction<MoneyAnswer> {
  if (!isFulfilled(action)) return false;
  const { payload } = action as PayloadAction<unknown>;
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'coin' in payload &&
    isMinorUnits(payload.coin) &&
    'seq' in payload &&
    typeof payload.seq === 'number'
  );
}
