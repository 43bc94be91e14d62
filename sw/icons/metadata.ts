/** The notes beside the icons: which generations there are, which one is active, what is missing. */
import { DAY_MS } from '#domain/duration.ts';
import type { IconShelf } from './ports.ts';

/** The icons of one list: tens of kilobytes, so that it is written once. */
export interface Generation {
  readonly gameListVersion: string;
  readonly icons: readonly string[];
}

/**
 * The one entry that names the active generation: writing it is the switch. It is small on purpose,
 * as it must find room on a phone that is full.
 */
export interface Pointer {
  readonly gameListVersion: string;
  /**
   * When the platform told its list, epoch ms by its clock: an older wish does not switch back. Null or
   * missing where it did not say; releases before noted the phone's clock instead, which is not read.
   */
  readonly toldAt?: number | null;
  /** The generation before it. */
  readonly before: string | null;
  /** The space ended: not tried again for this list unless the player asks. */
  readonly isOutOfSpace: boolean;
}

/** Icons that the platform does not have, with the moment it said so. */
export type Missing = Record<string, number>;

const POINTER = 'active';
const MISSING = 'missing';
const FREED = 'freed';
const GENERATION = 'generation/';
const generationNote = (version: string): string => GENERATION + version;

export async function readPointer(shelf: IconShelf): Promise<Pointer | null> {
  return (await shelf.readNote(POINTER)) as Pointer | null;
}

export const writePointer = (shelf: IconShelf, pointer: Pointer): Promise<void> =>
  shelf.writeNote(POINTER, pointer);

export async function readGeneration(
  shelf: IconShelf,
  version: string | null,
): Promise<Generation | null> {
  if (version === null || version === '') return null;
  return (await shelf.readNote(generationNote(version))) as Generation | null;
}

export const writeGeneration = (shelf: IconShelf, generation: Generation): Promise<void> =>
  shelf.writeNote(generationNote(generation.gameListVersion), generation);

/** Forgets every generation but these. */
export async function keepGenerations(
  shelf: IconShelf,
  versions: readonly (string | null)[],
): Promise<void> {
  const kept = new Set(versions.map((version) => generationNote(version ?? '')));
  for (const name of await shelf.noteNames()) {
    if (name.startsWith(GENERATION) && !kept.has(name)) await shelf.dropNote(name);
  }
}

/** Whether the player took the space back: nothing is fetched ahead until they ask again. */
export const readFreed = async (shelf: IconShelf): Promise<boolean> =>
  (await shelf.readNote(FREED)) === true;

export const writeFreed = (shelf: IconShelf, isFreed: boolean): Promise<void> =>
  isFreed ? shelf.writeNote(FREED, true) : shelf.dropNote(FREED);

/** Forgets which generation is active. */
export const dropPointer = (shelf: IconShelf): Promise<void> => shelf.dropNote(POINTER);

/** How long a missing icon is not asked for again: a day. */
export const MISSING_FOR_MS = DAY_MS;

/** What is missing as of `now`; older findings are forgotten. */
export async function readMissing(shelf: IconShelf, now: number): Promise<Map<string, number>> {
  const noted = ((await shelf.readNote(MISSING)) ?? {}) as Missing;
  const isRecent = ([, at]: readonly [string, number]) => at <= now && now - at < MISSING_FOR_MS;
  return new Map(Object.entries(noted).filter(isRecent));
}

export const writeMissing = (
  shelf: IconShelf,
  missing: ReadonlyMap<string, number>,
): Promise<void> => shelf.writeNote(MISSING, Object.fromEntries(missing));
