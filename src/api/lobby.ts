import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { api } from '#api/core/api.ts';
import { serverHosts } from '#api/core/connection.ts';
import type { ListRequest } from '#api/core/list-request.ts';
import { toLobbyAnswer, toPlayerLobbyAnswer } from '#api/lobby-answer.ts';
import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { pictureAddress } from '#api/core/server-hosts.ts';
import { toRedDots } from '#api/player-wire.ts';
import { toAccountState } from '#api/account-state-wire.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export interface BigWin {
  readonly phone: string;
  readonly amount: MinorUnits;
}

export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The catalogue slice stores these two answers; nobody subscribes to them.
    appConfig: build.query<EarlyAnswers['appConfig'], ListRequest>({
      query: (body) => ({ name: 'appConfig', body, keepsRaw: true }),
      transformResponse: (answer: ResponseOf<'appConfig'>) => toLobbyAnswer(answer),
      keepUnusedDataFor: 0,
    }),
    afterLoginConfig: build.query<EarlyAnswers['afterLoginConfig'], ListRequest>({
      query: (body) => ({ name: 'afterLoginConfig', body, keepsRaw: true }),
      transformResponse: (answer: ResponseOf<'afterLoginConfig'>) => toPlayerLobbyAnswer(answer),
      keepUnusedDataFor: 0,
    }),
    lightRefresh: build.query<EarlyAnswers['lightRefresh'], void>({
      query: () => ({ name: 'lightRefresh' }),
      transformResponse: ({ red, rg, accountStatus, user }: ResponseOf<'lightRefresh'>) => ({
        redDots: toRedDots(red),
        accountState: toAccountState(rg, accountStatus),
        superiorId: user.pid ?? '',
      }),
      // Fetched repeatedly without a subscriber: see the footguns.
      keepUnusedDataFor: Infinity,
    }),
    lobbyTips: build.query<readonly BigWin[], void>({
      query: () => ({ name: 'lobbyTips' }),
      transformResponse: ({ jackpotList }: ResponseOf<'lobbyTips'>) =>
        jackpotList.map(({ phone, amount }) => ({ phone, amount })),
    }),
    customerServices: build.query<EarlyAnswers['customerServices'], void>({
      query: () => ({ name: 'customerServices' }),
      transformResponse: ({ appCustomerServiceQueue }: ResponseOf<'customerServices'>) =>
        appCustomerServiceQueue.map(({ id, name, url, icon, online, hours }) => ({
          id,
          name,
          url,
          icon: pictureAddress(icon, serverHosts()),
          isOnline: online === 1,
          hours,
        })),
    }),
  }),
});

/**
 * The only way to the light refresh (`tests/lobby/light-refresh.test.ts`): asks now, or once the pace allows. A
 * query hook would ask at its own moments.
 */
export const askLightRefresh =
  () =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void =>
    lightRefreshPace.ask(
      () =>
        void dispatch(
          lobbyApi.endpoints.lightRefresh.initiate(undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        ),
    );

export const { useLobbyTipsQuery, useCustomerServicesQuery } = lobbyApi;
