import { epochMs } from '#shared/time/duration.ts';
import { stopOf } from '#shared/play/play-stop.ts';
import { START_CODES } from '#shared/play/start-failure.ts';
import type { LimitKind, LimitUse } from '#shared/protection/limit.ts';
import { NO_END } from '#shared/protection/pause.ts';
import { expect, it } from 'vitest';

const now = epochMs(1_800_000_000_000);
const later = epochMs(now + 1);
const nothing = { breakUntil: 0, excludeUntil: 0, limits: [] };
const use = (kind: LimitKind, used: number): LimitUse => ({
  kind,
  period: 'day',
  value: 100,
  pending: null,
  used,
  resetAt: later,
});

it('play stops for a break or exclusion, also in a demo, exactly until its end', () => {
  expect(stopOf(nothing, false, now)).toBeNull();
  for (const isDemo of [false, true]) {
    const onBreak = { ...nothing, breakUntil: later };
    expect(stopOf(onBreak, isDemo, now)).toMatchObject({ name: 'on-break', until: later });
    expect(stopOf(onBreak, isDemo, later)).toBeNull();
    const excluded = { ...onBreak, excludeUntil: later };
    expect(stopOf(excluded, isDemo, now)).toMatchObject({ name: 'self-excluded' });
    const endless = { ...nothing, excludeUntil: NO_END };
    expect(stopOf(endless, isDemo, now)).toEqual({ name: 'self-excluded', code: 1212 });
  }
});

it('play stops for a used-up limit, except in a demo', () => {
  const names = {
    session: 'session-limit',
    loss: 'spending-limit',
    bet: 'spending-limit',
  } as const;
  for (const kind of ['session', 'loss', 'bet'] as const) {
    const usedUp = { ...nothing, limits: [use(kind, 100)] };
    expect(stopOf(usedUp, false, now)).toMatchObject({ name: names[kind], until: later });
    expect(stopOf(usedUp, true, now)).toBeNull();
    expect(stopOf({ ...nothing, limits: [use(kind, 99)] }, false, now)).toBeNull();
  }
  expect(stopOf({ ...nothing, limits: [use('deposit', 100)] }, false, now)).toBeNull();
});

it('a stop has the code with which the server refuses the next game', () => {
  const stops = [
    stopOf({ ...nothing, breakUntil: later }, false, now),
    stopOf({ ...nothing, excludeUntil: later }, false, now),
    stopOf({ ...nothing, limits: [use('session', 100)] }, false, now),
    stopOf({ ...nothing, limits: [use('bet', 100)] }, false, now),
  ];
  for (const stop of stops) expect(START_CODES[stop?.code ?? 0]).toBe(stop?.name);
});
