import { describe, expect, it } from 'vitest';
import { mayTakeOver } from '#shared/worker/update-moment.ts';
import { judgeControl } from '#shared/worker/worker-control.ts';

describe('the kill switch', () => {
  const off = { isDisabled: true, isPresent: true };
  const on = { isDisabled: false, isPresent: true };
  const gone = { isDisabled: true, isPresent: false };
  const nothing = { isDisabled: false, isPresent: false };

  it.each([
    ['says so', { status: 200, body: { disable: true } }, off, off],
    ['says no', { status: 200, body: { disable: false } }, on, on],
    ['says nothing', { status: 200, body: {} }, on, on],
    ['says it in another way', { status: 200, body: { disable: 'true' } }, on, on],
    ['is missing', { status: 404, body: undefined }, nothing, gone],
    ['is gone', { status: 410, body: undefined }, nothing, gone],
    ['is in trouble', { status: 503, body: undefined }, nothing, nothing],
    ['is forbidden', { status: 403, body: undefined }, nothing, nothing],
    ['is a text', { status: 200, body: 'disable' }, nothing, nothing],
    ['is a list', { status: 200, body: [{ disable: true }] }, nothing, nothing],
    ['is no JSON', { status: 200, body: undefined }, nothing, nothing],
    ['is null', { status: 200, body: null }, nothing, nothing],
    ['does not answer', undefined, nothing, nothing],
  ])('with a file that %s', (_name, answer, atFirst, later) => {
    expect(judgeControl(answer, false)).toEqual(atFirst);
    expect(judgeControl(answer, true)).toEqual(later);
  });
});

describe('a waiting version', () => {
  it('takes over at any opportunity, and after "Later" only when the player returns', () => {
    expect(mayTakeOver('navigated', false)).toBe(true);
    expect(mayTakeOver('returned', false)).toBe(true);
    expect(mayTakeOver('navigated', true)).toBe(false);
    expect(mayTakeOver('returned', true)).toBe(true);
  });
});
