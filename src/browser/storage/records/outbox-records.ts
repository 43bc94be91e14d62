/** What waits to be sent: written by the page, and sent by the page or by the worker (docs/decisions/0041). */
import { databaseKeys } from '#config/storage-keys.ts';
import { attribution, installEvent, type Attribution } from '#shared/marketing/contract.ts';
import type { EventOutbox } from '#shared/marketing/event-outbox.ts';
import type { PendingLike } from '#shared/game/likes.ts';
import { count } from '#shared/wire/wire.ts';
import { readRecord, removeRecords, type RecordType } from '#browser/storage/database.ts';
import type { SealedText } from '#browser/storage/sealed-box.ts';
import * as v from 'valibot';

const parseBy =
  <Value>(schema: v.GenericSchema<unknown, Value>) =>
  (value: unknown): Value | null => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  };

const whole = v.pipe(v.number(), v.safeInteger());

export interface LikeOutbox {
  readonly playerId: number;
  readonly pending: readonly PendingLike[];
}

export const likeOutboxRecord: RecordType<LikeOutbox> = {
  key: databaseKeys.likeOutbox,
  version: 1,
  parse: parseBy(
    v.object({
      playerId: whole,
      pending: v.array(v.object({ gameId: whole, isLiked: v.boolean() })),
    }),
  ),
};

export const eventOutboxRecord: RecordType<EventOutbox> = {
  key: databaseKeys.installEvents,
  version: 1,
  parse: parseBy(
    v.object({
      installId: v.pipe(v.string(), v.uuid()),
      nextSeq: v.pipe(count, v.minValue(1)),
      events: v.array(v.omit(installEvent, ['attribution'])),
    }),
  ),
};

/** The attribution of the waiting events, as of the moment at which the app was left. */
export const attributionRecord: RecordType<Attribution> = {
  key: databaseKeys.installAttribution,
  version: 1,
  parse: parseBy(attribution),
};

/** Only while likes wait in a closed app: the session that may send them. */
export interface BackgroundSession {
  readonly playerId: number;
  /** The access token, encrypted by the device's key. */
  readonly token: SealedText;
}

const buffer = v.instance(ArrayBuffer);
const bytes = v.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
);

export const backgroundSessionRecord: RecordType<BackgroundSession> = {
  key: databaseKeys.backgroundSession,
  version: 1,
  parse: parseBy(v.object({ playerId: whole, token: v.object({ iv: bytes, cipher: buffer }) })),
};

/** Of no further use: the app is open again, or nothing waits. */
export const endBackgroundSession = (): Promise<boolean> =>
  removeRecords([backgroundSessionRecord.key]);

/** The stored player's likes, beside everything else that the page stores of them. */
const storedLikes = v.looseObject({
  user: v.looseObject({ id: whole }),
  likes: v.record(v.string(), v.boolean()),
});

export const playerLikesRecord: RecordType<v.InferOutput<typeof storedLikes>> = {
  key: databaseKeys.user,
  version: 1,
  parse: parseBy(storedLikes),
};

/** The session and the likes that it may send; null when there is nothing to send. */
export async function readWaitingLikes(): Promise<
  (BackgroundSession & Pick<LikeOutbox, 'pending'>) | null
> {
  const [session, outbox] = await Promise.all([
    readRecord(backgroundSessionRecord),
    readRecord(likeOutboxRecord),
  ]);
  if (session === null || outbox === null) return null;
  const { playerId, pending } = outbox.value;
  // Another player's, who has signed in meanwhile.
  if (playerId !== session.value.playerId || pending.length === 0) return null;
  return { ...session.value, pending };
}
