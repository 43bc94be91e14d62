import { once } from '#server/once.ts';
import type { Options } from '@node-rs/argon2';

/** Argon2id (the library's default kind), 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The native library is loaded with the first password, not at start. */
const argon2 = once(() => import('@node-rs/argon2'));

/** Hashes a password for storing. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, OPTIONS);
}

const nobodysHash = once(() => hashPassword('no account has this hash'));

/**
 * Whether the password belongs to the stored hash. Without a stored hash (an unknown account) the
 * same work is done and the answer is no.
 */
export async function isPasswordOf(stored: string | undefined, password: string): Promise<boolean> {
  const { verify } = await argon2();
  const isSame = await verify(stored ?? (await nobodysHash()), password);
  return isSame && stored !== undefined;
}
