import type { JSEncrypt } from 'jsencrypt';

let loading: Promise<typeof JSEncrypt> | undefined;

/** Starts loading the encryption, so that it is there when a form is sent. Never rejects. */
export function prepareEncryption(): void {
  // A failed load is tried again when the password is encrypted, and told there.
  load().catch(() => undefined);
}

/**
 * A password as the platform takes it (spec §5): RSA, PKCS#1 v1.5, base64.
 * @param publicKey the platform's key, base64 SPKI
 * @returns null when the key is none or the password is too long for it (117 bytes at 1024 bits)
 * @throws when the encryption itself could not be loaded
 */
export async function encryptPassword(password: string, publicKey: string): Promise<string | null> {
  const Encryption = await load();
  const encryption = new Encryption();
  try {
    encryption.setPublicKey(publicKey);
    return encryption.encrypt(password) || null;
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
