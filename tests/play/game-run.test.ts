import { epochMs } from '#shared/time/duration.ts';
import type { OpenedGame } from '#shared/play/play-state.ts';
import type { StartFailure } from '#shared/play/start-failure.ts';
import { createFrameBridge } from '#features/play/frame-bridge.ts';
import { createGameRun, type RunPorts } from '#features/play/game-run.ts';
import type { FromGame } from '#shared/play/frame-contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const game: OpenedGame = {
  url: 'https://games.test/x',
  place: 'frame',
  sessionId: 's1',
  origin: 'https://games.test',
  orientation: 'any',
  canPause: true,
};

type Answer = { readonly game: OpenedGame } | { readonly failure: StartFailure };

/** A harness in which the test triggers every answer and timer. */
function world() {
  const log: string[] = [];
  const asked: ((answer: Answer) => void)[] = [];
  const timers = new Set<() => void>();
  const ports: RunPorts = {
    ask: () => {
      log.push('ask');
      return new Promise((resolve) => asked.push(resolve));
    },
    opened: async (id) => void log.push(`opened ${id}`),
    leave: (id) => log.push(`leave ${id}`),
    handOver: (id) => log.push(`hand over ${id}`),
    openPage: (url) => log.push(`page ${url}`),
    openWindow: (url) => log.push(`window ${url}`),
    refreshBalance: () => log.push('balance'),
    now: () => epochMs(1_000),
    after: (_wait, work) => {
      timers.add(work);
      return () => timers.delete(work);
    },
  };
  const run = createGameRun(ports);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (at: number, given: Answer) => {
    asked[at]?.(given);
    await settle();
  };
  const fire = () => {
    for (const work of timers) work();
  };
  return { log, run, answer, settle, fire, timers };
}

describe('a game run', () => {
  it('requests and leaves the game only once when the screen is mounted twice', async () => {
    const { log, run, answer, settle } = world();
    run.enter();
    run.exit();
    run.enter();
    await answer(0, { game });
    expect(run.getState().phase.name).toBe('opening');
    run.exit();
    await settle();
    run.pageLeft();
    run.exit();
    await settle();
    expect(log).toEqual(['ask', 'opened s1', 'leave s1']);
  });

  it('leaves a game that opened after the player left', async () => {
    const { log, run, answer, settle } = world();
    run.enter();
    run.exit();
    await settle();
    await answer(0, { game });
    expect(log).toEqual(['ask', 'opened s1', 'leave s1']);
    expect(run.getState().phase.name).toBe('left');
  });

  it('leaves the old session before it requests another', async () => {
    const { log, run, answer, fire } = world();
    run.enter();
    await answer(0, { game });
    fire();
    expect(run.getState().phase.name).toBe('silent');
    run.retry();
    run.retry();
    await answer(1, { game: { ...game, sessionId: 's2' } });
    expect(log).toEqual(['ask', 'opened s1', 'leave s1', 'ask', 'opened s2']);
  });

  it('leaves the game with the page, and opens it again when the page is restored', async () => {
    const { log, run, answer } = world();
    run.enter();
    await answer(0, { game });
    run.pageLeft();
    run.restored();
    await answer(1, { game: { ...game, sessionId: 's2' } });
    expect(log).toEqual(['ask', 'opened s1', 'leave s1', 'ask', 'opened s2']);
    run.restored();
    expect(log).toHaveLength(5);
  });

  it('hands over a game that replaces the app’s page, without leaving it', async () => {
    const { log, run, answer } = world();
    run.enter();
    await answer(0, { game: { ...game, place: 'page' } });
    run.pageLeft();
    expect(log).toEqual(['ask', 'opened s1', 'hand over s1', 'page https://games.test/x']);
  });

  it('leaves a game in a window when the player goes back, not when the page is left', async () => {
    const { log, run, answer, settle } = world();
    run.enter();
    await answer(0, { game: { ...game, place: 'window' } });
    run.pageLeft();
    expect(log.slice(2)).toEqual(['window https://games.test/x']);
    run.exit();
    await settle();
    expect(log.slice(3)).toEqual(['leave s1']);
  });

  it('leaves the game once when the player may not continue, and shows why', async () => {
    const { log, run, answer, settle } = world();
    const failure = { name: 'on-break', code: 1213 } as const;
    run.enter();
    run.stop(failure);
    expect(run.getState().phase.name).toBe('asking');
    await answer(0, { game });
    run.send({ type: 'round-begun' });
    run.stop(failure);
    run.stop(failure);
    expect(run.getState()).toMatchObject({
      phase: { name: 'failed', failure },
      isRoundOpen: false,
    });
    run.exit();
    await settle();
    expect(log).toEqual(['ask', 'opened s1', 'leave s1']);
  });

  it('requests the balance too while coins are settled, and has no timer after the exit', async () => {
    const { log, run, answer, fire, settle, timers } = world();
    run.enter();
    for (let at = 0; at < 3; at += 1) {
      await answer(at, { failure: { name: 'settling', code: 2 } });
      fire();
    }
    expect(log).toEqual(['ask', 'balance', 'ask', 'balance', 'ask', 'balance', 'ask']);
    await answer(3, { failure: { name: 'settling', code: 2 } });
    run.exit();
    await settle();
    expect(timers.size).toBe(0);
  });
});

describe('the frame bridge', () => {
  const sender = 'https://games.test';
  const bridgeOf = (now = () => epochMs(0)) => {
    const heard: FromGame[] = [];
    return { heard, ...createFrameBridge(sender, now, (message) => heard.push(message)) };
  };

  it('accepts known messages from the game’s origin only', () => {
    const { hear, heard, dropped } = bridgeOf();
    hear({ type: 'ready', more: 1 }, sender);
    hear({ type: 'balance', coin: 5 }, sender);
    hear({ type: 'error', msg: ' a\u0000b\n' }, sender);
    hear({ type: 'exit' }, 'https://other.test');
    hear({ type: 'exit' }, 'null');
    expect(heard).toEqual([
      { type: 'ready' },
      { type: 'balance', coin: 5 },
      { type: 'error', msg: 'a b' },
    ]);
    expect(dropped()).toBe(2);
  });

  it('truncates long texts, and drops and counts everything else', () => {
    const { hear, heard, dropped } = bridgeOf();
    hear({ type: 'error', msg: 'x'.repeat(1_000_000) }, sender);
    expect(heard).toEqual([{ type: 'error', msg: 'x'.repeat(200) }]);
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        const fresh = bridgeOf();
        fresh.hear(rubbish, sender);
        expect(fresh.heard.length + fresh.dropped()).toBe(1);
        expect(fresh.heard).toEqual([]);
      }),
    );
    expect(dropped()).toBe(0);
  });

  it('accepts sixty of ten thousand messages at once', () => {
    const { hear, heard, dropped } = bridgeOf();
    for (let at = 0; at < 10_000; at += 1) hear({ type: 'busy' }, sender);
    expect([heard.length, dropped()]).toEqual([60, 9_940]);
  });
});
