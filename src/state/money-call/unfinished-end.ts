/**
 * A session's data is in several stores of the browser, any of which may refuse at the moment of the log-out.
 * The end is noted before the removal, in two of them, and finished at the next start.
 */
import { databaseKeys, localKeys } from '#config/storage-keys.ts';
import {
  readRecord,
  removeRecords,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';
import { localArea } from '#browser/storage/key-value.ts';

/** Ends whose data the device must not keep: a log-out, and a session that was over. */
export const REMOVING_ENDS = ['logged-out', 'expired', 'lost'] as const;
export type RemovingEnd = (typeof REMOVING_ENDS)[number];

const endIn = (value: unknown): RemovingEnd | null =>
  REMOVING_ENDS.find((end) => end === value) ?? null;

const record: RecordType<RemovingEnd> = {
  key: databaseKeys.unfinishedEnd,
  version: 1,
  parse: endIn,
};

/** Call it before the removal. */
export async function noteUnfinishedEnd(end: RemovingEnd, now: number): Promise<void> {
  localArea.write(localKeys.unfinishedEnd, end);
  await writeRecord(record, end, now);
}

/** The end that the last visit did not finish; null for none. */
export async function readUnfinishedEnd(): Promise<RemovingEnd | null> {
  const local = endIn(localArea.read(localKeys.unfinishedEnd));
  return local ?? (await readRecord(record))?.value ?? null;
}

/** Everything is removed, or a player has signed in since. */
export async function noteEndFinished(): Promise<void> {
  localArea.remove(localKeys.unfinishedEnd);
  await removeRecords([record.key]);
}
