/** Loads the lobby as the app does and returns the outcome in the shape of an RTK Query call. */
import { askLobbyFirst } from '#api/lobby-call.ts';
import type { LobbyAnswer, PlayerLobbyAnswer } from '#api/lobby-answer.ts';
import type { AppStore } from '#app/store.ts';

type Outcome = { data?: LobbyAnswer | PlayerLobbyAnswer; error?: unknown };

export async function askedLobby(
  store: AppStore,
  endpointName: 'appConfig' | 'afterLoginConfig',
  gameListVersion = '',
): Promise<Outcome> {
  const answer = await store.dispatch(askLobbyFirst({ endpointName, list: { gameListVersion } }));
  return askLobbyFirst.rejected.match(answer)
    ? { error: answer.payload ?? answer.error }
    : { data: answer.payload };
}
