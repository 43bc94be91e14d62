import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { fromCoins, type MinorUnits } from '#shared/money/money.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { Platform } from '#server/platform.ts';
import { callOn, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';

/** An answer of the games' own API. */
export interface GameAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A game opened by a new test player. */
export interface OpenedGame {
  player: OwnPlayer;
  game: NumberedGame;
  token: string;
  sessionId: string;
  started: Record<string, unknown>;
  call(name: string, body?: object): Promise<GameAnswer>;
  bet(amount?: number, more?: object): Promise<GameAnswer>;
}

/** Returns a playable game of a kind, with a demo if requested. */
export async function gameOf(
  platform: Platform,
  kind: GameKind,
  hasDemo = false,
): Promise<NumberedGame> {
  const { games } = await platform.context.catalogue.current();
  const found = [...games.values()].find(
    (game) =>
      kindOfType(game.typeId) === kind &&
      game.status === 1 &&
      game.showType === 0 &&
      (!hasDemo || game.demo === 1),
  );
  if (!found) throw new Error(`the catalogue has no ${kind}`);
  return found;
}

/** Calls a game's own API. */
export async function playCall(
  { app }: Platform,
  token: string,
  name: string,
  body: object = {},
): Promise<GameAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: `/game/api/${name}`,
    headers: { 'content-type': 'application/json', 'x-play-token': token },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** Opens a game with a new player who has this many hundredths. */
export async function openGameAs(
  platform: Platform,
  kind: GameKind,
  options: { deposits?: MinorUnits; mode?: 0 | 1; player?: OwnPlayer } = {},
): Promise<OpenedGame> {
  const { deposits = fromCoins(100_000), mode = 0 } = options;
  const player = options.player ?? (await ownPlayer(platform, { deposits }));
  const game = await gameOf(platform, kind, mode === 1);
  const { body } = await callOn(platform, 'startGame', { gameId: game.id, mode }, player.token);
  expect(body).toMatchObject({ errcode: 0 });
  const token = new URL(String(body['gameUrl'])).searchParams.get('s') ?? '';
  const call = (name: string, sent: object = {}) => playCall(platform, token, name, sent);
  return {
    player,
    game,
    token,
    sessionId: String(body['sessionId']),
    started: body,
    call,
    bet: (amount = game.minBet ?? 0, more = {}) =>
      call('bet', { reqNo: randomUUID(), bet: amount, ...more }),
  };
}

/** A round of an answer. */
export interface AnsweredRound {
  roundNo: string;
  bet: number;
  win: number | null;
  isOver: boolean;
  view: Record<string, unknown>;
}

export const roundIn = ({ body }: GameAnswer): AnsweredRound => {
  expect(body).toHaveProperty('round');
  return body['round'] as AnsweredRound;
};

export const balanceIn = ({ body }: GameAnswer): { coin: number; seq: number } =>
  body['balance'] as { coin: number; seq: number };
