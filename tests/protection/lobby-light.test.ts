import { readFileSync } from 'node:fs';
import { lobbyLight } from '#shared/protection/lobby-light.ts';
import type { LimitUse } from '#shared/protection/limit.ts';
import { epochMs } from '#shared/time/duration.ts';
import { describe, expect, it } from 'vitest';

const limit = (
  used: number,
  value: number | null = 1_000,
  kind: LimitUse['kind'] = 'loss',
): LimitUse => ({ kind, period: 'day', value, used, pending: null, resetAt: epochMs(0) });

describe('the light of the lobby', () => {
  it.each([
    [0, 'full'],
    [499, 'full'],
    [500, 'soft'],
    [799, 'soft'],
    [800, 'low'],
    [999, 'low'],
    [1_000, 'out'],
    [1_500, 'out'],
  ])('with %i of 1,000 used up is %s', (used, light) => {
    expect(lobbyLight([limit(used)])).toBe(light);
  });

  it.each(['deposit', 'loss', 'bet', 'session'] as const)('falls with a limit on %s', (kind) => {
    expect(lobbyLight([limit(850, 1_000, kind)])).toBe('low');
  });

  it('goes by the limit that is used up most', () => {
    expect(lobbyLight([limit(100), limit(600, 1_000, 'session'), limit(200)])).toBe('soft');
  });

  it('is full without limits, and with "no limit"', () => {
    expect(lobbyLight([])).toBe('full');
    expect(lobbyLight([limit(900, null)])).toBe('full');
  });

  it('is out at a limit that allows nothing', () => {
    expect(lobbyLight([limit(0, 0)])).toBe('out');
  });
});

describe('its style sheet', () => {
  const css = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

  it('has every step that is not full, each dimmer than the one before', () => {
    const steps = [
      ...css('theme/light.css').matchAll(/data-light='(\w+)'[^}]*brightness\(([\d.]+)\)/g),
    ];
    expect(steps.map(([, name]) => name)).toEqual(['soft', 'low', 'out']);
    const values = steps.map(([, , value]) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set([1, ...values]).size).toBe(4);
  });

  it('moves under no setting, and touches pictures alone', () => {
    const light = css('theme/light.css');
    expect(light).not.toMatch(/transition|animation|opacity|color:/);
  });
});
