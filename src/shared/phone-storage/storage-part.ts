/** What the app stores on the phone, in the parts that a player sees. */
import {
  ART_CACHE,
  DEMO_CACHE,
  ICON_CACHE,
  ICON_METADATA_CACHE,
} from '#shared/worker/cache-names.ts';

/** In the order of the screen. */
export const STORAGE_PARTS = [
  'icons',
  'pictures',
  'demos',
  'app',
  'lobby',
  'records',
  'account',
] as const;

export type StoragePart = (typeof STORAGE_PARTS)[number];

/** Bytes of each part. */
export type StorageSizes = Readonly<Record<StoragePart, number>>;

/**
 * What a player may remove. Everything else opens the app, holds the session, or waits to be sent: removing it
 * would lose a log-in, a like or the outcome of a money call.
 */
export const REMOVABLE_PARTS = ['icons', 'pictures', 'demos', 'records'] as const;

export type RemovablePart = (typeof REMOVABLE_PARTS)[number];

export const isRemovable = (part: StoragePart): part is RemovablePart =>
  (REMOVABLE_PARTS as readonly StoragePart[]).includes(part);

/** The part of one of the app's caches; one of an unknown name holds code. */
export function partOfCache(name: string): StoragePart {
  if (name === ICON_CACHE) return 'icons';
  // It names the icons of each game list, and stays when they are removed.
  if (name === ICON_METADATA_CACHE) return 'lobby';
  if (name === DEMO_CACHE) return 'demos';
  return name === ART_CACHE ? 'pictures' : 'app';
}

/** The part of a record; one of an unknown key is the player's, which is never removed here. */
export function partOfRecord(key: string): StoragePart {
  if (key.startsWith('lobby.')) return 'lobby';
  return key.startsWith('user.records.') || key === 'user.recent-searches' ? 'records' : 'account';
}

export interface Measured {
  readonly part: StoragePart;
  readonly bytes: number;
}

/** Adds up what was measured. */
export function sumParts(measured: readonly Measured[]): StorageSizes {
  const sizes = Object.fromEntries(STORAGE_PARTS.map((part) => [part, 0])) as Record<
    StoragePart,
    number
  >;
  for (const { part, bytes } of measured) sizes[part] += bytes;
  return sizes;
}

/** From here on, a size is shown in megabytes. */
export const LEAST_MEGABYTES = 1_000_000;

/** A size as it is shown: in tenths of a megabyte, and a small one in kilobytes, so that none is shown as 0. */
export const shownBytes = (bytes: number): number =>
  bytes >= LEAST_MEGABYTES ? Math.round(bytes / 100_000) * 100_000 : Math.ceil(bytes / 1000) * 1000;

/** All parts together, as they are shown: whoever adds up the rows gets the total. In bytes. */
export const totalOf = (sizes: StorageSizes): number =>
  STORAGE_PARTS.reduce((sum, part) => sum + shownBytes(sizes[part]), 0);

/**
 * What the browser needs beyond the parts, for its own bookkeeping, in bytes.
 * @param counted what it counts for the app in all; null where it does not say
 */
export const extraOf = (sizes: StorageSizes, counted: number | null): number =>
  Math.max(0, (counted ?? 0) - STORAGE_PARTS.reduce((sum, part) => sum + sizes[part], 0));
