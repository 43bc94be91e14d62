/** Stored games that were started and not yet exited on the server. All tabs share them. */
import { databaseKeys, OPEN_GAMES_VERSION } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import { withoutSession, withSession, type StoredSession } from '#shared/play/stored-sessions.ts';
import { changeRecord, readRecord, type RecordType } from '#browser/storage/database.ts';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const sessionsSchema = v.array(
  v.object({
    sessionId: v.string(),
    playerId: whole,
    openedAt: v.pipe(whole, v.transform(epochMs)),
  }),
);

const record: RecordType<readonly StoredSession[]> = {
  key: databaseKeys.openGames,
  version: OPEN_GAMES_VERSION,
  parse: (value) => {
    const read = v.safeParse(sessionsSchema, value);
    return read.success ? read.output : null;
  },
};

export const readOpenGames = async (): Promise<readonly StoredSession[]> =>
  (await readRecord(record))?.value ?? [];

export async function storeOpenGame(session: StoredSession, now: number): Promise<void> {
  await changeRecord(record, (stored) => withSession(stored ?? [], session), now);
}

export async function removeOpenGame(sessionId: string, now: number): Promise<void> {
  await changeRecord(record, (stored) => withoutSession(stored ?? [], sessionId), now);
}
