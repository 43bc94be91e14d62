/**
 * Encrypts texts at rest on the device: AES-GCM under a non-extractable WebCrypto key in IndexedDB. A copy of
 * the stored records alone decrypts nothing.
 */
import { databaseKeys } from '#config/storage-keys.ts';
import { readRecord, writeRecord, type RecordType } from '#browser/storage/database.ts';

/** An encrypted text: decryption needs both parts and the device's key. */
export interface SealedText {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

const keyRecord: RecordType<CryptoKey> = {
  key: databaseKeys.sealingKey,
  version: 1,
  parse: (value) => (value instanceof CryptoKey && !value.extractable ? value : null),
};

/** Encrypts a text; null where the device cannot store a key (no secure context, blocked storage). */
export async function seal(text: string, now: number): Promise<SealedText | null> {
  try {
    const key = await phoneKey(now);
    if (key === null) return null;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const cipher = await crypto.subtle.encrypt(
      { name: ALGORITHM, iv },
      key,
      new TextEncoder().encode(text),
    );
    return { iv, cipher };
  } catch {
    return null;
  }
}

/** Decrypts a text; null when it is from another device, was changed, or the key is gone. */
export async function open({ iv, cipher }: SealedText): Promise<string | null> {
  try {
    const key = await readRecord(keyRecord);
    if (key === null) return null;
    const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key.value, cipher);
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

async function phoneKey(now: number): Promise<CryptoKey | null> {
  const stored = await readRecord(keyRecord);
  if (stored !== null) return stored.value;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const isSaved = await writeRecord(keyRecord, made, now);
  return isSaved ? made : null;
}
