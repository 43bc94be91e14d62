/** Server calls of the records, VIP and savings tests, as from another phone of the player. */
import { randomUUID } from 'node:crypto';
import { endpoints, type EndpointName, type WireResponseOf } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { ask, shownGames, type LobbyData, type WireGame } from './lobby-data.ts';
import type { Account } from './operator-steps.ts';

type Url = Pick<PlatformProcess, 'url'>;

/** Calls of a signed-in player; a refused call fails the test. */
export interface PlayerClient {
  call<Name extends EndpointName>(name: Name, body?: object): Promise<WireResponseOf<Name>>;
  /** The same call with a request number. */
  order<Name extends EndpointName>(name: Name, body?: object): Promise<WireResponseOf<Name>>;
}

export async function createPlayerClient(platform: Url, player: Account): Promise<PlayerClient> {
  const token = await requestToken(platform.url, player);
  async function call<Name extends EndpointName>(name: Name, body: object = {}) {
    const answer = await ask(platform, name, body, token);
    const { errcode } = answer as { errcode?: number };
    if (errcode !== 0) {
      throw new Error(`${endpoints[name].path} refused: ${JSON.stringify(answer)}`);
    }
    return answer;
  }
  return { call, order: (name, body) => call(name, { ...body, reqNo: randomUUID() }) };
}

/** The category of the slots, whose rounds end with the bet. */
const SLOTS = 1;

export function someSlots(lobby: LobbyData): WireGame {
  const game = shownGames(lobby).find(({ typeId, status }) => typeId === SLOTS && status !== 0);
  if (game === undefined) throw new Error('the catalogue has no slots');
  return game;
}

/** Plays rounds of a game; `bet` defaults to the game's minimum. */
export async function playRounds(
  platform: Url,
  client: PlayerClient,
  game: WireGame,
  rounds: number,
  bet = game.minBet ?? 100,
): Promise<void> {
  const { gameUrl } = await client.call('startGame', { gameId: game.id });
  const token = new URL(gameUrl).searchParams.get('s') ?? '';
  for (let round = 0; round < rounds; round += 1) {
    const response = await fetch(`${platform.url}/game/api/bet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-play-token': token },
      body: JSON.stringify({ reqNo: randomUUID(), bet }),
    });
    if (!response.ok) throw new Error(`a bet was refused: ${await response.text()}`);
  }
}
