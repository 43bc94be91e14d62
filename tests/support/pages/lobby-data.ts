/** The server's real lobby data, fetched by the test itself, and the spec's rules for it. */
import { endpoints, type EndpointName, type WireResponseOf } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';

type Url = Pick<PlatformProcess, 'url'>;
export type LobbyData = WireResponseOf<'appConfig'>;
export type WireGame = NonNullable<LobbyData['appGameList']>[number];

/** Makes one call as the app would. */
export async function ask<Name extends EndpointName>(
  { url }: Url,
  name: Name,
  body: object = {},
  token = '',
): Promise<WireResponseOf<Name>> {
  const response = await fetch(url + endpoints[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'test', ...body }),
  });
  return (await response.json()) as WireResponseOf<Name>;
}

/** The whole lobby, games included. */
export const fetchLobby = (platform: Url): Promise<LobbyData> =>
  ask(platform, 'appConfig', { gameListVersion: '' });

const byNumber = (of: (game: WireGame) => number) => (a: WireGame, b: WireGame) =>
  of(a) - of(b) || a.id - b.id;

/** Games that the lobby may show (spec §3: showType 0). */
export const shownGames = (lobby: LobbyData): WireGame[] =>
  (lobby.appGameList ?? []).filter((game) => (game.showType ?? 0) === 0);

/** The hot section (spec §2): hot games, sorted by hotSort. */
export const hotGames = (lobby: LobbyData): WireGame[] =>
  shownGames(lobby)
    .filter((game) => game.hot === 1)
    .sort(byNumber((game) => game.hotSort ?? 0));

/** Games of a category in their order, optionally of one provider. */
export const gamesOfType = (lobby: LobbyData, typeId: number, brandId?: number): WireGame[] =>
  shownGames(lobby)
    .filter((game) => game.typeId === typeId && (brandId === undefined || game.brandId === brandId))
    .sort(byNumber((game) => game.sort ?? 0));

/** Ids of the active categories, in the order of the tab bar. */
export const categoryIds = (lobby: LobbyData): number[] =>
  lobby.appGameTypeList
    .filter(({ status }) => status === 1)
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ id }) => id);

/** Providers with games in a category, in the order of their tabs. */
export function providersOfType(lobby: LobbyData, typeId: number): { id: number; name: string }[] {
  const ids = new Set(gamesOfType(lobby, typeId).map(({ brandId }) => brandId));
  return lobby.appGamePlatformList
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
}

/** Path of a game's icon on the server, as the engines of the tests request it. */
export const iconPath = (lobby: LobbyData, { id, version }: WireGame): string =>
  `${lobby.gameResourceUrl}/icon/${id}_${version}.avif`;

export const idsOf = (games: readonly { id: number }[]): number[] => games.map(({ id }) => id);
