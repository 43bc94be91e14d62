/** The player's last searches, stored on the device and removed at log-out. */
import { databaseKeys } from '#config/storage-keys.ts';
import { MOST_RECENT } from '#shared/search/recent-searches.ts';
import { readRecord, writeRecord, type RecordType } from '#browser/storage/database.ts';
import * as v from 'valibot';

const stored = v.pipe(v.array(v.string()), v.maxLength(MOST_RECENT));

const record: RecordType<readonly string[]> = {
  key: databaseKeys.recentSearches,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : null;
  },
};

export const readRecentSearches = async (): Promise<readonly string[]> =>
  (await readRecord(record))?.value ?? [];

export const storeRecentSearches = (recent: readonly string[], now: number): Promise<boolean> =>
  writeRecord(record, recent, now);
