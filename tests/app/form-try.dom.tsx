import { useFormTry } from '#ui/form/use-form-try.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a form that is pressed at given times and counts its requests. */
function openForm(onDone?: () => void) {
  const { result, unmount } = renderHook(() => useFormTry(onDone));
  const send = vi.fn<() => Promise<string | null>>(async () => 'Refused');
  return {
    send,
    leave: unmount,
    form: () => result.current,
    press: (at: number) => act(async () => result.current.start(at, send)),
  };
}

describe('a form submission', () => {
  it('counts presses within 300 ms as one, also after a fast answer [validation.debounce]', async () => {
    const { press, send, form } = openForm();
    await press(1_000);
    expect(form()).toMatchObject({ status: 'idle', problem: 'Refused' });
    await press(1_299);
    expect(send).toHaveBeenCalledTimes(1);
    await press(1_300);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('ignores taps while it is running, however long that takes [validation.debounce]', async () => {
    const { press, send, form } = openForm();
    send.mockReturnValueOnce(new Promise(() => undefined));
    await press(1_000);
    expect(form().status).toBe('sending');
    await press(61_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves the form 500 ms after success, and ignores taps until then [flow.login.back] [flow.register.success]', async () => {
    const handleDone = vi.fn();
    const { press, send, form } = openForm(handleDone);
    send.mockResolvedValue(null);
    await press(1_000);
    expect(form().status).toBe('done');
    await press(1_400);
    expect(send).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(handleDone).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(handleDone).toHaveBeenCalledOnce();
  });

  it('does not navigate when the player has already left', async () => {
    const handleDone = vi.fn();
    const { press, send, leave } = openForm(handleDone);
    send.mockResolvedValue(null);
    await press(1_000);
    leave();
    await vi.advanceTimersByTimeAsync(500);
    expect(handleDone).not.toHaveBeenCalled();
  });
});
