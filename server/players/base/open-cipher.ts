import { readFact, settleFact } from '#server/core/facts.ts';
import { makePrivateKey, PasswordCipher } from '#server/players/base/rsa.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** The installation's key pair, created at the first start. */
export async function openCipher({ db }: Database, bits: number): Promise<PasswordCipher> {
  const known = await readFact(db, 'rsa-private-key');
  const pem = known ?? (await settleFact(db, 'rsa-private-key', await makePrivateKey(bits)));
  return new PasswordCipher(pem);
}
