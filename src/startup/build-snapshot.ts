/** The lobby's snapshot as this player sees it, for the next launch. */
import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { MOST_GAMES, type FirstGame, type LobbySnapshot } from '#shared/snapshot/document.ts';
import { visibleBanners } from '#shared/lobby/banner.ts';
import { gamesOf, type Catalogue } from '#shared/lobby/catalogue.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { gameIconUrl, isNewGame, isTryable, type Game } from '#shared/game/game.ts';
import { lobbyTabs } from '#shared/lobby/lobby-tab.ts';
import { ZERO } from '#shared/money/money.ts';
import { playBlockAt, mayPromote } from '#shared/protection/account-state.ts';
import type { FirstText } from '#i18n/first-texts.ts';
import { tabLabelKey } from '#i18n/tab-label.ts';
import {
  selectHistory,
  selectIsSignedIn,
  selectPlayer,
  selectAccountState,
} from '#state/session/session-slice.ts';

const MOST_PLAYED = 6;

/** The parts of the store that are read. */
export type LobbyState = Parameters<typeof selectConfig>[0] & Parameters<typeof selectPlayer>[0];

/** Facts that are not in the store. */
export interface SnapshotFacts {
  readonly t: FirstText;
  readonly theme: LobbySnapshot['theme'];
  /** Whether the install banner is shown above the header. */
  readonly isAppOffered: boolean;
  readonly now: EpochMs;
}

/** Returns null while there is no lobby. Contains no amount: it would be out of date at the next launch. */
export function buildSnapshot(
  state: LobbyState,
  { t, theme, isAppOffered, now }: SnapshotFacts,
): LobbySnapshot | null {
  const config = selectConfig(state);
  const catalogue = selectCatalogue(state);
  if (config === null || catalogue.hot.length === 0) return null;
  // A player on a break sees no games: the next launch begins with the skeleton.
  if (playBlockAt(selectAccountState(state), now) !== null) return null;
  const isSignedIn = selectIsSignedIn(state);
  const player = selectPlayer(state);
  const [banner] = visibleBanners(config.banners, {
    hasBoundMobile: player !== null && player.user.mobile !== '',
    totalRecharge: player?.balance.totalRecharge ?? ZERO,
  });
  const toFirst = (game: Game) => firstGameOf(game, config.iconAddress, catalogue, now);
  const played = gamesOf(catalogue, selectHistory(state)).slice(0, MOST_PLAYED).map(toFirst);
  return {
    origin: 'stored',
    theme,
    offer: isAppOffered
      ? {
          title: t('home.download.title'),
          text: t('home.download.text'),
          action: t('home.download.action'),
        }
      : null,
    ways: isSignedIn
      ? [t('home.header.deposit')]
      : [t('home.header.login'), t('home.header.register')],
    banner: mayPromote(selectAccountState(state), now) ? (banner?.imageUrl ?? null) : null,
    news: t('home.notice.welcome'),
    tabs: lobbyTabs(catalogue.categories).map((tab) => ({
      name: tab.name,
      label: t(tabLabelKey(tab)),
    })),
    played: played.length === 0 ? null : { title: t('home.continue'), games: played },
    title: t('home.hot.title'),
    ...(!isSignedIn &&
      config.hasVisitorDemos &&
      catalogue.hot.some(isTryable) && { tryFree: t('home.hot.tryFree') }),
    games: catalogue.hot.slice(0, MOST_GAMES).map(toFirst),
    newBadge: t('home.card.new'),
    bar: (['home', 'deposit', 'spin', 'activity', 'member'] as const).map((name) =>
      t(`common.tabs.${name}`),
    ),
  };
}

function firstGameOf(
  game: Game,
  iconAddress: string,
  { providers }: Catalogue,
  now: EpochMs,
): FirstGame {
  return {
    icon: gameIconUrl(iconAddress, game),
    name: game.name,
    provider: providers.get(game.providerId)?.name ?? `#${game.providerId}`,
    isNew: isNewGame(game, now),
    isInMaintenance: game.isInMaintenance,
  };
}
