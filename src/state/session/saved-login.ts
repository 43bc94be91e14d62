/**
 * The saved login (spec §3): stored only when the player asked for it on this device, encrypted, and removed
 * at log-out, with every ended session, and after a failed re-login.
 */
import { databaseKeys } from '#config/storage-keys.ts';
import {
  readRecord,
  removeRecords,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';
import { open, seal, type SealedText } from '#browser/storage/sealed-box.ts';
import * as v from 'valibot';

export interface SavedLogin {
  readonly account: string;
  readonly password: string;
}

const savedLogin = v.object({ account: v.string(), password: v.string() });

const record: RecordType<SealedText> = {
  key: databaseKeys.savedLogin,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(
      v.object({ iv: v.instance(Uint8Array<ArrayBuffer>), cipher: v.instance(ArrayBuffer) }),
      value,
    );
    return read.success ? read.output : null;
  },
};

/** Encrypts and stores a login; false when the device cannot store it safely, and then nothing is stored. */
export async function saveLogin(login: SavedLogin, now: number): Promise<boolean> {
  const sealed = await seal(JSON.stringify(login), now);
  return sealed === null ? false : writeRecord(record, sealed, now);
}

/** The stored login, or null. */
export async function readSavedLogin(): Promise<SavedLogin | null> {
  const sealed = await readRecord(record);
  const text = sealed === null ? null : await open(sealed.value);
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), savedLogin), text);
  return read.success ? read.output : null;
}

export const forgetLogin = (): Promise<boolean> => removeRecords([databaseKeys.savedLogin]);
