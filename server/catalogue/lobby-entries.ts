/** Banners and notices as they are stored: players get those that are not hidden. */
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

interface Hidable {
  /** Kept for later: players do not see it. */
  hidden?: boolean | undefined;
}

export type StoredBanner = WireWebConfig['appLobbyAdConfigList'][number] & Hidable;
export type StoredNotice = WireWebConfig['appNoticeConfigList'][number] & Hidable;

/** The lists of the lobby's config that an operator edits. */
export interface StoredLists {
  appLobbyAdConfigList: StoredBanner[];
  appNoticeConfigList: StoredNotice[];
}

function shownOf<Entry extends Hidable>(entries: readonly Entry[]): Omit<Entry, 'hidden'>[] {
  return entries.flatMap(({ hidden, ...entry }) => (hidden === true ? [] : [entry]));
}

/** The config as players get it. */
export const withoutHidden = <Config extends StoredLists>(config: Config): Config => ({
  ...config,
  appLobbyAdConfigList: shownOf(config.appLobbyAdConfigList),
  appNoticeConfigList: shownOf(config.appNoticeConfigList),
});

/** Banners in the order in which players see them. */
export const inOrder = <Banner extends Pick<StoredBanner, 'id' | 'sort'>>(
  banners: readonly Banner[],
): Banner[] => banners.toSorted((one, other) => one.sort - other.sort || one.id - other.id);

/** Moves an entry to a place from 1; a place after the end is the last one. */
export function moved<Entry extends { id: number }>(
  entries: readonly Entry[],
  id: number,
  place: number,
): Entry[] {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return [...entries];
  return entries.filter((one) => one !== entry).toSpliced(place - 1, 0, entry);
}
