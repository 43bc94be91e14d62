import type { IconType } from '#shared/game/game.ts';
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
  /** @param reads what the caller accepts: a better type than the address names, where there is one */
  find: (parts: readonly string[], reads: Readable) => Picture | Promise<Picture>;
}

/** The types of pictures that a caller accepts beside those that every browser reads. */
type Readable = Readonly<Record<IconType, boolean>>;

/**
 * An app with an older list still requests its icons. Versions count up; other numbers are invented, and
 * painting them would cost 50 ms of a core per request.
 */
const VERSIONS_BEHIND = 2;

/** Addresses contain id and version, so a picture never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

function typeOf(picture: Buffer | string): string {
  if (typeof picture === 'string') return 'image/svg+xml';
  return picture.toString('latin1', 4, 8) === 'ftyp' ? 'image/avif' : 'image/webp';
}

const readableFor = (accept: string): Readable => ({
  webp: accept.includes('image/webp'),
  avif: accept.includes('image/avif'),
});

/** Their addresses name the type. */
const ICONS = '/static/art/icon/';

const wideType = ({ avif }: Readable): IconType => (avif ? 'avif' : 'webp');

function families({ store, findGame }: ArtRoutesOptions): readonly Family[] {
  const findSmall = (kind: SmallIcon, id: number, isSvg: boolean) =>
    isSvg ? SMALL_ICONS[kind](id) : store.small(kind, id);
  const smallIcons = (kind: SmallIcon): Family => ({
    path: `/static/art/${kind}/`,
    // Databases of earlier versions contain addresses of the SVG.
    name: /^(\d{1,6})\.(webp|svg)$/,
    find: ([id, type], { webp }) => findSmall(kind, Number(id), type === 'svg' && !webp),
  });
  return [
    {
      path: ICONS,
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
      find: ([id, mark], { webp }) =>
        mark === undefined
          ? renderProviderLogo(Number(id))
          : findSmall('provider', Number(id), !webp),
    },
    {
      path: '/static/art/banner/',
      name: /^([a-z]{2})-(\d{1,6})\.webp$/,
      find: ([name, id], reads) => {
        const market = MARKETS.find((one) => one === name);
        return market && store.banner(market, Number(id), wideType(reads));
      },
    },
    {
      path: '/static/art/notice/',
      name: /^(\d{1,6})\.webp$/,
      find: ([id], reads) => store.notice(Number(id), wideType(reads)),
    },
    {
      path: '/static/art/promo/',
      name: /^login\.webp$/,
      find: (_name, reads) => store.promo(wideType(reads)),
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
  if (parts) await family?.find(parts.slice(1), { webp: true, avif: true });
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
      if (path !== ICONS) void reply.header('vary', 'accept');
      const parts = name.exec(file);
      const reads = readableFor(request.headers.accept ?? '');
      const picture = parts === null ? undefined : await find(parts.slice(1), reads);
      if (picture === undefined) return refuse(reply);
      return reply.header('cache-control', FOR_EVER).type(typeOf(picture)).send(picture);
    });
  }
}
