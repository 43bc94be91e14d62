import { createHash } from 'node:crypto';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { orRefusal } from '#server/money/requests/stored-refusals.ts';
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
 * @param work returns the payload as JSON; it must have no effect outside `trx`
 * @throws Refusal 1231 when the number was used for another call or another body
 */
export async function answerOnce(
  database: Database,
  request: NumberedRequest,
  work: (trx: Trx) => Promise<string>,
): Promise<string> {
  const stored = await transact(
    database,
    async (trx) => (await findStored(trx, request)) ?? (await answerAndStore(trx, request, work)),
  );
  if ('payload' in stored) return stored.payload;
  throw new Refusal(stored.errcode, stored.message, stored.extras);
}

/** Takes a request's number for a day. @returns false when it was taken before */
export async function takeNumber(
  trx: Trx,
  { playerId, reqNo, endpoint, body, now }: NumberedRequest,
): Promise<boolean> {
  const taken = await trx
    .insertInto('request_number')
    .values({
      player_id: playerId,
      req_no: reqNo,
      endpoint,
      body_hash: hashOf(body),
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'req_no']).doNothing())
    .returning('req_no')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes the number. @returns its stored answer; undefined when it was free */
async function findStored(trx: Trx, request: NumberedRequest): Promise<StoredAnswer | undefined> {
  if (await takeNumber(trx, request)) return undefined;
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
  { playerId, reqNo }: NumberedRequest,
  work: (trx: Trx) => Promise<string>,
): Promise<StoredAnswer> {
  const outcome = await orRefusal(() => work(trx));
  const stored: StoredAnswer = outcome.refusal
    ? partsOf(outcome.refusal)
    : { payload: outcome.value };
  await trx
    .updateTable('request_number')
    .where('player_id', '=', playerId)
    .where('req_no', '=', reqNo)
    .set({ answer: JSON.stringify(stored) })
    .execute();
  return stored;
}

const partsOf = ({ errcode, message, extras }: Refusal) => ({ errcode, message, extras });

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
