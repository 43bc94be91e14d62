import { appConfig } from '#shared/lobby/contract.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInSlices } from '#api/core/read-in-slices.ts';

const answerOf = (count: number, broken: readonly number[] = []) => ({
  ...appConfigAnswer(),
  appGameList: Array.from({ length: count }, (_, index) =>
    broken.includes(index) ? { ...wireGame(), id: 'none' } : { ...wireGame(), id: index + 1 },
  ),
});

describe('an answer read in slices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('equals an answer read at once, without its invalid items', async () => {
    const answer = answerOf(950, [0, 199, 200, 949]);
    const reading = readInSlices(appConfig, answer);
    await vi.runAllTimersAsync();
    const read = await reading;
    expect(read).toEqual(readTolerantly(appConfig, answer));
    expect((read.output as { appGameList: unknown[] }).appGameList).toHaveLength(946);
  });

  it('yields to the page between slices of a long list', async () => {
    const ended = vi.fn<() => void>();
    const reading = (async () => {
      await readInSlices(appConfig, answerOf(5_000));
      ended();
    })();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    await reading;
    expect(ended).toHaveBeenCalledOnce();
  });

  it('does not wait for a short list or an invalid answer', async () => {
    expect(await readInSlices(appConfig, answerOf(60))).toEqual(
      readTolerantly(appConfig, answerOf(60)),
    );
    expect((await readInSlices(appConfig, null)).success).toBe(false);
  });

  it('is rejected when a field beside the list is invalid', async () => {
    const broken = { ...answerOf(950), gameListVersion: null };
    expect((await readInSlices(appConfig, broken)).success).toBe(false);
  });
});
