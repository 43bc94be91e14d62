import { passwordForm } from '#shared/text/text.ts';
import type { JSEncrypt } from 'jsencrypt';

let loading: Promise<typeof JSEncrypt> | undefined;

/** Preloads the encryption before a form is submitted. Never rejects. */
export function prepareEncryption(): void {
  // A failed load is retried, and reported, when the password is encrypted.
  load().catch(() => undefined);
}

/**
 * Encrypts a password for the server (spec §5): RSA, PKCS#1 v1.5, base64.
 * @param publicKey the server's key, base64 SPKI
 * @returns null when the key is invalid or the password is too long for it (117 bytes at 1024 bits)
 * @throws when the encryption itself could not be loaded
 */
export async function encryptPassword(password: string, publicKey: string): Promise<string | null> {
  const Encryption = await load();
  const encryption = new Encryption();
  try {
    encryption.setPublicKey(publicKey);
    return encryption.encrypt(passwordForm(password)) || null;
  } catch {
    return null;
  }
}

function load(): Promise<typeof JSEncrypt> {
  loading ??= import('jsencrypt').then(
    (module) => module.JSEncrypt,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
