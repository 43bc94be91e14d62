import { extname } from 'node:path';
import { MARKETS } from '#shared/market/market.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ArtStore } from './art-store.ts';
import type { GameToPaint } from './game-art.ts';
import { renderProviderLogo } from './provider-logo.ts';
import { SMALL_ICONS, type SmallIcon } from './small-icons.ts';

export interface ArtRoutesOptions {
  store: ArtStore;
  /** Finds a game in the current catalogue. */
  findGame: (id: number) => GameToPaint | undefined | Promise<GameToPaint | undefined>;
}

/** An SVG is text. */
type Picture = Buffer | string | undefined;

/** A family of pictures: the pattern of its file names, and a function that returns the picture of a name. */
interface Family {
  path: string;
  name: RegExp;
  /** @param readsWebp whether the caller accepts WebP; it then gets it in place of a small icon's SVG */
  find: (parts: readonly string[], readsWebp: boolean) => Picture | Promise<Picture>;
}

/**
 * An app with an older list still requests its icons. Versions count up; other numbers are invented, and
 * painting them would cost 50 ms of a core per request.
 */
const VERSIONS_BEHIND = 2;

/** Addresses contain id and version, so a picture never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

function typeOf(file: string, picture: Buffer | string): string {
  if (typeof picture === 'string') return 'image/svg+xml';
  return extname(file) === '.avif' ? 'image/avif' : 'image/webp';
}

function families({ store, findGame }: ArtRoutesOptions): readonly Family[] {
  const findSmall = (kind: SmallIcon, id: number, isSvg: boolean) =>
    isSvg ? SMALL_ICONS[kind](id) : store.small(kind, id);
  const smallIcons = (kind: SmallIcon): Family => ({
    path: `/static/art/${kind}/`,
    // Databases of earlier versions contain addresses of the SVG.
    name: /^(\d{1,6})\.(webp|svg)$/,
    find: ([id, type], readsWebp) => findSmall(kind, Number(id), type === 'svg' && !readsWebp),
  });
  return [
    {
      path: '/static/art/icon/',
      name: /^(\d{1,9})_(\d{1,9})(@1x)?\.(webp|avif)$/,
      find: async ([id, version, small, type]) => {
        const game = await findGame(Number(id));
        if (game === undefined) return undefined;
        const behind = Number(game.version) - Number(version);
        if (behind < 0 || behind > VERSIONS_BEHIND) return undefined;
        const options = {
          scale: small === undefined ? 2 : 1,
          type: type === 'avif' ? 'avif' : 'webp',
          isPassing: behind > 0,
        } as const;
        return store.icon({ ...game, version: Number(version) }, options);
      },
    },
    {
      path: '/static/art/provider/',
      name: /^(\d{1,6})(-mark)?\.svg$/,
      find: ([id, mark], readsWebp) =>
        mark === undefined
          ? renderProviderLogo(Number(id))
          : findSmall('provider', Number(id), !readsWebp),
    },
    {
      path: '/static/art/banner/',
      name: /^([a-z]{2})-(\d{1,6})\.webp$/,
      find: ([name, id]) => {
        const market = MARKETS.find((one) => one === name);
        return market && store.banner(market, Number(id));
      },
    },
    {
      path: '/static/art/notice/',
      name: /^(\d{1,6})\.webp$/,
      find: ([id]) => store.notice(Number(id)),
    },
    {
      path: '/static/art/promo/',
      name: /^login\.webp$/,
      find: () => store.promo(),
    },
    smallIcons('bank'),
    smallIcons('channel'),
    smallIcons('service'),
  ];
}

/** Paints the picture of an address, so that it is stored when it is requested. */
export async function paintAhead(options: ArtRoutesOptions, address: string): Promise<void> {
  const family = families(options).find(({ path }) => address.startsWith(path));
  const parts = family?.name.exec(address.slice(family.path.length));
  if (parts) await family?.find(parts.slice(1), true);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('no such art');
}

/**
 * A Fastify plugin that serves the generated pictures to any origin, cacheable forever. Missing ones get an
 * uncacheable 404, because a game may be added later.
 */
export async function artRoutes(app: FastifyInstance, options: ArtRoutesOptions): Promise<void> {
  for (const { path, name, find } of families(options)) {
    app.get<{ Params: { file: string } }>(`${path}:file`, async (request, reply) => {
      const { file } = request.params;
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
      if (file.endsWith('.svg')) void reply.header('vary', 'accept');
      const parts = name.exec(file);
      const readsWebp = request.headers.accept?.includes('image/webp') ?? false;
      const picture = parts === null ? undefined : await find(parts.slice(1), readsWebp);
      if (picture === undefined) return refuse(reply);
      return reply.header('cache-control', FOR_EVER).type(typeOf(file, picture)).send(picture);
    });
  }
}
