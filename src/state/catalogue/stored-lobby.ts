/** The stored lobby (spec §3, "Storage"): the server's answers, parsed like fresh ones. */
import type { NextList } from '#state/catalogue/catalogue-state.ts';
import { toLobbyAnswer, type LobbyAnswer } from '#api/lobby-answer.ts';
import { databaseKeys, localKeys } from '#config/storage-keys.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { startEndpoints } from '#shared/wire/start-endpoints.ts';
import { optionalField, readTolerantly } from '#shared/wire/tolerance.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';
import {
  readRecord,
  removeRecords,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';
import { localArea } from '#browser/storage/key-value.ts';
import * as v from 'valibot';

const answer = startEndpoints.appConfig.response;

const configRecord: RecordType<ResponseOf<'appConfig'>> = {
  key: databaseKeys.lobbyConfig,
  version: 1,
  parse: (value) => {
    const read = readTolerantly(answer, value);
    return read.success ? read.output : null;
  },
};

const listParts = ['appGameList', 'gameListVersion', 'gameResourceUrl', 'gameIconTypes'] as const;
const storedList = v.object({
  ...v.required(v.pick(answer, ['appGameList', 'gameListVersion'])).entries,
  // A list's icons are where and what they were when it was sent.
  gameIconTypes: answer.entries.gameIconTypes,
  gameResourceUrl: v.optional(v.string()),
  sentAt: optionalField(v.number()),
});
type StoredList = v.InferOutput<typeof storedList>;

const listRecord = (key: string): RecordType<StoredList> => ({
  key,
  version: 1,
  parse: (value) => {
    const read = readTolerantly(storedList, value);
    return read.success && read.output.appGameList.length > 0 ? read.output : null;
  },
});
const gamesRecord = listRecord(databaseKeys.lobbyGames);
const nextRecord = listRecord(databaseKeys.lobbyNextGames);

type StoredNext = Required<LobbyAnswer>;

/**
 * Reads the stored lobby; null when either half is missing: a config without its games is no lobby. `next` is
 * a newer list whose icons had not loaded when the app was closed.
 */
export async function readStoredLobby(): Promise<{
  lobby: LobbyAnswer;
  receivedAt: number;
  sentAt: number | null;
  next: Pick<NextList, 'games' | 'gameListVersion' | 'iconAddress' | 'sentAt'> | null;
} | null> {
  const [config, games, next] = await Promise.all([
    readRecord(configRecord),
    readRecord(gamesRecord),
    readRecord(nextRecord),
  ]);
  if (config === null || games === null) return null;
  const lobbyOf = (list: StoredList) => {
    const { gameResourceUrl = config.value.gameResourceUrl } = list;
    return toLobbyAnswer({ ...config.value, ...list, gameResourceUrl });
  };
  const lobby = lobbyOf(games.value);
  const isNext = next !== null && next.value.gameListVersion !== games.value.gameListVersion;
  return {
    lobby,
    receivedAt: config.savedAt,
    sentAt: games.value.sentAt ?? null,
    next: isNext ? toNext(lobbyOf(next.value) as StoredNext, next.value) : null,
  };
}

const toNext = (
  { games, gameListVersion, config: { iconAddress } }: StoredNext,
  { sentAt }: StoredList,
) => ({ games, gameListVersion, iconAddress, sentAt: sentAt ?? null });

/** Whether the list of an answer is shown, or waits for its icons. */
export type ListPlace = 'shown' | 'next';

/**
 * Stores an answer unchanged. The list is written only when the answer contains one, and never over one that
 * the server sent later, to another tab. @param sentAt epoch ms by the server's clock
 */
export async function storeLobby(
  raw: unknown,
  now: number,
  { sentAt, place }: { sentAt: number | null; place: ListPlace },
): Promise<void> {
  if (typeof raw !== 'object' || raw === null) return;
  // The player's part of the after-login answer is stored with the player, never here.
  const stored = Object.fromEntries(Object.entries(raw).filter(([key]) => key in answer.entries));
  const { appGameList, ...rest } = stored;
  await writeRecord(configRecord, rest, now);
  if (appGameList === undefined) {
    if (place === 'shown') await removeRecords([nextRecord.key]);
    return;
  }
  const list = Object.fromEntries(listParts.map((part) => [part, stored[part]]));
  const known = await readRecord(gamesRecord);
  if (isOlderList(sentAt, known?.value.sentAt ?? null)) return;
  const isNext = place === 'next' && known !== null;
  // For the first call of the next launch.
  localArea.write(localKeys.listVersion, String(list['gameListVersion']));
  await writeRecord(isNext ? nextRecord : gamesRecord, { ...list, sentAt }, now);
  if (!isNext) await removeRecords([nextRecord.key]);
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
