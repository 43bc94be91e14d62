import { createHash } from 'node:crypto';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { committing } from '#server/core/database/transaction-start.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { orRefusal } from '#server/money/requests/stored-refusals.ts';
import { sql, type RawBuilder } from 'kysely';
import { statementOf } from '#server/core/database/parts.ts';
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

/** A request whose player is found with its number. */
export type AskedNumber = Omit<NumberedRequest, 'playerId'>;

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
 * @param take takes the number (`insertNumber`) as the first statement
 * @param work returns the payload as JSON; it must have no effect outside `trx`
 * @throws Refusal 1231 when the number was used for another call or another body
 */
export async function answerOnce<Held>(
  database: Database,
  request: AskedNumber,
  take: (trx: Trx) => Promise<Taking<Held>>,
  work: (trx: Trx, held: Held) => Promise<string>,
): Promise<string> {
  const stored = await transact(database, async (trx) => {
    const { playerId, taken } = await take(trx);
    if (taken === undefined) return storedAnswer(trx, { ...request, playerId });
    return answerAndStore(trx, taken.place, () => work(trx, taken.held));
  });
  if ('payload' in stored) return stored.payload;
  throw new Refusal(stored.errcode, stored.message, stored.extras);
}

/** A number as it is stored. */
export interface NumberRow extends Pick<AskedNumber, 'reqNo' | 'endpoint' | 'now'> {
  bodyHash: string;
}

export const numberRow = ({ reqNo, endpoint, body, now }: AskedNumber): NumberRow => ({
  reqNo,
  endpoint,
  now,
  bodyHash: hashOf(body),
});

/** A number that this call has taken. */
export interface TakenNumber<Held> {
  /** Of its row (`ctid`), as nothing else writes to it before this transaction ends. */
  place: string;
  /** What the work needs of it. */
  held: Held;
}

/** A player's number, unless it was taken before. */
export interface Taking<Held> {
  playerId: number;
  taken: TakenNumber<Held> | undefined;
}

/**
 * Inserts the number for a day, as part of a statement: of the players in `caller`, of whom there is one at
 * most. @returns its place; no row when it was taken before
 */
export const insertNumber = ({
  reqNo,
  endpoint,
  bodyHash,
  now,
}: NumberRow): RawBuilder<{ place: string }> => sql<{ place: string }>`
  insert into request_number (player_id, req_no, endpoint, body_hash, answer, created_at)
  select player_id, ${reqNo}::text, ${endpoint}::text, ${bodyHash}::text, null, ${now}::bigint from caller
  on conflict (player_id, req_no) do nothing
  returning ctid::text as place`;

/** Takes a request's number for a day. @returns its place; undefined when it was taken before */
export async function takeNumber(
  trx: Trx,
  { playerId, ...request }: NumberedRequest,
): Promise<string | undefined> {
  const caller = sql`select ${playerId}::bigint as player_id`;
  const numbered = insertNumber(numberRow(request));
  const { rows } = await statementOf<{ place: string }>({ caller }, numbered).execute(trx);
  return rows[0]?.place;
}

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
