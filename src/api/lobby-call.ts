/**
 * The first request for the lobby, before RTK Query has loaded (docs/decisions/0009). After that its
 * endpoints are used (`lobby.ts`); the actions of both look the same.
 */
import { callServer, type CallMeta } from '#api/core/base-query.ts';
import { toLobbyAnswer, toPlayerLobbyAnswer, type LobbyAnswer } from '#api/lobby-answer.ts';
import type { ListRequest } from '#api/core/list-request.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { createAsyncThunk } from '@reduxjs/toolkit';

export interface LobbyQuestion {
  /** Name of the endpoint, as RTK Query stores it and `answerOf` reads it. */
  readonly endpointName: 'appConfig' | 'afterLoginConfig';
  readonly list: ListRequest;
}

interface CallTypes {
  rejectValue: ApiError;
  fulfilledMeta: { readonly fulfilledTimeStamp: number; readonly baseQueryMeta: CallMeta };
}

/** Requests the lobby. An unreadable answer throws, which rejects the action. */
export const askLobbyFirst = createAsyncThunk<LobbyAnswer, LobbyQuestion, CallTypes>(
  'lobby/askFirst',
  async ({ endpointName, list }, { signal, rejectWithValue, fulfillWithValue }) => {
    const call = { name: endpointName, body: list, keepsRaw: true } as const;
    const answer = await callServer(call, signal);
    if ('error' in answer) return rejectWithValue(answer.error);
    const payload = answer.data as ResponseOf<'appConfig'> | ResponseOf<'afterLoginConfig'>;
    const meta = { fulfilledTimeStamp: Date.now(), baseQueryMeta: answer.meta };
    return fulfillWithValue(
      'user' in payload ? toPlayerLobbyAnswer(payload) : toLobbyAnswer(payload),
      meta,
    );
  },
);
