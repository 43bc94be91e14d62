/** A stored snapshot with today's games and banner, for a lobby that the worker has renewed. */
import { gameIconUrl, iconAddress, isNewGame, type IconType } from '#shared/game/game.ts';
import type { wireGame } from '#shared/game/contract.ts';
import { visibleBanners } from '#shared/lobby/banner.ts';
import { lobbyTabs } from '#shared/lobby/lobby-tab.ts';
import type { WebConfig } from '#shared/lobby/web-config-contract.ts';
import { ZERO } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { absolute, pictureAddressFrom, type ServerHosts } from '#shared/wire/server-hosts.ts';
import type * as v from 'valibot';
import { MOST_GAMES, type FirstGame, type LobbySnapshot } from './document.ts';

type WireGame = v.InferOutput<typeof wireGame>;

/** The lobby as the server sent it, and what its addresses depend on. */
export interface SentLobby {
  readonly config: WebConfig;
  readonly games: readonly WireGame[];
  readonly hosts: ServerHosts;
  readonly appOrigin: string;
  readonly iconType: IconType;
}

/** The games that the lobby lists, by the list's own order; hidden ones and inactive categories have no place. */
export function listedOf({ config, games }: Pick<SentLobby, 'config' | 'games'>): WireGame[] {
  const active = new Set(activeCategories(config).map(({ id }) => id));
  return games
    .filter(({ showType, typeId }) => showType === 0 && active.has(typeId))
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

/** The hot tab's games, in its order. */
export const hotOf = (listed: readonly WireGame[]): WireGame[] =>
  listed.filter(({ hot }) => hot === 1).toSorted((a, b) => a.hotSort - b.hotSort || a.id - b.id);

const activeCategories = ({ appGameTypeList }: WebConfig) =>
  appGameTypeList
    .filter(({ status }) => status === 1)
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id);

/** Returns the icon's URL of a game, as the lobby shows it. */
export function iconsOf({ config, hosts, iconType }: SentLobby) {
  const address = iconAddress(absolute(config.gameResourceUrl, hosts), iconType);
  return ({ id, version }: Pick<WireGame, 'id' | 'version'>): string =>
    gameIconUrl(address, { id, version: String(version) });
}

/** Pictures of the banners that every player sees: whether others are shown depends on the player. */
export function bannersOf({ config, hosts, appOrigin }: SentLobby): string[] {
  const banners = config.appLobbyAdConfigList.map((banner) => ({
    ...banner,
    imageUrl: pictureAddressFrom(banner.imgUrl, hosts, () => appOrigin),
  }));
  return visibleBanners(banners, { hasBoundMobile: true, totalRecharge: ZERO }).flatMap(
    ({ imageUrl }) => imageUrl || [],
  );
}

/**
 * Replaces games, tabs and banner; what is the player's own stays: theme, labels, the games they played. A
 * snapshot without a banner gets none, because the player may not be invited to anything.
 * @param banner the first of `bannersOf` that is stored; null keeps the earlier one
 */
export function renewSnapshot(
  view: LobbySnapshot,
  lobby: SentLobby,
  { banner, now }: { readonly banner: string | null; readonly now: EpochMs },
): LobbySnapshot {
  const listed = listedOf(lobby);
  const hot = hotOf(listed);
  if (hot.length === 0) return view;
  const iconOf = iconsOf(lobby);
  const providers = new Map(lobby.config.appGamePlatformList.map(({ id, name }) => [id, name]));
  const toFirst = (game: WireGame): FirstGame => ({
    icon: iconOf(game),
    name: game.name,
    provider: providers.get(game.brandId) ?? `#${game.brandId}`,
    isNew: game.releasedAt !== undefined && isNewGame({ releasedAt: game.releasedAt }, now),
    isInMaintenance: game.status === 0,
  });
  const byId = new Map(listed.map((game) => [game.id, game]));
  const played = (view.played?.games ?? []).flatMap(({ icon }) => {
    const game = byId.get(gameIdOf(icon));
    return game === undefined ? [] : toFirst(game);
  });
  const labels = new Map(view.tabs.map(({ name, label }) => [name, label]));
  return {
    ...view,
    banner: view.banner === null ? null : (banner ?? view.banner),
    // The label of a new category is in the app's texts: its tab waits for the app.
    tabs: lobbyTabs(activeCategories(lobby.config)).flatMap(({ name }) => {
      const label = labels.get(name);
      return label === undefined ? [] : { name, label };
    }),
    played: view.played === null || played.length === 0 ? null : { ...view.played, games: played },
    games: hot.slice(0, MOST_GAMES).map(toFirst),
  };
}

const gameIdOf = (icon: string): number => Number(/\/icon\/(\d+)_[^/]*$/.exec(icon)?.[1]);
