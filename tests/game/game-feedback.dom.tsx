/** What is heard and felt in a game, and how fast it is shown. */
import { celebrate, tick } from '#server/game/pages/feedback.ts';
import { pause, setTurbo } from '#server/game/pages/motion.ts';
import { setSound } from '#server/game/pages/sound.ts';
import { canVibrate, setVibration } from '#server/game/pages/vibration.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const vibrate = vi.fn();
let tones = 0;

function withPhone({ isTouched = true, vibrates = true } = {}) {
  vi.stubGlobal('navigator', {
    ...(vibrates && { vibrate }),
    userActivation: { hasBeenActive: isTouched },
  });
}

beforeEach(() => {
  tones = 0;
  vibrate.mockReset();
  const gain = {
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      createOscillator() {
        tones += 1;
        return {
          frequency: { value: 0 },
          connect: (next: unknown) => next,
          start: () => undefined,
          stop: () => undefined,
        };
      }
      createGain() {
        return { gain, connect: (next: unknown) => next };
      }
    },
  );
});
afterEach(() => {
  setSound(false);
  setVibration(true);
  setTurbo(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sound', () => {
  it('is off until the app turns it on', () => {
    withPhone();
    tick();
    celebrate(500, 100);
    expect(tones).toBe(0);
    setSound(true);
    tick();
    expect(tones).toBe(1);
  });

  it('is longer for a large win', () => {
    withPhone();
    setSound(true);
    celebrate(200, 100);
    const small = tones;
    celebrate(5_000, 100);
    expect(tones - small).toBeGreaterThan(small);
  });
});

describe('vibration', () => {
  it('is felt when something stops or wins, and not when it is turned off', () => {
    withPhone();
    tick();
    celebrate(200, 100);
    expect(vibrate).toHaveBeenCalledTimes(2);
    setVibration(false);
    tick();
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('waits for the player’s first touch, without which browsers refuse it', () => {
    withPhone({ isTouched: false });
    tick();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is not offered where the phone has none', () => {
    withPhone({ vibrates: false });
    expect(canVibrate()).toBe(false);
    expect(tick).not.toThrow();
  });
});

describe('faster rounds', () => {
  it('shorten what is shown', async () => {
    vi.useFakeTimers();
    const isOver = vi.fn();
    void pause(1_000).then(isOver);
    await vi.advanceTimersByTimeAsync(900);
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver).toHaveBeenCalledOnce();
    setTurbo(true);
    void pause(1_000).then(isOver);
    await vi.advanceTimersByTimeAsync(400);
    expect(isOver).toHaveBeenCalledTimes(2);
  });
});
