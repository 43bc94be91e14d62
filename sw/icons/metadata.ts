/**
 * Metadata about the icons: the generations, the active one, and the missing icons. The icon key, by which the
 * cache finds an icon, is its URL; the key of a generation is its list's `gameListVersion`.
 */
import { DAY_MS } from '#shared/time/duration.ts';
import type { IconStorage } from './ports.ts';

/** The icons of one list: tens of kilobytes, so it is written only once. */
export interface Generation {
  readonly gameListVersion: string;
  readonly icons: readonly string[];
}

/**
 * The one entry that names the active generation: writing it is the switch. Small on purpose, because it must
 * fit on a full device.
 */
export interface Pointer {
  readonly gameListVersion: string;
  /**
   * When the server sent its list, epoch ms by the server's clock: an older request does not switch back.
   * Null or missing if the server did not say; earlier releases stored the device's clock here, which is
   * ignored.
   */
  readonly sentAt?: number | null;
  /** The previous generation. */
  readonly before: string | null;
  /** Storage was full: not retried for this list unless the player asks. */
  readonly isOutOfSpace: boolean;
}

/** Icons that the server does not have, with the time of its answer. */
export type Missing = Record<string, number>;

const POINTER = 'active';
const MISSING = 'missing';
const FREED = 'freed';
const GENERATION = 'generation/';
const generationKey = (version: string): string => GENERATION + version;

export async function readPointer(storage: IconStorage): Promise<Pointer | null> {
  return (await storage.readMetadata(POINTER)) as Pointer | null;
}

export const writePointer = (storage: IconStorage, pointer: Pointer): Promise<void> =>
  storage.writeMetadata(POINTER, pointer);

export async function readGeneration(
  storage: IconStorage,
  version: string | null,
): Promise<Generation | null> {
  if (version === null || version === '') return null;
  return (await storage.readMetadata(generationKey(version))) as Generation | null;
}

export const writeGeneration = (storage: IconStorage, generation: Generation): Promise<void> =>
  storage.writeMetadata(generationKey(generation.gameListVersion), generation);

/** Removes every generation except these. */
export async function removeOtherGenerations(
  storage: IconStorage,
  versions: readonly (string | null)[],
): Promise<void> {
  const wanted = new Set(versions.map((version) => generationKey(version ?? '')));
  for (const name of await storage.metadataNames()) {
    if (name.startsWith(GENERATION) && !wanted.has(name)) await storage.removeMetadata(name);
  }
}

/** True when the player freed the space: no icon is fetched ahead until they ask again. */
export const readFreed = async (storage: IconStorage): Promise<boolean> =>
  (await storage.readMetadata(FREED)) === true;

export const writeFreed = (storage: IconStorage, isFreed: boolean): Promise<void> =>
  isFreed ? storage.writeMetadata(FREED, true) : storage.removeMetadata(FREED);

export const dropPointer = (storage: IconStorage): Promise<void> => storage.removeMetadata(POINTER);

/** How long a missing icon is not requested again: a day. */
export const MISSING_FOR_MS = DAY_MS;

/** The icons missing as of `now`, without expired entries. */
export async function readMissing(storage: IconStorage, now: number): Promise<Map<string, number>> {
  const noted = ((await storage.readMetadata(MISSING)) ?? {}) as Missing;
  const isRecent = ([, at]: readonly [string, number]) => at <= now && now - at < MISSING_FOR_MS;
  return new Map(Object.entries(noted).filter(isRecent));
}

export const writeMissing = (
  storage: IconStorage,
  missing: ReadonlyMap<string, number>,
): Promise<void> => storage.writeMetadata(MISSING, Object.fromEntries(missing));
