/**
 * Sends what waits in a closed app (docs/decisions/0041): install events under their numbers, and likes, which
 * the server takes once. Money is never sent from here.
 */
import { changeExisting, readRecord } from '#browser/storage/database.ts';
import {
  attributionRecord,
  endBackgroundSession,
  eventOutboxRecord,
  likeOutboxRecord,
  playerLikesRecord,
  readWaitingLikes,
} from '#browser/storage/records/outbox-records.ts';
import { open } from '#browser/storage/sealed-box.ts';
import { LIKE_UNCHANGED } from '#shared/game/like-errors.ts';
import { withoutPending, type PendingLike } from '#shared/game/likes.ts';
import { marketingEndpoints } from '#shared/marketing/contract.ts';
import { attributedBatch, nextBatch, withoutBatch } from '#shared/marketing/event-outbox.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { startPaths } from '#shared/wire/start-paths.ts';
import { INSTALL_EVENTS_LOCK, LIKES_LOCK } from '#shared/worker/background-work.ts';
import type { CallServer } from './server-call.ts';

/** `later`: something still waits, for the server or for an open window. */
type Result = 'done' | 'later';

export interface SenderPorts {
  /** An open window sends its player's likes itself. */
  readonly isAppOpen: () => Promise<boolean>;
  /** The operator's settings; null without a document. */
  readonly readSettings: () => Promise<ClientSettings | null>;
  readonly call: CallServer;
  /** Runs the work under a lock, unless a page holds it: then nothing is left to do. */
  readonly ifFree: (lock: string, work: () => Promise<Result>) => Promise<Result>;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * @param isLastTry the browser asks no more
 * @throws when something still waits: the browser asks again later
 */
export async function sendOutboxes(ports: SenderPorts, isLastTry: boolean): Promise<void> {
  const settings = await ports.readSettings();
  if (settings === null) return;
  const events = await ports.ifFree(INSTALL_EVENTS_LOCK, () => sendEvents(ports, settings));
  const likes = await ports.ifFree(LIKES_LOCK, () => sendLikes(ports, settings));
  if (likes === 'done' || isLastTry) await endBackgroundSession();
  if (events === 'later' || likes === 'later')
    throw new Error('some of the outbox is not sent yet: the browser asks again');
}

async function sendEvents({ call, now }: SenderPorts, settings: ClientSettings): Promise<Result> {
  const attribution = (await readRecord(attributionRecord))?.value ?? null;
  for (;;) {
    const outbox = (await readRecord(eventOutboxRecord))?.value;
    const batch = outbox === undefined ? null : nextBatch(outbox);
    if (batch === null) return 'done';
    const body = attributedBatch(batch, attribution);
    const answer = await call({ settings, endpoint: marketingEndpoints.installEvents, body });
    if (answer.kind === 'unanswered') return 'later';
    const isRefused = answer.kind === 'refused' && answer.status === BATCH_REFUSED;
    // Any other refusal is the page's to deal with.
    if (answer.kind !== 'done' && !isRefused) return 'done';
    const left = await changeExisting(
      eventOutboxRecord,
      (held) => withoutBatch(held, batch),
      now(),
    );
    if (left === null) return 'done';
  }
}

/** The server rejected the batch itself. */
const BATCH_REFUSED = 400;

async function sendLikes(ports: SenderPorts, settings: ClientSettings): Promise<Result> {
  const waiting = await readWaitingLikes();
  const token = waiting === null ? null : await open(waiting.token);
  if (waiting === null || token === null) return 'done';
  const { playerId, pending } = waiting;
  for (const like of pending) {
    // Before each: the session may have ended, or a window been opened, which sends them itself or is closed
    // without having done so.
    if ((await readWaitingLikes())?.playerId !== playerId) return 'done';
    if (await ports.isAppOpen()) return 'later';
    const { gameId, isLiked } = like;
    const body = { gameId, id: gameId, like: isLiked ? 1 : 0 };
    const endpoint = { path: startPaths.gameLike };
    const answer = await ports.call({ settings, endpoint, body, token });
    if (answer.kind === 'unanswered') return 'later';
    if (answer.kind === 'expired') return 'done';
    const isSaved =
      answer.kind === 'done' || (answer.kind === 'refused' && answer.errcode === LIKE_UNCHANGED);
    // The page reverts a refused one before the player's eyes.
    if (isSaved) await settle(playerId, like, ports.now());
  }
  return 'done';
}

/** Stores a like as the server has it now, then removes it from the waiting ones. */
async function settle(playerId: number, like: PendingLike, now: number): Promise<void> {
  const { gameId, isLiked } = like;
  await changeExisting(
    playerLikesRecord,
    (player) =>
      player.user.id === playerId
        ? { ...player, likes: { ...player.likes, [gameId]: isLiked } }
        : player,
    now,
  );
  await changeExisting(
    likeOutboxRecord,
    (outbox) =>
      outbox.playerId === playerId
        ? { ...outbox, pending: withoutPending(outbox.pending, like) }
        : outbox,
    now,
  );
}
