/** The lobby's tab bar (spec §2, Home). */
import type { Category, GameId } from '#shared/game/game.ts';

/** Tab names as numbered by the spec: 0 hot, 101 collect, else the id of a game category. */
export const HOT_TAB = 0;
export const COLLECT_TAB = 101;

export type LobbyTab =
  | { readonly kind: 'hot'; readonly name: typeof HOT_TAB }
  | { readonly kind: 'collect'; readonly name: typeof COLLECT_TAB }
  | { readonly kind: 'category'; readonly name: number; readonly categoryId: number };

const HOT: LobbyTab = { kind: 'hot', name: HOT_TAB };

/** Hot first, then collect, then one tab per active category in the list's order. */
export function lobbyTabs(categories: readonly Category[]): readonly LobbyTab[] {
  return [
    HOT,
    { kind: 'collect', name: COLLECT_TAB },
    ...categories.map(
      ({ id }) => ({ kind: 'category', name: id, categoryId: id }) satisfies LobbyTab,
    ),
  ];
}

/**
 * The tab that the lobby opens with: the remembered one only when the player returned from a game (a path
 * containing /start, spec §2), otherwise the first.
 */
export function openingTab(remembered: number, cameBackFrom: string | null): number {
  return isFromGame(cameBackFrom) ? remembered : HOT_TAB;
}

/** True for the URL of a game (spec §2: a path containing /start). */
export const isFromGame = (cameFrom: string | null): boolean =>
  cameFrom !== null && (cameFrom.split('?')[0] ?? '').includes('/start');

/** The active tab, if it exists: a category may vanish with a new list. */
export function activeTab(tabs: readonly LobbyTab[], name: number): LobbyTab {
  return tabs.find((tab) => tab.name === name) ?? HOT;
}

/** Where a game was opened from; passed in the navigation back to the lobby (spec §2). */
export interface GameOrigin {
  readonly typeId: number;
  readonly brandId: number;
}

/**
 * Parses the origin from the URL of the game that was left, e.g. `/start?gameId=7&brandId=3&typeId=1`; null
 * for any other URL. The lobby preselects this provider in this category (spec §2).
 */
export function gameOrigin(href: string | null): GameOrigin | null {
  const search = href?.includes('/start') ? href.split('?')[1] : undefined;
  if (search === undefined) return null;
  const typeId = numberIn(search, 'typeId');
  const brandId = numberIn(search, 'brandId');
  return typeId === null || brandId === null ? null : { typeId, brandId };
}

function numberIn(search: string, name: string): number | null {
  const found = new RegExp(`(?:^|&)${name}=(\\d{1,9})(?:&|#|$)`).exec(search);
  return found?.[1] === undefined ? null : Number(found[1]);
}

/** The game of a URL like `/start?gameId=7`; null for any other. */
export function gameIdIn(href: string): GameId | null {
  const search = href.split('/start?')[1];
  return search === undefined ? null : numberIn(search, 'gameId');
}
