import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likesWith, withoutPending, withPending, type PendingLike } from '#shared/game/likes.ts';
import { toAnswer } from '#features/game/later/like-queue.ts';
import { createLikeMessages, type LikeMessage } from '#features/game/later/like-messages.ts';
import {
  createLikeSync,
  type LikeAnswer,
  type LikeOutcome,
} from '#features/game/later/like-sync.ts';

const GAME = 1007;

/** Fakes a server that answers on demand, a player with likes, and the pending likes of the device. */
function renderLikes() {
  const sent: { like: PendingLike; answer: (answer: LikeAnswer) => void }[] = [];
  const said: LikeOutcome[] = [];
  const phone = {
    player: 1 as number | null,
    waiting: [] as readonly PendingLike[],
    held: {} as Readonly<Record<string, boolean>>,
  };
  const sync = createLikeSync({
    playerId: () => phone.player,
    pending: () => phone.waiting,
    send: (like) =>
      new Promise((resolve) => {
        sent.push({ like, answer: resolve });
      }),
    settle: (_playerId, like, isSaved) => {
      phone.waiting = withoutPending(phone.waiting, like);
      if (isSaved) phone.held = likesWith(phone.held, [like]);
    },
    report: (_gameId, outcome) => said.push(outcome),
  });
  async function answer(at: number, with_: LikeAnswer) {
    sent[at]?.answer(with_);
    await settled();
  }
  const isShown = (gameId = GAME) => likesWith(phone.held, phone.waiting)[gameId] === true;
  function tap(gameId = GAME) {
    phone.waiting = withPending(phone.waiting, { gameId, isLiked: !isShown(gameId) });
    sync.tapped(gameId);
  }
  const calls = () => sent.map(({ like }) => like.isLiked);
  return { sync, sent, calls, said, phone, isShown, answer, tap };
}

