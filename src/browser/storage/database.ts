/**
 * The app's IndexedDB store (idb-keyval). Records carry a version and are checked on reading: corrupt or
 * outdated ones are dropped. The app works with a full or blocked store.
 */
import { del, delMany, entries, get, keys, set, update, type UseStore } from 'idb-keyval';
import { createRecordStore } from './record-store.ts';

/** Type of a stored record. `parse` returns null for a value it does not accept. */
export interface RecordType<Value> {
  readonly key: string;
  readonly version: number;
  parse(value: unknown): Value | null;
}

interface Stored {
  readonly version: number;
  readonly savedAt: number;
  readonly value: unknown;
}

/** A stored value with its time of storing (epoch ms). */
export interface ReadBack<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

let store: UseStore | undefined;
const appStore = (): UseStore => (store ??= createRecordStore());

/** Reads a record; null when it is missing, broken or of another version. Never throws. */
export async function readRecord<Value>(type: RecordType<Value>): Promise<ReadBack<Value> | null> {
  try {
    const stored: unknown = await get(type.key, appStore());
    if (stored === undefined) return null;
    const value = valueOf(type, stored);
    if (value === null || !isStored(stored)) {
      await removeRecords([type.key]);
      return null;
    }
    return { value, savedAt: stored.savedAt };
  } catch {
    return null;
  }
}

/** Stores a record as of `now`. False when the browser refused (full, blocked): the app continues. */
export async function writeRecord(
  type: Pick<RecordType<unknown>, 'key' | 'version'>,
  value: unknown,
  now: number,
): Promise<boolean> {
  const stored: Stored = { version: type.version, savedAt: now, value };
  try {
    await set(type.key, stored, appStore());
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes a record atomically, so that two tabs never overwrite each other.
 * @param change receives the stored value (null = none readable) and returns the new one
 * @returns the new value; null when the browser refused (full, blocked)
 */
export async function changeRecord<Value>(
  type: RecordType<Value>,
  change: (value: Value | null) => Value,
  now: number,
): Promise<Value | null> {
  let changed: Value | null = null;
  try {
    await update<unknown>(
      type.key,
      (stored) => {
        changed = change(valueOf(type, stored));
        return { version: type.version, savedAt: now, value: changed } satisfies Stored;
      },
      appStore(),
    );
    return changed;
  } catch {
    return null;
  }
}

/**
 * The same for a record that is there: what was removed meanwhile is not made again. @returns null without it
 */
export const changeExisting = <Value>(
  type: RecordType<Value>,
  change: (value: Value) => Value,
  now: number,
): Promise<Value | null> =>
  changeRecord(
    type,
    (value) => {
      // Ends the transaction without a write.
      if (value === null) throw new Error(`no record ${type.key}`);
      return change(value);
    },
    now,
  );

/** Everything in the store, unparsed; nothing when it is blocked. */
export async function readEntries(): Promise<readonly (readonly [string, unknown])[]> {
  try {
    return (await entries(appStore())).flatMap(([key, stored]) =>
      typeof key === 'string' ? [[key, stored] as const] : [],
    );
  } catch {
    return [];
  }
}

/** Removes records; false when they may still be there. */
export async function removeRecords(recordKeys: readonly string[]): Promise<boolean> {
  try {
    if (recordKeys.length === 1 && recordKeys[0] !== undefined)
      await del(recordKeys[0], appStore());
    else await delMany([...recordKeys], appStore());
    return true;
  } catch {
    return false;
  }
}

/** Removes every record whose key starts with the prefix, e.g. all of one player's; false as `removeRecords`. */
export async function removeRecordsUnder(prefix: string): Promise<boolean> {
  try {
    const all = await keys(appStore());
    return await removeRecords(
      all.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix)),
    );
  } catch {
    return false;
  }
}

const valueOf = <Value>(type: RecordType<Value>, stored: unknown): Value | null =>
  isStored(stored) && stored.version === type.version ? type.parse(stored.value) : null;

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'value' in value
  );
}
