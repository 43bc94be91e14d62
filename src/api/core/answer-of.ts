import type { LobbyAnswer, PlayerLobbyAnswer } from '#api/lobby-answer.ts';
import type { DepositCheck } from '#shared/deposit/order.ts';
import type { CustomerService } from '#shared/lobby/lobby-config.ts';
import type { RefreshedDots } from '#shared/activity/red-dot.ts';
import type { AccountState } from '#shared/protection/account-state.ts';
import type { SignUpBonus } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import type { Exchange } from '#shared/withdrawal/exchange.ts';
import type { Balance, Player } from '#shared/account/user.ts';
import { isFulfilled, isPending, type PayloadAction } from '@reduxjs/toolkit';

/** The fields read from each answer before the endpoint's own code has loaded. */
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
  lightRefresh: {
    readonly redDots: RefreshedDots;
    readonly accountState: AccountState;
    /** Number of the player who invited this one; '' = nobody yet. */
    readonly superiorId: string;
  };
  passkeyLogin: Player;
  refreshBalance: Balance;
  signUpBonus: Pick<SignUpBonus, 'isClaimable'>;
  withdrawalTerms: { readonly exchange: Pick<Exchange, 'locked'> };
}

/** Metadata that RTK Query, and `askLobby` like it, adds to an answer. */
export interface AnswerMeta {
  /** When the answer came, epoch ms by the device's clock. */
  readonly fulfilledTimeStamp: number;
  readonly baseQueryMeta?: unknown;
}

/**
 * Matches the answers of an endpoint by its name, for code loaded before the endpoint's own: a matcher of RTK
 * Query would import it.
 */
export function answerOf<Name extends keyof EarlyAnswers>(name: Name) {
  return (action: unknown): action is PayloadAction<EarlyAnswers[Name], string, AnswerMeta> =>
    isFulfilled(action) && callOf(action.meta) === name;
}

/** Matches the request of an endpoint. */
export const requestOf = (name: keyof EarlyAnswers) => (action: unknown) =>
  isPending(action) && callOf(action.meta) === name;

/** Name of the endpoint that an action is about. */
export function callOf({ arg }: { readonly arg: unknown }): unknown {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg
    ? arg.endpointName
    : undefined;
}
