/** Pure functions that decide which icons a list still needs and which stored ones may go. */
import type { IconSyncRequest } from '#shared/worker/messages-contract.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';

/** Limits for icons: 40 MB or a tenth of the free space, and a number of entries. */
export const MOST_BYTES = 40_000_000;
export const MOST_ICONS = 4_000;
const SHARE_OF_FREE = 0.1;

/** Above this share of failures the old generation stays active. */
export const MOST_FAILED = 0.2;

/** Total bytes that icons may take. @param free null when the device does not say */
export function iconBudget(free: number | null, owned: number): number {
  return free === null
    ? MOST_BYTES
    : Math.min(MOST_BYTES, Math.floor((Math.max(0, free) + owned) * SHARE_OF_FREE));
}

/** `…/icon/{id}` without the version: it stays the same when a game gets a new picture. */
export function gameOf(url: string): string {
  return url.replace(/_[^/_]*$/, '');
}

type Wanted = Pick<IconSyncRequest, 'icons' | 'visible'>;

/** Icons to fetch, each in the request's order. */
export interface WantedIcons {
  /** Those on the screen, and new pictures of games that already have a stored one. */
  readonly needed: readonly string[];
  /** The rest, fetched before anyone sees them. */
  readonly ahead: readonly string[];
}

export function wantedIcons(
  { icons, visible }: Wanted,
  owned: ReadonlyMap<string, number>,
  missing: ReadonlyMap<string, number>,
): WantedIcons {
  const lacking = [...new Set(icons)].filter((url) => !owned.has(url) && !missing.has(url));
  const onScreen = new Set(icons.slice(0, visible));
  const ownedGames = new Set([...owned.keys()].map(gameOf));
  const isNeeded = (url: string) => onScreen.has(url) || ownedGames.has(gameOf(url));
  return {
    needed: lacking.filter((url) => isNeeded(url)),
    ahead: lacking.filter((url) => !isNeeded(url)),
  };
}

/** Returns the stored icons that no generation names. */
export function strayIcons(
  owned: ReadonlyMap<string, number>,
  generations: readonly (readonly string[])[],
): readonly string[] {
  const named = new Set(generations.flat());
  return [...owned.keys()].filter((url) => !named.has(url));
}

/**
 * Returns the icons to remove when space is needed, the least important ones.
 * @param order the list's icons, most important first; icons of no list matter least
 * @param share of the stored icons, 0 to 1
 */
export function leastWanted(
  owned: ReadonlyMap<string, number>,
  order: readonly string[],
  share: number,
): readonly string[] {
  const places = new Map(order.map((url, at) => [url, at]));
  const placeOf = (url: string) => places.get(url) ?? order.length;
  const byNeed = [...owned.keys()].sort((a, b) => placeOf(a) - placeOf(b));
  return byNeed.slice(Math.floor(byNeed.length * (1 - share)));
}

/** Result of a run, in counts. */
export interface RunCounts {
  readonly tried: number;
  readonly failed: number;
  /** Icons of the whole list that the server does not have. */
  readonly missing: number;
  readonly total: number;
}

/**
 * Returns true when the old generation must stay. Failures are measured against the tries. A missing icon is
 * no failure, but a list with many missing icons points to a broken release.
 */
export function isTooBroken({ tried, failed, missing, total }: RunCounts): boolean {
  return failed > tried * MOST_FAILED || missing > total * MOST_FAILED;
}

/** Returns true when a request repeats the running one, or is for an older list: it joins that run. */
export function isJoined(running: IconSyncRequest, request: IconSyncRequest): boolean {
  const isOlder =
    request.gameListVersion !== running.gameListVersion &&
    isOlderList(request.sentAt, running.sentAt);
  return (
    isOlder ||
    (request.gameListVersion === running.gameListVersion &&
      request.policy === running.policy &&
      (request.aheadBytes ?? null) === (running.aheadBytes ?? null) &&
      request.isForced === running.isForced &&
      request.icons.length === running.icons.length &&
      request.icons[0]?.split('/icon/')[0] === running.icons[0]?.split('/icon/')[0])
  );
}
