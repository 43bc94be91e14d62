/** Endpoints of the lobby, the account and the device, loaded from the start. */
import {
  accountLoginRequest,
  accountRegisterRequest,
  accountSession,
} from '#shared/account/contract.ts';
import { logoutRequest } from '#shared/account/session-contract.ts';
import { gameLikeRequest, gameLikeResponse } from '#shared/game/contract.ts';
import {
  afterLoginConfig,
  appConfig,
  customerServices,
  firstGamesRequest,
  gameListVersionRequest,
  lightRefresh,
  lobbyTips,
} from '#shared/lobby/contract.ts';
import { startPaths } from '#shared/wire/start-paths.ts';
import { balances } from '#shared/account/user-contract.ts';
import { base } from '#shared/wire/wire.ts';
import * as v from 'valibot';
import type { Endpoint } from '#shared/wire/endpoint.ts';

const body = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ ...base, ...entries });

/** Empty payload of a success. */
const nothing = v.object({});

export const startEndpoints = {
  appConfig: {
    path: startPaths.appConfig,
    access: 'anonymous',
    request: body({ ...gameListVersionRequest, ...firstGamesRequest }),
    response: appConfig,
    hasCode: true,
  },
  afterLoginConfig: {
    path: startPaths.afterLoginConfig,
    access: 'public',
    request: body(gameListVersionRequest),
    response: afterLoginConfig,
    hasCode: true,
  },
  lightRefresh: {
    path: '/app/v1/getAfterLoginInfoWeb',
    access: 'player',
    request: body({}),
    response: lightRefresh,
  },
  lobbyTips: {
    path: '/app/v1/anonymous/lobbyTips',
    access: 'anonymous',
    request: body({}),
    response: lobbyTips,
  },
  refreshBalance: {
    path: '/app/v1/refreshData',
    access: 'public',
    request: body({}),
    response: balances,
    isCodeExpiry: true,
  },
  customerServices: {
    path: '/app/v1/getCustomerServices',
    access: 'anonymous',
    request: body({}),
    response: customerServices,
  },
  accountLogin: {
    path: '/app/v1/accountLogin',
    access: 'anonymous',
    request: body(accountLoginRequest),
    response: accountSession,
    hasCode: true,
  },
  accountRegister: {
    path: '/app/v1/accountRegist2',
    access: 'anonymous',
    request: body(accountRegisterRequest),
    response: accountSession,
    hasCode: true,
  },
  logout: {
    path: '/app/v1/logout',
    access: 'player',
    request: body(logoutRequest),
    response: nothing,
  },
  gameLike: {
    path: startPaths.gameLike,
    access: 'player',
    request: body(gameLikeRequest),
    response: gameLikeResponse,
  },
} as const satisfies Record<string, Endpoint>;
