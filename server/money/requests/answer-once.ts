import { createHash } from 'node:crypto';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { committing } from '#server/core/database/transaction-start.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { orRefusal } from '#server/money/requests/stored-refusals.ts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** A call that must have one effect, however often it arrives. */
export interface NumberedRequest {
  playerId: number;
  /** The client's UUIDv4; of a form of the console see `newFormNumber`. */
  reqNo: string;
  endpoint: string;
  /** As parsed by its schema, so that the order of keys is stable; without its proofs. */
  body: unknown;
  now: EpochMs;
}

/** A stored answer: the payload as JSON text, byte for byte, or the refusal. */
type StoredAnswer =
  | { payload: string }
  | { errcode: number; message: string; extras: Readonly<Record<string, unknown>> };

/**
 * Answers a call once (contract, conventions). The first time the work runs, and its answer commits together
 * with its effect; repeats within 24 hours get the stored answer. The row's key serialises concurrent calls
 * on two servers.
 *
 * A `StoredRefusal` counted something, so it is stored: a retry does not count again. Any other refusal rolls
 * everything back, including the number: the next attempt is evaluated again.
 * @param take takes the number (`insertNumber`) as the first statement, and returns its place with what the work
 * needs of it; undefined when the number was taken before
 * @param work returns the payload as JSON; it must have no effect outside `trx`
 * @throws Refusal 1231 when the number was used for another call or another body
 */
export async function answerOnce<Held>(
  database: Database,
  request: NumberedRequest,
  take: (trx: Trx) => Promise<TakenNumber<Held> | undefined>,
  work: (trx: Trx, held: Held) => Promise<string>,
): Promise<string> {
  const stored = await transact(database, async (trx) => {
    const taken = await take(trx);
    if (taken === undefined) return storedAnswer(trx, request);
    return answerAndStore(trx, taken.place, () => work(trx, taken.held));
  });
  if ('payload' in stored) return stored.payload;
  throw new Refusal(stored.errcode, stored.message, stored.extras);
}

/** A number as it is stored. */
export interface NumberRow extends Pick<
  NumberedRequest,
  'playerId' | 'reqNo' | 'endpoint' | 'now'
> {
  bodyHash: string;
}

export const numberRow = ({ body, ...request }: NumberedRequest): NumberRow => ({
  ...request,
  bodyHash: hashOf(body),
});

/** A number that this call has taken. */
export interface TakenNumber<Held> {
  /** Of its row (`ctid`), as nothing else writes to it before this transaction ends. */
  place: string;
  held: Held;
}

const placeOf = sql<string>`ctid::text`;

/** Inserts the number for a day, as part of a statement. @returns its place; no row when it was taken before */
export const insertNumber = (
  db: Kysely<Tables>,
  { playerId, reqNo, endpoint, bodyHash, now }: NumberRow,
) =>
  db
    .insertInto('request_number')
    .values({
      player_id: playerId,
      req_no: reqNo,
      endpoint,
      body_hash: bodyHash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'req_no']).doNothing())
    .returning(placeOf.as('place'));

/** Takes a request's number for a day. @returns false when it was taken before */
export const takeNumber = async (trx: Trx, request: NumberedRequest): Promise<boolean> =>
  (await insertNumber(trx, numberRow(request)).executeTakeFirst()) !== undefined;

/** @returns the answer of the call that took the number */
async function storedAnswer(trx: Trx, request: NumberedRequest): Promise<StoredAnswer> {
  const { playerId, reqNo, endpoint, body } = request;
  const row = await trx
    .selectFrom('request_number')
    .where('player_id', '=', playerId)
    .where('req_no', '=', reqNo)
    .select(['endpoint', 'body_hash', 'answer'])
    .executeTakeFirstOrThrow();
  if (row.endpoint !== endpoint || row.body_hash !== hashOf(body)) {
    throw new Refusal(Errcode.numberReused, 'reqNo was used for another request');
  }
  return row.answer as StoredAnswer;
}

async function answerAndStore(
  trx: Trx,
  place: string,
  work: () => Promise<string>,
): Promise<StoredAnswer> {
  const outcome = await orRefusal(work);
  const stored: StoredAnswer = outcome.refusal
    ? partsOf(outcome.refusal)
    : { payload: outcome.value };
  await storeAnswer.first(trx, { place, answer: JSON.stringify(stored) });
  return stored;
}

/** Finding the row by its key would read a page of the index that other calls insert into: a conflict with them. */
const storeAnswer = writeOnce((db, { place, answer }: { place: string; answer: string }) =>
  db
    .updateTable('request_number')
    .where(sql<boolean>`ctid = ${place}::tid`)
    .set({ answer })
    .modifyEnd(committing),
);

const partsOf = ({ errcode, message, extras }: Refusal) => ({ errcode, message, extras });

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
