import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK_AFTER_MS,
  BACK_FOR_MS,
  beginWatch,
  connectionChanged,
  nextNotice,
  OFFLINE_AFTER_MS,
  settleNotice,
  type ConnectionWatch,
} from '#shared/offline/connection-notice.ts';
import { epochMs } from '#shared/time/duration.ts';

/** Lets `span` ms pass and re-evaluates whenever the rule asks for it, as the screen does. */
function pass(watch: ConnectionWatch, from: number, span: number): ConnectionWatch {
  const next = nextNotice(watch);
  const wakeAt = next === null ? Infinity : watch.since + next.after;
  if (wakeAt > from + span) return watch;
  return pass(settleNotice(watch, epochMs(wakeAt)), wakeAt, from + span - wakeAt);
}

/** Plays network changes, each followed by a wait. @returns the notices shown, in order */
function shown(isConnected: boolean, story: readonly (readonly [boolean, number])[]) {
  let now = 1_000_000;
  let watch = beginWatch(isConnected, epochMs(now));
  const seen = [watch.shown];
  for (const [comes, wait] of story) {
    watch = connectionChanged(watch, comes, epochMs(now));
    // Small steps, so that no short-lived notice is missed.
    for (let step = 0; step < wait; step += 100) {
      watch = pass(watch, now, 100);
      now += 100;
      if (watch.shown !== seen.at(-1)) seen.push(watch.shown);
    }
  }
  return seen;
}

describe('the connection notice', () => {
  it('shows offline at once on a page that opens offline', () => {
    expect(beginWatch(false, epochMs(0)).shown).toBe('offline');
    expect(beginWatch(true, epochMs(0)).shown).toBe('none');
  });

  it('shows offline, then back, then nothing', () => {
    const story = [
      [false, OFFLINE_AFTER_MS],
      [true, BACK_AFTER_MS + BACK_FOR_MS],
    ] as const;
    expect(shown(true, story)).toEqual(['none', 'offline', 'back', 'none']);
  });

  it('appears and disappears at its stated delays, to the millisecond', () => {
    const lost = connectionChanged(beginWatch(true, epochMs(0)), false, epochMs(500));
    expect(settleNotice(lost, epochMs(500 + OFFLINE_AFTER_MS - 1)).shown).toBe('none');
    expect(settleNotice(lost, epochMs(500 + OFFLINE_AFTER_MS)).shown).toBe('offline');
    const found = connectionChanged(beginWatch(false, epochMs(0)), true, epochMs(500));
    expect(settleNotice(found, epochMs(500 + BACK_AFTER_MS - 1)).shown).toBe('offline');
    const back = settleNotice(found, epochMs(500 + BACK_AFTER_MS));
    expect(back.shown).toBe('back');
    const until = back.since + BACK_FOR_MS;
    expect(settleNotice(back, epochMs(until - 1)).shown).toBe('back');
    expect(settleNotice(back, epochMs(until)).shown).toBe('none');
    expect(nextNotice(settleNotice(back, epochMs(until)))).toBeNull();
  });

  it('ignores a brief loss of the network', () => {
    expect(
      shown(true, [
        [false, 500],
        [true, 10_000],
      ]),
    ).toEqual(['none']);
  });

  it('does not show back for a brief reconnection', () => {
    expect(
      shown(false, [
        [true, 500],
        [false, 10_000],
      ]),
    ).toEqual(['offline']);
  });

  it('changes from back to offline when the network is lost again', () => {
    expect(
      shown(false, [
        [true, 2_000],
        [false, 5_000],
      ]),
    ).toEqual(['offline', 'back', 'offline']);
  });

  it('ignores a repeated network state', () => {
    const watch = beginWatch(true, epochMs(5));
    expect(connectionChanged(watch, true, epochMs(900))).toBe(watch);
  });

  it('appears at once when the clock was set back', () => {
    const lost = connectionChanged(beginWatch(true, epochMs(9_000)), false, epochMs(9_000));
    expect(settleNotice(lost, epochMs(10)).shown).toBe('offline');
  });

  it('never flickers: toggles faster than a second change nothing', () => {
    const quick = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(quick, fc.boolean(), (toggles, isConnected) => {
        const steady = toggles.map(([, tenths], index) => [index % 2 === 0, tenths * 100] as const);
        expect(shown(isConnected, steady).slice(0, -1)).not.toContain('back');
        expect(new Set(shown(isConnected, steady)).size).toBe(1);
      }),
    );
  });
});
