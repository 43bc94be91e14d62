import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import {
  askedState,
  gameOf,
  nextPlay,
  SETTLING_STEPS,
  timeLimit,
  type OpenedGame,
  type PlayEvent,
  type PlayState,
} from '#shared/play/play-state.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const now = epochMs(1_000_000);
const game: OpenedGame = {
  url: '/game/reels/?s=x',
  place: 'frame',
  sessionId: 's1',
  origin: 'https://platform.test',
  orientation: 'any',
  canPause: true,
};
const started: PlayEvent = { type: 'started', game };
const settling: PlayEvent = { type: 'refused', failure: { name: 'settling', code: 2 }, now };
const after = (...events: readonly PlayEvent[]): PlayState => events.reduce(nextPlay, askedState);

describe('opening a game', () => {
  it('waits ten seconds for a message from the game', () => {
    expect(timeLimit(askedState)).toBeNull();
    expect(timeLimit(after(started))).toBe(10_000);
    expect(after(started, { type: 'time-up' }).phase).toMatchObject({
      name: 'silent',
      failure: { name: 'silent' },
    });
    expect(after(started, { type: 'time-up' }, { type: 'ready', now }).phase.name).toBe('playing');
    expect(timeLimit(after(started, { type: 'ready', now }))).toBeNull();
  });

  it('preserves the time of the first ready message', () => {
    const later = epochMs(now + 5_000);
    const state = after(started, { type: 'ready', now }, { type: 'ready', now: later });
    expect(state.phase).toMatchObject({ name: 'playing', since: now });
  });

  it('checks for settled coins after 1, 2, 4 and 8 seconds, then fails', () => {
    const waits: (number | null)[] = [];
    let state: PlayState = askedState;
    for (const _step of SETTLING_STEPS) {
      state = nextPlay(state, settling);
      expect(state.phase.name).toBe('settling');
      waits.push(timeLimit(state));
      if (state.phase.name === 'settling') {
        expect(state.phase.until - now).toBe(timeLimit(state));
      }
      state = nextPlay(state, { type: 'time-up' });
      expect(state.phase.name).toBe('asking');
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(nextPlay(state, settling).phase).toMatchObject({
      name: 'failed',
      failure: { name: 'settling' },
    });
  });

  it('opens a game outside the frame where the server requires it', () => {
    for (const place of ['page', 'window'] as const) {
      expect(after({ type: 'started', game: { ...game, place } }).phase.name).toBe('elsewhere');
    }
    const moved = after(started, { type: 'time-up' }, { type: 'moved-to-page' });
    expect(moved.phase).toMatchObject({ name: 'elsewhere', game: { place: 'page' } });
  });

  it('fails at once when a policy blocks the frame', () => {
    expect(after(started, { type: 'frame-blocked' }).phase).toMatchObject({
      failure: { name: 'frame-blocked' },
    });
    expect(after(started, { type: 'ready', now }, { type: 'frame-blocked' }).phase.name).toBe(
      'playing',
    );
  });
});

it('a problem reported by the game goes with its next round', () => {
  const reported = { type: 'problem-reported', text: 'Too little' } as const;
  const playing = [started, { type: 'ready', now }, { type: 'round-begun' }, reported] as const;
  expect(after(...playing, { type: 'round-ended' }).problem).toBe('Too little');
  expect(after(...playing, { type: 'round-ended' }, { type: 'round-begun' }).problem).toBeNull();
});

const anyEvent = fc.oneof(
  fc.constantFrom<PlayEvent>(
    started,
    { type: 'started', game: { ...game, place: 'window' } },
    settling,
    { type: 'refused', failure: { name: 'timeout' }, now },
    { type: 'time-up' },
    { type: 'round-begun' },
    { type: 'round-ended' },
    { type: 'problem-read' },
    { type: 'frame-blocked' },
    { type: 'moved-to-page' },
    { type: 'retried' },
    { type: 'left' },
  ),
  fc.nat().map((at): PlayEvent => ({ type: 'ready', now: at as EpochMs })),
  fc.string().map((text): PlayEvent => ({ type: 'problem-reported', text })),
);

describe('any sequence of events', () => {
  it('preserves the invariants of the state', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state = askedState;
        for (const event of events) {
          const before = state;
          state = nextPlay(before, event);
          const { phase } = state;
          // The game session never changes without a new request.
          const [was, is] = [gameOf(before), gameOf(state)];
          if (was !== null && is !== null) expect(is.sessionId).toBe(was.sessionId);
          // Only a retry leads out of the `left` phase.
          if (before.phase.name === 'left' && event.type !== 'retried') expect(state).toBe(before);
          // An open round or a problem requires a game.
          if (is === null) expect([state.isRoundOpen, state.problem]).toEqual([false, null]);
          // A phase that waits on the server or the game has a time limit.
          if (phase.name === 'opening' || phase.name === 'settling') {
            expect(timeLimit(state)).toBeGreaterThan(0);
          }
          expect(state.settlings).toBeLessThanOrEqual(SETTLING_STEPS.length);
          expect(state.opening).toBeGreaterThanOrEqual(before.opening);
        }
      }),
    );
  });
});
