/** The visitor's page: the built page with the lobby's snapshot (`src/shared/snapshot/document.ts`). */
import { gameIconUrl, iconAddress, isNewGame } from '#shared/game/game.ts';
import { visibleBanners } from '#shared/lobby/banner.ts';
import { lobbyTabs } from '#shared/lobby/lobby-tab.ts';
import { ZERO } from '#shared/money/money.ts';
import {
  renderSnapshot,
  withLinksLater,
  MOST_GAMES,
  type FirstGame,
  type LobbySnapshot,
} from '#shared/snapshot/document.ts';
import { opensWithSnapshot } from '#shared/snapshot/cache.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { isOffered } from '#server/catalogue/offered-game.ts';
import { firstWords } from '#server/web/first-words.ts';
import { compressedFile, type ClientFile } from '#server/web/client-files.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { CatalogueSnapshot } from '#server/catalogue/catalogue.ts';

type VisitorsSettings = Pick<Settings, 'market' | 'apiBase' | 'pictureOrigins' | 'visitorDemos'>;

/** Builds the snapshot of a visitor's lobby; null when the lobby is empty. */
export function visitorsView(
  { config, games }: CatalogueSnapshot,
  { market, apiBase, pictureOrigins, visitorDemos }: VisitorsSettings,
  now: EpochMs,
): LobbySnapshot | null {
  const words = firstWords(market);
  const at = (url: string) => (/^\/(?![/\\])/.test(url) ? apiBase + url : url);
  const isAllowed = (url: string) =>
    [`${apiBase}/`, ...pictureOrigins.map((origin) => `${origin}/`)].some((own) =>
      url.startsWith(own),
    );
  const providers = new Map(config.appGamePlatformList.map(({ id, name }) => [id, name]));
  const hot = [...games.values()]
    .filter((game) => game.hot === 1 && isOffered(config, game))
    .toSorted((a, b) => (a.hotSort ?? 0) - (b.hotSort ?? 0) || a.id - b.id);
  if (hot.length === 0) return null;
  const banners = config.appLobbyAdConfigList.map((banner) => ({
    ...banner,
    imageUrl: at(banner.imgUrl),
  }));
  const facts = { hasBoundMobile: false, totalRecharge: ZERO };
  const [banner] = visibleBanners(banners, facts);
  const categories = config.appGameTypeList
    .filter(({ status = 1 }) => status === 1)
    .map(({ id, sort = 0 }) => ({ id, sort }))
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id);
  const resourceUrl = at(config.gameResourceUrl ?? '');
  const [webp, avif] = [iconAddress(resourceUrl, 'webp'), iconAddress(resourceUrl, 'avif')];
  const hasAvif = config.gameIconTypes?.includes('avif') === true;
  return {
    origin: 'served',
    theme: null,
    offer: words.offer,
    ways: words.ways,
    // The page's policy forbids other origins.
    banner: banner !== undefined && isAllowed(banner.imageUrl) ? banner.imageUrl : null,
    news: words.news,
    tabs: lobbyTabs(categories).map(({ name }) => ({
      name,
      label: words.tabs[name] ?? words.otherTab,
    })),
    played: null,
    title: words.title,
    ...(visitorDemos &&
      hot.some(({ demo, status }) => demo === 1 && status !== 0) && { tryFree: words.tryFree }),
    games: hot
      .slice(0, MOST_GAMES)
      .map(({ id, name, brandId, status, releasedAt, ...game }): FirstGame => {
        const version = String(game.version);
        return {
          icon: gameIconUrl(webp, { id, version }),
          ...(hasAvif && { avif: gameIconUrl(avif, { id, version }) }),
          name,
          provider: providers.get(brandId) ?? `#${brandId}`,
          isNew: releasedAt !== undefined && isNewGame({ releasedAt: epochMs(releasedAt) }, now),
          isInMaintenance: status === 0,
        };
      }),
    newBadge: words.newBadge,
    bar: words.bar,
  };
}

/** What may stand between the brackets of a `Link` header without an escape. */
const LINKABLE = /^[!-;=?-~]+$/;

/**
 * Has the browser request the banner, the largest picture, as soon as the headers are there: before it has
 * the document, parses the styles and comes to the picture's element.
 */
function bannerLink({ banner }: LobbySnapshot): string | undefined {
  if (banner === null || !LINKABLE.test(banner)) return undefined;
  return `<${banner}>; rel=preload; as=image; crossorigin=anonymous; fetchpriority=high`;
}

const GAME_PATH = /^\/start\/?$/;

/**
 * Returns the page for an address: home with the visitor's snapshot, rebuilt when the lobby changes; a game with
 * the app's code after its demo; otherwise, and while there is no lobby or it cannot be read, the plain page.
 * @param page already stamped with the settings
 */
export function visitorsPage(
  page: ClientFile,
  {
    catalogue,
    clock,
    settings,
  }: Pick<PlatformContext, 'clock' | 'settings'> & {
    catalogue: Pick<PlatformContext['catalogue'], 'current'>;
  },
): (address: URL) => Promise<ClientFile> {
  const html = page.bodies.identity.toString();
  let made: { of: CatalogueSnapshot; file: Promise<ClientFile> } | undefined;
  let gamePage: Promise<ClientFile> | undefined;
  async function make(snapshot: CatalogueSnapshot): Promise<ClientFile> {
    const view = visitorsView(snapshot, settings, clock.now());
    if (view === null) return page;
    const file = await compressedFile(page.path, renderSnapshot(html, view));
    const links = bannerLink(view);
    return { ...file, ...(links !== undefined && { links }) };
  }
  return async (address) => {
    if (settings.visitorDemos && GAME_PATH.test(address.pathname)) {
      gamePage ??= compressedFile(page.path, withLinksLater(html));
      return gamePage;
    }
    if (!opensWithSnapshot(address, '')) return page;
    try {
      const snapshot = await catalogue.current();
      if (made?.of !== snapshot) made = { of: snapshot, file: make(snapshot) };
      return await made.file;
    } catch {
      return page;
    }
  };
}
