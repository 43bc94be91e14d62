import type { LobbyAnswer, PlayerLobbyAnswer } from '#api/lobby-answer.ts';
import type { DepositCheck } from '#domain/deposit/order.ts';
import type { CustomerService } from '#domain/lobby-config.ts';
import type { RefreshedDots } from '#domain/red-dot.ts';
import type { AccountState } from '#domain/protection/account-state.ts';
import type { SignUpBonus } from '#domain/sign-up-bonus.ts';
import type { Balance, Player } from '#domain/user.ts';
import { isFulfilled, isPending, type PayloadAction } from '@reduxjs/toolkit';

/** What is read of each of these calls' answers before its own code is there. */
export interface EarlyAnswers {
  accountLogin: Player;
  accountRegister: Player;
  afterLoginConfig: PlayerLobbyAnswer;
  appConfig: LobbyAnswer;
  bindAccount: { readonly mobile: string };
  changeProfile: { readonly nickname: string; readonly avatar: number };
  checkDeposit: DepositCheck;
  customerServices: readonly CustomerService[];
  gameLike: { readonly isLiked: boolean };
  lightRefresh: { readonly redDots: RefreshedDots; readonly accountState: AccountState };
  refreshBalance: Balance;
  signUpBonus: Pick<SignUpBonus, 'isClaimable'>;
}

/** What RTK Query, and `askLobby` like it, notes beside an answer. */
export interface AnswerMeta {
  /** When the answer came, epoch ms by the phone's clock. */
  readonly fulfilledTimeStamp: number;
  readonly baseQueryMeta?: unknown;
}

/**
 * Tells the answers of a call by its name, for what is there before the call's own code: a matcher of
 * RTK Query would bring it along.
 */
export function answerOf<Name extends keyof EarlyAnswers>(name: Name) {
  return (action: unknown): action is PayloadAction<EarlyAnswers[Name], string, AnswerMeta> =>
    isFulfilled(action) && callOf(action.meta) === name;
}

/** Tells that a call was sent. */
export const requestOf = (name: keyof EarlyAnswers) => (action: unknown) =>
  isPending(action) && callOf(action.meta) === name;

/** The name of the call that an action is about. */
export function callOf({ arg }: { readonly arg: unknown }): unknown {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg
    ? arg.endpointName
    : undefined;
}
