/**
 * Pending likes stored until the server has them. They belong to one player: another player's are dropped,
 * never sent. Calls run one after the other, and each is atomic across tabs.
 */
import { withoutPending, withPending, type PendingLike } from '#shared/game/likes.ts';
import { changeRecord, readRecord, removeRecords } from '#browser/storage/database.ts';
import { likeOutboxRecord as record } from '#browser/storage/records/outbox-records.ts';

type Change = (pending: readonly PendingLike[]) => readonly PendingLike[];

let lastCall: Promise<unknown> = Promise.resolve();
/** Whether the last write was stored: storage may be full or blocked. */
let isKeeping = true;

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const call = lastCall.then(work, work);
  lastCall = call;
  return call;
}

function change(playerId: number, how: Change, now: number): Promise<boolean> {
  return inTurn(async () => {
    const after = await changeRecord(
      record,
      (stored) => ({ playerId, pending: how(stored?.playerId === playerId ? stored.pending : []) }),
      now,
    );
    isKeeping = after !== null;
    return isKeeping;
  });
}

/** Stores a player’s like as of `now`. False when storage fails: it then lasts as long as the page. */
export const storePendingLike = (
  playerId: number,
  like: PendingLike,
  now: number,
): Promise<boolean> => change(playerId, (pending) => withPending(pending, like), now);

/** Whether the changes so far are stored. */
export const areLikesStored = (): Promise<boolean> => inTurn(() => Promise.resolve(isKeeping));

/** Removes a like that the server has answered. */
export const removePendingLike = (
  playerId: number,
  like: PendingLike,
  now: number,
): Promise<boolean> => change(playerId, (pending) => withoutPending(pending, like), now);

/** A player's pending likes, oldest first; null when storage does not work. */
export const readPendingLikes = (playerId: number): Promise<readonly PendingLike[] | null> =>
  inTurn(async () => {
    if (!isKeeping) return null;
    const stored = (await readRecord(record))?.value;
    if (stored?.playerId === playerId) return stored.pending;
    if (stored !== undefined) await removeRecords([record.key]);
    return [];
  });

/** Removes all: the player logged out. */
export const dropLikeOutbox = (): Promise<boolean> => inTurn(() => removeRecords([record.key]));
