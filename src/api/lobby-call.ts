/**
 * The two calls that tell the lobby. They need no RTK Query, which comes after the first view: the
 * catalogue slice keeps what they bring, and nobody subscribes to them.
 */
import { callPlatform, type CallMeta } from '#api/base-query.ts';
import { toLobbyAnswer, type LobbyAnswer, type PlayerLobbyAnswer } from '#api/lobby-answer.ts';
import { platformHosts } from '#api/connection.ts';
import type { ListRequest } from '#api/list-request.ts';
import { toPlayer } from '#api/player-wire.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import { createAsyncThunk } from '@reduxjs/toolkit';

interface Asked {
  /** The row of the call; RTK Query notes it under the same name, and `answerOf` reads it. */
  readonly endpointName: 'appConfig' | 'afterLoginConfig';
  readonly list: ListRequest;
}

interface Told {
  rejectValue: ApiError;
  fulfilledMeta: { readonly fulfilledTimeStamp: number; readonly baseQueryMeta: CallMeta };
}

/** Asks for the lobby. An answer that cannot be read throws, which makes the action a rejected one. */
export const askLobby = createAsyncThunk<LobbyAnswer | PlayerLobbyAnswer, Asked, Told>(
  'lobby/ask',
  async ({ endpointName, list }, { signal, rejectWithValue, fulfillWithValue }) => {
    const call = { name: endpointName, body: list, keepsRaw: true } as const;
    const answer = await callPlatform(call, signal);
    if ('error' in answer) return rejectWithValue(answer.error);
    const told = answer.data as ResponseOf<'appConfig'> | ResponseOf<'afterLoginConfig'>;
    const player = 'user' in told ? { player: toPlayer(told.user, told, platformHosts()) } : {};
    const meta = { fulfilledTimeStamp: Date.now(), baseQueryMeta: answer.meta };
    return fulfillWithValue({ ...toLobbyAnswer(told), ...player }, meta);
  },
);
