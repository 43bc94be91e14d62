import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { IconType } from '#shared/game/game.ts';
import type { Market } from '#shared/market/market.ts';
import { bannerArt } from '#server/demo/seed/banners.ts';
import { noticeArt } from '#server/demo/seed/notices.ts';
import { hashText } from '#server/core/random.ts';
import { renderGameIcon } from './game-art.ts';
import type { GameToPaint } from './game-art.ts';
import { paintSmallIcon } from './paint-small-icon.ts';
import { createQueue } from './queue.ts';
import { SMALL_ICONS, type SmallIcon } from './small-icons.ts';
import { renderBanner, renderNoticeImage, renderPromo } from './wide-art.ts';

/** Increase it when the painting changes: files of an older painter are then repainted. */
const PAINTER = 7;
const PAINTED = `painter-${PAINTER}`;

/** Most pictures in memory; at about 9 kB each some 4 MB. */
const KEPT = 480;

/** Two at a time leave the event loop and the other core to the API. */
const AT_ONCE = 2;

interface IconOptions {
  readonly scale?: 1 | 2;
  readonly type?: IconType;
}

/** Pictures by content; each is painted once and then read from the cache folder. */
export interface ArtStore {
  /**
   * A game's icon. @param options `scale` 1 or 2; `type` WebP unless given; `isPassing` does not write the
   * picture to disk, for versions other than the game's current one: a caller could fill the disk with
   * invented versions.
   */
  icon(game: GameToPaint, options?: IconOptions & { isPassing?: boolean }): Promise<Buffer>;
  /** A banner; undefined when there is none. */
  banner(market: Market, id: number, type: IconType): Promise<Buffer | undefined>;
  /** The picture of a notice; undefined when it has none. */
  notice(id: number, type: IconType): Promise<Buffer | undefined>;
  /** A small square icon, WebP; undefined when there is no such icon. */
  small(kind: SmallIcon, id: number): Promise<Buffer | undefined>;
  /** The picture of the login page. */
  promo(type: IconType): Promise<Buffer>;
}

/** Returns the path of a game's icon in the store's folder. */
export function iconFile(
  { id, version, typeId, brandId, name }: GameToPaint,
  { scale = 2, type = 'webp' }: IconOptions = {},
): string {
  const look = hashText(`${version} ${typeId} ${brandId} ${name}`).toString(36);
  return `${PAINTED}/icon-${id}-${look}@${scale}.${type}`;
}

/** Paints icons; defaults to the real painter. */
type IconPainter = typeof renderGameIcon;

/**
 * Creates a store in a folder on disk. Concurrent calls for one picture share one painting; at most two
 * paintings run at once.
 */
export function createArtStore(
  cacheFolder: string,
  paintIcon: IconPainter = renderGameIcon,
): ArtStore {
  const folder = join(cacheFolder, PAINTED);
  const kept = new Map<string, Promise<Buffer>>();
  const queue = createQueue(AT_ONCE);

  async function readOrPaint(
    name: string,
    paint: () => Promise<Buffer>,
    isPassing: boolean,
  ): Promise<Buffer> {
    const file = join(folder, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored !== undefined) return stored;
    const painted = await queue(paint);
    if (!isPassing) await store(file, painted);
    return painted;
  }

  /** On a full or read-only disk only caching fails, not the picture. */
  async function store(file: string, picture: Buffer): Promise<void> {
    const unfinished = `${file}.${process.pid}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  function get(name: string, paint: () => Promise<Buffer>, isPassing = false): Promise<Buffer> {
    const known = kept.get(name);
    kept.delete(name);
    const picture = known ?? readOrPaint(name, paint, isPassing);
    kept.set(name, picture);
    if (known === undefined) {
      picture.catch(() => kept.delete(name));
      const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return picture;
  }

  return {
    icon(game, { isPassing = false, ...options } = {}) {
      const file = basename(iconFile(game, options));
      return get(file, () => paintIcon(game, options), isPassing);
    },
    async banner(market, id, type) {
      const art = bannerArt(market, id);
      return art && get(`banner-${market}-${id}.${type}`, () => renderBanner(art, type));
    },
    async notice(id, type) {
      const art = noticeArt(id);
      return art && get(`notice-${id}.${type}`, () => renderNoticeImage(id, art, type));
    },
    async small(kind, id) {
      const drawing = SMALL_ICONS[kind](id);
      if (drawing === undefined) return undefined;
      return get(`${kind}-${id}.webp`, () => paintSmallIcon(drawing));
    },
    promo: (type) => get(`promo.${type}`, () => renderPromo(type)),
  };
}
