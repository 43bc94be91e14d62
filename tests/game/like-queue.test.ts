/** Likes that wait are sent by the page or by the worker of the closed app, never by both. */
import { likeQueueOf } from '#features/game/later/like-queue.ts';
import { LIKES_LOCK } from '#shared/worker/background-work.ts';
import { removePendingLike, storePendingLike } from '#state/likes/like-outbox.ts';
import { selectIsLiked, selectPendingLikes, selectPlayer } from '#state/session/session-slice.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { signedIn } from '#tests/builders/platform.ts';
import { describe, expect, it, vi } from 'vitest';

withEmptyDatabase();

const NOW = 1_700_000_000_000;
const SENT_BY_WORKER = { gameId: 5, isLiked: true };
const LEFT = { gameId: 9, isLiked: true };

/** Web Locks of which the worker holds the one of likes. */
function withHeldLock() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const request = async (name: string, work: () => unknown) => {
    asked.push(name);
    await released;
    return work();
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { locks: { request } });
  return { asked, release: () => release() };
}

async function openPage() {
  const { platform, store } = await signedIn();
  const playerId = selectPlayer(store.getState())?.user.id ?? 0;
  await storePendingLike(playerId, SENT_BY_WORKER, NOW);
  await storePendingLike(playerId, LEFT, NOW);
  platform.reply('gameLike', { json: { errcode: 0, gameId: LEFT.gameId, like: 1 } });
  const calls = () =>
    platform.received.filter(({ name }) => name === 'gameLike').map(({ body }) => body['gameId']);
  return { store, playerId, calls };
}

describe('likes that the worker is sending when the app is opened', () => {
  it('are not sent by the page, and stay liked', async () => {
    const lock = withHeldLock();
    const { store, playerId, calls } = await openPage();
    await likeQueueOf(store).flush();
    await expect.poll(() => lock.asked).toEqual([LIKES_LOCK]);
    expect(selectPendingLikes(store.getState())).toEqual([SENT_BY_WORKER, LEFT]);
    expect(calls()).toEqual([]);

    await removePendingLike(playerId, SENT_BY_WORKER, NOW);
    lock.release();
    await expect.poll(() => selectPendingLikes(store.getState())).toEqual([]);
    expect(calls()).toEqual([LEFT.gameId]);
    for (const { gameId } of [SENT_BY_WORKER, LEFT]) {
      expect(selectIsLiked(store.getState(), gameId)).toBe(true);
    }
  });
});