/** Flushes the promise chains of the answers given so far. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('a tapped like button', () => {
  it('changes at once, and reports when saved [flow.like]', async () => {
    const { tap, isShown, calls, said, answer } = renderLikes();
    tap();
    expect(isShown()).toBe(true);
    expect(calls()).toEqual([true]);
    expect(said).toEqual([]);
    await answer(0, 'saved');
    expect(said).toEqual(['liked']);
    tap();
    await answer(1, 'saved');
    expect(isShown()).toBe(false);
    expect(said).toEqual(['liked', 'unliked']);
  });

  it.each(['refused', 'broken'] as const)(
    'is reverted and reports a failure when %s',
    async (why) => {
      const { tap, isShown, phone, said, answer } = renderLikes();
      tap();
      await answer(0, why);
      expect(isShown()).toBe(false);
      expect(phone.waiting).toEqual([]);
      expect(said).toEqual(['failed']);
    },
  );

  it('remains pending without a message when the session ended', async () => {
    const { tap, phone, said, answer } = renderLikes();
    tap();
    await answer(0, 'dropped');
    expect(phone.waiting).toEqual([{ gameId: GAME, isLiked: true }]);
    expect(said).toEqual([]);
  });

  it('sends one call at a time, then only the last state', async () => {
    const { tap, calls, isShown, said, answer } = renderLikes();
    tap();
    tap();
    tap();
    tap();
    expect(calls()).toEqual([true]);
    await answer(0, 'saved');
    expect(calls()).toEqual([true, false]);
    await answer(1, 'saved');
    expect(calls()).toHaveLength(2);
    expect(isShown()).toBe(false);
    expect(said).toEqual(['unliked']);
  });

  it('sends nothing more when the final state equals the saved one', async () => {
    const { tap, calls, said, answer } = renderLikes();
    tap();
    tap();
    tap();
    await answer(0, 'saved');
    expect(calls()).toEqual([true]);
    expect(said).toEqual(['liked']);
  });

  it('reports no failure when the refused like was already undone by hand', async () => {
    const { tap, isShown, said, answer } = renderLikes();
    tap();
    tap();
    await answer(0, 'refused');
    await answer(1, 'saved');
    expect(isShown()).toBe(false);
    expect(said).toEqual(['unliked']);
  });

  it('works again after a failure', async () => {
    const { tap, isShown, said, answer } = renderLikes();
    tap();
    await answer(0, 'refused');
    tap();
    await answer(1, 'saved');
    expect(isShown()).toBe(true);
    expect(said).toEqual(['failed', 'liked']);
  });
});

describe('likes without a network', () => {
  it('stay pending, report once each, and are sent in their order', async () => {
    const { sync, sent, tap, isShown, phone, said, answer } = renderLikes();
    tap(1);
    await answer(0, 'unanswered');
    tap(2);
    await answer(1, 'unanswered');
    expect([isShown(1), isShown(2)]).toEqual([true, true]);
    expect(said).toEqual(['waiting', 'waiting']);
    sync.run();
    sync.run();
    await answer(2, 'saved');
    await answer(3, 'saved');
    expect(sent.slice(2).map(({ like }) => like.gameId)).toEqual([1, 2]);
    expect(phone.waiting).toEqual([]);
    expect(said).toEqual(['waiting', 'waiting', 'sent']);
  });

  it('of an earlier visit stay pending after a server error, and do not block the next ones', async () => {
    const { sync, phone, said, answer } = renderLikes();
    phone.waiting = [
      { gameId: 1, isLiked: true },
      { gameId: 2, isLiked: true },
    ];
    sync.run();
    await answer(0, 'broken');
    await answer(1, 'saved');
    expect(phone.waiting).toEqual([{ gameId: 1, isLiked: true }]);
    expect(said).toEqual(['sent']);
  });

  it('of an earlier visit that the server refuses are reverted, and a failure is reported', async () => {
    const { sync, phone, isShown, said, answer } = renderLikes();
    phone.waiting = [{ gameId: GAME, isLiked: true }];
    sync.run();
    await answer(0, 'refused');
    expect(isShown()).toBe(false);
    expect(said).toEqual(['failed']);
  });

  it('of one player are never settled for the next player', async () => {
    const { sync, sent, phone, said, answer, tap } = renderLikes();
    tap();
    phone.player = 2;
    phone.waiting = [];
    await answer(0, 'saved');
    expect(phone.held).toEqual({});
    expect(said).toEqual([]);
    phone.player = null;
    phone.waiting = [{ gameId: 3, isLiked: true }];
    sync.run();
    expect(sent).toHaveLength(1);
  });
});

it('likes end up equal to the server’s, after any taps and answers', async () => {
  const event = fc.constantFrom(
    'tap 1',
    'tap 2',
    'run',
    'saved',
    'refused',
    'broken',
    'unanswered',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const { sync, tap, sent, phone, isShown, answer } = renderLikes();
      const held = new Map<number, boolean>();
      let answered = 0;
      const reply = async (kind: LikeAnswer) => {
        const call = sent[answered];
        if (call === undefined) return;
        if (kind === 'saved') held.set(call.like.gameId, call.like.isLiked);
        answered += 1;
        await answer(answered - 1, kind);
      };
      for (const what of events) {
        if (what === 'tap 1' || what === 'tap 2') tap(Number(what.at(-1)));
        else if (what === 'run') sync.run();
        else await reply(what);
        expect(sent.length - answered).toBeLessThanOrEqual(1);
      }
      while (answered < sent.length) await reply('saved');
      // Run again for likes that a failing server left pending.
      sync.run();
      while (answered < sent.length) await reply('saved');
      expect(phone.waiting).toEqual([]);
      for (const gameId of [1, 2]) expect(isShown(gameId)).toBe(held.get(gameId) ?? false);
    }),
  );
});

describe('pending likes', () => {
  const like = fc.record({ gameId: fc.integer({ min: 1, max: 5 }), isLiked: fc.boolean() });

  it('hold the last state of each game, in the order of the last taps', () => {
    fc.assert(
      fc.property(fc.array(like), (taps) => {
        const waiting = taps.reduce<readonly PendingLike[]>(withPending, []);
        expect(new Set(waiting.map(({ gameId }) => gameId)).size).toBe(waiting.length);
        for (const { gameId, isLiked } of waiting) {
          expect(taps.findLast((tap) => tap.gameId === gameId)?.isLiked).toBe(isLiked);
        }
        const places = waiting.map((one) => taps.findLastIndex((tap) => tap.gameId === one.gameId));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are removed when answered, unless the opposite was tapped meanwhile', () => {
    const waiting = [{ gameId: 1, isLiked: true }];
    expect(withoutPending(waiting, { gameId: 1, isLiked: true })).toEqual([]);
    expect(withoutPending(waiting, { gameId: 1, isLiked: false })).toEqual(waiting);
    expect(withoutPending(waiting, { gameId: 2, isLiked: true })).toEqual(waiting);
  });

  it('override the saved likes', () => {
    const held = { 1: true };
    expect(likesWith(held, [])).toBe(held);
    expect(likesWith(held, [{ gameId: 1, isLiked: false }])).toEqual({ 1: false });
  });
});

describe('the server’s answer to a like', () => {
  it('counts as saved when the like was already set [api.game-like]', () => {
    expect(toAnswer({ kind: 'errcode', errcode: 1004, details: {} })).toBe('saved');
    expect(toAnswer({ kind: 'errcode', errcode: 1005, details: {} })).toBe('refused');
  });

  it('is unanswered when the call may not have reached the server', () => {
    expect(toAnswer({ kind: 'timeout' })).toBe('unanswered');
    expect(toAnswer({ kind: 'network' })).toBe('unanswered');
  });

  it('is broken on a server error or when it cannot be read', () => {
    expect(toAnswer({ kind: 'http', status: 500 })).toBe('broken');
    expect(toAnswer({ kind: 'contract', reason: 'like: missing' })).toBe('broken');
    expect(toAnswer({ message: 'boom' })).toBe('broken');
  });

  it('is dropped without a message when the session ended', () => {
    expect(toAnswer({ kind: 'session-expired' })).toBe('dropped');
  });
});

describe('messages about likes', () => {
  it('reach every listener until it unsubscribes', () => {
    const messages = createLikeMessages();
    const heard: (LikeMessage | null)[] = [];
    const leave = messages.subscribe(() => heard.push(messages.current()));
    messages.say({ gameId: GAME, outcome: 'liked' });
    messages.say(null);
    leave();
    messages.say({ gameId: GAME, outcome: 'failed' });
    expect(heard).toEqual([{ gameId: GAME, outcome: 'liked' }, null]);
    expect(messages.current()).toEqual({ gameId: GAME, outcome: 'failed' });
  });
});
