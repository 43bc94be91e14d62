import { expect, type Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { fetchLobby, shownGames } from './lobby-data.ts';
import { makePlayer } from './operator-steps.ts';

/** A game opened by a player of this test alone. */
export interface OpenedGame {
  gameUrl: string;
  sessionId: string;
  token: string;
  game: { id: number; name: string; minBet: number };
  /** Calls the server as the player. */
  call(name: EndpointName, body?: object): Promise<Record<string, unknown>>;
  /** A call to the game's own API, answer unchanged. */
  play(name: string, body?: object): Promise<Record<string, unknown>>;
}

/** Opens a game of a kind, as the app would. */
export async function openGame(
  platform: Pick<PlatformProcess, 'url' | 'operator'>,
  kind: GameKind,
  fields: { coin?: number; mode?: 0 | 1; lang?: string; lobbyUrl?: string } = {},
): Promise<OpenedGame> {
  const { coin = 10_000_000, ...request } = fields;
  const account = await makePlayer(platform, { coin });
  const token = await requestToken(platform.url, account);
  const game = shownGames(await fetchLobby(platform)).find(
    (one) =>
      kindOfType(one.typeId) === kind && one.status !== 0 && (request.mode !== 1 || one.demo === 1),
  );
  if (!game) throw new Error(`the catalogue has no ${kind}`);
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(platform.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const call = (name: EndpointName, body: object = {}) =>
    post(endpoints[name].path, { authorization: token }, body);
  const started = await call('startGame', { gameId: game.id, ...request });
  expect(started).toMatchObject({ errcode: 0 });
  const gameUrl = String(started['gameUrl']);
  const playToken = new URL(gameUrl).searchParams.get('s') ?? '';
  return {
    gameUrl,
    sessionId: String(started['sessionId']),
    token,
    game: { id: game.id, name: game.name, minBet: game.minBet ?? 0 },
    call,
    play: (name, body = {}) => post(`/game/api/${name}`, { 'x-play-token': playToken }, body),
  };
}

/** Returns the balance that the page shows, in hundredths. */
export async function shownBalance(page: Page): Promise<number> {
  const text = (await page.locator('[data-balance]').textContent()) ?? '';
  return Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));
}
