/** The stored lobby as the app uses it: the server's answers, parsed like fresh ones. */
import type { NextList } from '#state/catalogue/catalogue-state.ts';
import { toLobbyAnswer, type LobbyAnswer } from '#api/lobby-answer.ts';
import { localKeys } from '#config/storage-keys.ts';
import { readInSlices } from '#api/core/read-in-slices.ts';
import {
  readRecord,
  removeRecords,
  type ReadBack,
  type RecordType,
} from '#browser/storage/database.ts';
import { localArea } from '#browser/storage/key-value.ts';
import {
  configRecord,
  gamesRecord,
  nextRecord,
  storedList,
  writeLobby,
  type ListPlace,
  type StoredList,
} from '#browser/storage/records/lobby-records.ts';

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
    readList(gamesRecord),
    readList(nextRecord),
  ]);
  if (config === null || games === null) return null;
  const lobbyOf = (list: StoredList) => {
    const { gameResourceUrl = config.value.gameResourceUrl } = list;
    return toLobbyAnswer({ ...config.value, ...list, gameResourceUrl });
  };
  const lobby = lobbyOf(games.value);
  const isNext = next !== null && next.value.gameListVersion !== games.value.gameListVersion;
  noteListVersion((isNext ? next : games).value.gameListVersion);
  return {
    lobby,
    receivedAt: config.savedAt,
    sentAt: games.value.sentAt ?? null,
    next: isNext ? toNext(lobbyOf(next.value) as StoredNext, next.value) : null,
  };
}

/** Like `readRecord`, but parses the games in slices: five thousand would block the page for 0.2 s. */
async function readList(type: RecordType<StoredList>): Promise<ReadBack<StoredList> | null> {
  const stored = await readRecord({ ...type, parse: (value) => value });
  if (stored === null) return null;
  const read = await readInSlices(storedList, stored.value);
  if (read.success && read.output.appGameList.length > 0) return { ...stored, value: read.output };
  await removeRecords([type.key]);
  return null;
}

const toNext = (
  { games, gameListVersion, config: { iconAddress } }: StoredNext,
  { sentAt }: StoredList,
) => ({ games, gameListVersion, iconAddress, sentAt: sentAt ?? null });

/** Stores an answer unchanged. @param sentAt epoch ms by the server's clock */
export async function storeLobby(
  raw: unknown,
  now: number,
  list: { sentAt: number | null; place: ListPlace },
): Promise<void> {
  if (typeof raw !== 'object' || raw === null) return;
  const version = await writeLobby(raw, now, list);
  if (version !== null) noteListVersion(version);
}

/** For the first call of the next launch; a worker that renews the lobby cannot write it. */
function noteListVersion(version: string): void {
  if (localArea.read(localKeys.listVersion) !== version)
    localArea.write(localKeys.listVersion, version);
}
