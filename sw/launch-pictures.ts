/**
 * Puts the pictures of a launch's first view into its document. A launch then paints them with its first frame,
 * without a request for each and without the worker (docs/decisions/0008).
 */
import { MOST_GAMES, renderSnapshot, type LobbySnapshot } from '#shared/snapshot/document.ts';

/** All pictures of a document together; those that come after it stay links. */
const MOST_BYTES = 192 * 1024;

/** SVG is left out: it costs the first frame more than its request. */
const PICTURE = /^image\/(?:avif|webp|png|jpeg|gif)\b/;

export interface SnapshotWithPictures {
  readonly view: LobbySnapshot;
  /** Addresses of the pictures that the view has itself. */
  readonly inside: readonly string[];
  /** How many of its pictures are not stored yet. */
  readonly missing: number;
}

export interface LaunchDocument {
  /** With the pictures of its first view inside. */
  readonly whole: string;
  readonly plain: string;
  /** How many pictures are not stored yet. */
  readonly missing: number;
}

/** Whether one content security policy lets its document show pictures that it has itself. */
function allows(policy: string): boolean {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const named = (wanted: string) => directives.find(([name]) => name === wanted);
  const sources = named('img-src') ?? named('default-src');
  return sources === undefined || sources.includes('data:');
}

/** Whether all policies of the document do. @param policies the header `Content-Security-Policy` */
export const allowsOwnPictures = (policies: string | null): boolean =>
  (policies ?? '').toLowerCase().split(',').every(allows);

/**
 * The snapshot with data URLs in place of its pictures' addresses, as far as they are stored.
 * @param find a stored picture
 */
export async function withPictures(
  view: LobbySnapshot,
  find: (address: string) => Promise<Response | undefined>,
): Promise<SnapshotWithPictures> {
  const { banner, games, played } = view;
  const first = games.slice(0, MOST_GAMES);
  const shown = [...first, ...(played?.games ?? [])];
  const addresses = new Set([banner, ...shown.map(({ icon, avif }) => avif ?? icon)]);
  const inside = new Map<string, string>();
  let missing = 0;
  let left = MOST_BYTES;
  for (const address of addresses) {
    if (address === null) continue;
    const found = await find(address).catch(() => undefined);
    if (found?.ok !== true) {
      missing += 1;
      continue;
    }
    const type = found.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await found.arrayBuffer());
    if (!PICTURE.test(type) || bytes.length === 0 || bytes.length > left) continue;
    left -= bytes.length;
    inside.set(address, dataUrl(bytes, type));
  }
  const own = <Game extends { readonly icon: string; readonly avif?: string }>(
    game: Game,
  ): Game => {
    const picture = inside.get(game.avif ?? game.icon);
    if (picture === undefined) return game;
    return game.avif === undefined ? { ...game, icon: picture } : { ...game, avif: picture };
  };
  return {
    view: {
      ...view,
      banner: banner === null ? null : (inside.get(banner) ?? banner),
      games: first.map(own),
      played: played === null ? null : { ...played, games: played.games.map(own) },
    },
    inside: [...inside.keys()],
    missing,
  };
}

function dataUrl(bytes: Uint8Array, type: string): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${type};base64,${btoa(text)}`;
}

/**
 * The built document with a snapshot, or without one.
 * @param page `index.html` as built
 * @param policies its header `Content-Security-Policy`
 * @param find a stored picture
 */
export async function renderLaunch(
  page: string,
  view: LobbySnapshot | null,
  policies: string | null,
  find: (address: string) => Promise<Response | undefined>,
): Promise<LaunchDocument> {
  if (view === null) return { whole: page, plain: page, missing: 0 };
  const plain = renderSnapshot(page, view);
  if (!allowsOwnPictures(policies)) return { whole: plain, plain, missing: 0 };
  const { view: own, inside, missing } = await withPictures(view, find);
  return { whole: renderSnapshot(page, own, inside), plain, missing };
}
