/** Measures what the app stores on this device. Reads every cache: call it on demand only. */
import { partOfCache, partOfRecord, type Measured } from '#shared/phone-storage/storage-part.ts';
import { ART_CACHE } from '#shared/worker/cache-names.ts';
import { isOwnCache } from '#shared/wire/own-caches.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { readEntries, removeRecords, removeRecordsUnder } from './database.ts';

export interface StoredData {
  /** One entry for each cache and each record. */
  readonly measured: readonly Measured[];
  /** Whether the browser lets the app store files at all. */
  readonly hasCaches: boolean;
  /** The login is saved on this device. */
  readonly hasSavedLogin: boolean;
}

export async function measureStorage(): Promise<StoredData> {
  const [files, entries] = await Promise.all([measureCaches(), readEntries()]);
  const records = entries.map(([key, value]) => ({ part: partOfRecord(key), bytes: weigh(value) }));
  return {
    measured: [...(files ?? []), ...records],
    hasCaches: files !== null,
    hasSavedLogin: entries.some(([key]) => key === databaseKeys.savedLogin),
  };
}

/** Null where the browser has no caches or refuses them (an insecure context, blocked site data). */
async function measureCaches(): Promise<readonly Measured[] | null> {
  try {
    const names = (await caches.keys()).filter((name) => isOwnCache(name, location.origin));
    return await Promise.all(
      names.map(async (name) => ({ part: partOfCache(name), bytes: await weighCache(name) })),
    );
  } catch {
    return null;
  }
}

async function weighCache(name: string): Promise<number> {
  let bytes = 0;
  // Responses without their bodies: thousands of icons take a few milliseconds.
  for (const response of await (await caches.open(name)).matchAll()) {
    bytes += await weighResponse(response);
  }
  return bytes;
}

/** A cache holds the decoded body; the length of a compressed response is that of the transfer. */
async function weighResponse(response: Response): Promise<number> {
  const length = response.headers.get('content-length');
  const isExact = length !== null && !response.headers.has('content-encoding');
  return isExact ? Number(length) : (await response.blob()).size;
}

/** About: the database stores another form than JSON. */
const weigh = (value: unknown): number => new Blob([JSON.stringify(value)]).size;

/** Removes logos, banners and avatars, which are stored again as they are seen. */
export const removeStoredPictures = (): Promise<boolean> => caches.delete(ART_CACHE);

/** Removes the newest records and the last searches, which are stored again as they are seen. */
export async function removeStoredRecords(): Promise<void> {
  await removeRecordsUnder(databaseKeys.records);
  await removeRecords([databaseKeys.recentSearches]);
}
