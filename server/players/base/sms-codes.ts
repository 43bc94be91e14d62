import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { readFact, settleFact } from '#server/core/facts.ts';
import { StoredRefusal, Refusal } from '#server/core/http/refusal.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Limits } from '#server/core/limits-of.ts';
import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';

const KEY_BYTES = 32;
/** A secret that cannot be guessed. */
const UNGUESSABLE_BYTES = 24;

/** Whose code, for what, and to which mobile. */
export interface CodeKey {
  /** Made by `playerSubject` or `accountSubject`. */
  subject: string;
  scene: number;
  /** Country code and number. */
  mobile: string;
}

export const playerSubject = (playerId: number): string => `player ${playerId}`;

/** Subject for a typed account name, whether or not the account exists. */
export const accountSubject = (account: string): string => `account ${account.toLowerCase()}`;

/**
 * The stored form of a code: a keyed hash, which reveals nothing without the key. It is cheap, so it is
 * compared inside the transaction of what the code allows (decision 0027).
 */
function hashOf(secret: string, { subject, scene, mobile }: CodeKey, code: string): string {
  const text = JSON.stringify([subject, scene, mobile, code]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Creates the code of a key and replaces the previous one.
 * @param isForNobody stores a row that no code matches, so that an account without this mobile behaves like
 * any other
 * @returns the code
 */
export async function makeCode(
  db: Kysely<Tables>,
  key: CodeKey,
  { codeLen, codeTtl }: Pick<Limits, 'codeLen' | 'codeTtl'>,
  { now, isForNobody }: { now: EpochMs; isForNobody: boolean },
): Promise<string> {
  const code = String(randomInt(10 ** codeLen)).padStart(codeLen, '0');
  const secret =
    (await readFact(db, 'code-key')) ??
    (await settleFact(db, 'code-key', randomBytes(KEY_BYTES).toString('base64')));
  const kept = isForNobody ? randomBytes(UNGUESSABLE_BYTES).toString('base64') : code;
  const fresh = {
    code_hash: hashOf(secret, key, kept),
    tries: 0,
    expires_at: now + codeTtl * SECOND_MS,
  };
  await db
    .insertInto('sms_code')
    .values({ ...key, ...fresh })
    .onConflict((conflict) => conflict.columns(['subject', 'scene', 'mobile']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** Deletes a code that could not be delivered. */
export async function forgetCode(db: Kysely<Tables>, key: CodeKey): Promise<void> {
  await db.deleteFrom('sms_code').where(isOf(key)).execute();
}

/** Spends the code of a key, inside the transaction of what it allows. @throws as `checkCode` */
export async function spendCode(...given: Parameters<typeof checkCode>): Promise<void> {
  await checkCode(...given);
  const [trx, key] = given;
  await forgetCode(trx, key);
}

/**
 * Checks the code of a key without spending it.
 * @throws Refusal 1202 when it has expired or there is none; 1204 after too many wrong ones. StoredRefusal
 * 1201 for a wrong one, which counts.
 */
export async function checkCode(
  trx: Trx,
  key: CodeKey,
  given: string,
  { codeTries }: Pick<Limits, 'codeTries'>,
  now: EpochMs,
): Promise<void> {
  const row = await trx.selectFrom('sms_code').where(isOf(key)).selectAll().executeTakeFirst();
  if (!row || row.expires_at <= now)
    throw new Refusal(VerificationCode.expired, 'the code has expired');
  if (row.tries >= codeTries) throw new Refusal(VerificationCode.usedUp, 'ask for a new code');
  const secret = (await readFact(trx, 'code-key')) ?? '';
  if (isSameHash(row.code_hash, hashOf(secret, key, given))) return;
  const tries = row.tries + 1;
  await trx.updateTable('sms_code').where(isOf(key)).set({ tries }).execute();
  throw new StoredRefusal(VerificationCode.wrong, 'wrong code', { triesLeft: codeTries - tries });
}

const isOf =
  ({ subject, scene, mobile }: CodeKey) =>
  (eb: ExpressionBuilder<Tables, 'sms_code'>) =>
    eb.and({ subject, scene, mobile });
