/**
 * The stored lobby (spec §3, "Storage"): the server's answers, unchanged. The page writes them when it has an
 * answer, the worker when it renews the lobby of a closed app (docs/decisions/0041): both by these functions.
 */
import {
  readRecord,
  removeRecords,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';
import { optionalField, readTolerantly } from '#shared/wire/tolerance.ts';
import * as v from 'valibot';

export type StoredConfig = v.InferOutput<typeof appConfig>;

export const configRecord: RecordType<StoredConfig> = {
  key: databaseKeys.lobbyConfig,
  version: 1,
  parse: (value) => {
    const read = readTolerantly(appConfig, value);
    return read.success ? read.output : null;
  },
};

const listParts = ['appGameList', 'gameListVersion', 'gameResourceUrl', 'gameIconTypes'] as const;
export const storedList = v.object({
  ...v.required(v.pick(appConfig, ['appGameList', 'gameListVersion'])).entries,
  // A list's icons are where and what they were when it was sent.
  gameIconTypes: appConfig.entries.gameIconTypes,
  gameResourceUrl: v.optional(v.string()),
  sentAt: optionalField(v.number()),
});
export type StoredList = v.InferOutput<typeof storedList>;

const listRecord = (key: string): RecordType<StoredList> => ({
  key,
  version: 1,
  parse: (value) => {
    const read = readTolerantly(storedList, value);
    return read.success && read.output.appGameList.length > 0 ? read.output : null;
  },
});
/** The list that the next launch shows. */
export const gamesRecord = listRecord(databaseKeys.lobbyGames);
/** A newer one, until its icons have loaded. */
export const nextRecord = listRecord(databaseKeys.lobbyNextGames);

/** Whether the list of an answer is shown, or waits for its icons. */
export type ListPlace = 'shown' | 'next';

/**
 * Stores an answer unchanged. The list is written only when the answer contains one, and never over one that
 * the server sent later, to another tab. @param sentAt epoch ms by the server's clock
 * @returns the version of the list that it wrote; null when it wrote none
 */
export async function writeLobby(
  raw: object,
  now: number,
  { sentAt, place }: { sentAt: number | null; place: ListPlace },
): Promise<string | null> {
  // The player's part of the after-login answer is stored with the player, never here.
  const stored = Object.fromEntries(
    Object.entries(raw).filter(([key]) => key in appConfig.entries),
  );
  const { appGameList, ...rest } = stored;
  await writeRecord(configRecord, rest, now);
  if (appGameList === undefined) {
    if (place === 'shown') await removeRecords([nextRecord.key]);
    return null;
  }
  const list = Object.fromEntries(listParts.map((part) => [part, stored[part]]));
  const known = await readRecord(gamesRecord);
  if (isOlderList(sentAt, known?.value.sentAt ?? null)) return null;
  const isNext = place === 'next' && known !== null;
  await writeRecord(isNext ? nextRecord : gamesRecord, { ...list, sentAt }, now);
  if (!isNext) await removeRecords([nextRecord.key]);
  return String(list['gameListVersion']);
}

/**
 * Replaces the stored list by the next one. A crash between the two steps leaves both, of the same version,
 * which are read as one.
 */
export async function promoteNextList(gameListVersion: string, now: number): Promise<void> {
  const next = await readRecord(nextRecord);
  if (next?.value.gameListVersion !== gameListVersion) return;
  await writeRecord(gamesRecord, next.value, now);
  await removeRecords([nextRecord.key]);
}
