/** Decides, purely, which icons a list still needs and which of those on the phone may go. */
import type { IconSyncRequest } from '#contract/worker-messages.ts';
import { isOlderList } from '#domain/list-order.ts';

/** What icons may take: 40 MB or a tenth of the free space, and so many entries. */
export const MOST_BYTES = 40_000_000;
export const MOST_ICONS = 4_000;
const SHARE_OF_FREE = 0.1;

/** Above this share of failures the old generation stays. */
export const MOST_FAILED = 0.2;

/** Bytes that icons may take in all. @param free null when the phone does not say */
export function iconBudget(free: number | null, owned: number): number {
  return free === null
    ? MOST_BYTES
    : Math.min(MOST_BYTES, Math.floor((Math.max(0, free) + owned) * SHARE_OF_FREE));
}

/** `…/icon/{id}` without the version: what stays the same when a game gets a new picture. */
export function gameOf(url: string): string {
  return url.replace(/_[^/_]*$/, '');
}

type Wanted = Pick<IconSyncRequest, 'icons' | 'visible' | 'policy'>;

/**
 * The icons to fetch, in the request's order. Under the lean policy those on the screen, and new
 * pictures of games whose picture is on the phone already.
 */
export function wantedIcons(
  { icons, visible, policy }: Wanted,
  owned: ReadonlyMap<string, number>,
  missing: ReadonlyMap<string, number>,
): readonly string[] {
  const lacking = [...new Set(icons)].filter((url) => !owned.has(url) && !missing.has(url));
  if (policy === 'all') return lacking;
  const onScreen = new Set(icons.slice(0, visible));
  const ownedGames = new Set([...owned.keys()].map(gameOf));
  return lacking.filter((url) => onScreen.has(url) || ownedGames.has(gameOf(url)));
}

/** The icons on the phone that no generation names. */
export function strayIcons(
  owned: ReadonlyMap<string, number>,
  generations: readonly (readonly string[])[],
): readonly string[] {
  const named = new Set(generations.flat());
  return [...owned.keys()].filter((url) => !named.has(url));
}

/**
 * The icons that go when space is needed: those that the list wants least.
 * @param order the list's icons, the ones that matter first; icons of no list matter least
 * @param share of the icons on the phone, 0 to 1
 */
export function leastWanted(
  owned: ReadonlyMap<string, number>,
  order: readonly string[],
  share: number,
): readonly string[] {
  const places = new Map(order.map((url, at) => [url, at]));
  const placeOf = (url: string) => places.get(url) ?? order.length;
  const byNeed = [...owned.keys()].toSorted((a, b) => placeOf(a) - placeOf(b));
  return byNeed.slice(Math.floor(byNeed.length * (1 - share)));
}

/** What a run asked for, and what came of it. */
export interface RunCounts {
  readonly tried: number;
  readonly failed: number;
  /** Icons of the whole list that the platform does not have. */
  readonly missing: number;
  readonly total: number;
}

/**
 * Whether the old generation must stay. Failures are measured by what was tried. A missing icon is
 * no failure, but a list most of whose icons are missing points to a broken release.
 */
export function isTooBroken({ tried, failed, missing, total }: RunCounts): boolean {
  return failed > tried * MOST_FAILED || missing > total * MOST_FAILED;
}

/** The same request sent again, by this page or by another, joins the run that is under way. */
export function isJoined(running: IconSyncRequest, request: IconSyncRequest): boolean {
  const isOlder =
    request.gameListVersion !== running.gameListVersion &&
    isOlderList(request.toldAt, running.toldAt);
  return (
    isOlder ||
    (request.gameListVersion === running.gameListVersion &&
      request.policy === running.policy &&
      request.isForced === running.isForced &&
      request.icons.length === running.icons.length &&
      request.icons[0]?.split('/icon/')[0] === running.icons[0]?.split('/icon/')[0])
  );
}
