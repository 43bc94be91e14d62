import { epochMs, milliseconds } from '#shared/time/duration.ts';
import { afterSheet, acceptDeposit, type DepositRequests } from '#shared/play/deposit-requests.ts';
import { formatElapsed } from '#shared/play/elapsed-time.ts';
import { frameRules, senderOf, targetOf } from '#shared/play/frame-trust.ts';
import { dueSessions, withoutSession, withSession } from '#shared/play/stored-sessions.ts';
import { MOST_MESSAGES, spend, type MessageBudget } from '#shared/play/message-budget.ts';
import { failureOfCode, NEXT_STEPS, START_CODES } from '#shared/play/start-failure.ts';
import { errorCatalogue } from '#i18n/error-catalogue.ts';
import { START_CODES as SCENARIO_CODES } from '#server/demo/scenarios/game-scenarios.ts';
import { awaitCoins } from '#state/play/play-settling.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('start failures', () => {
  it('each code of the catalogue and the scenarios has a name and a next step', () => {
    const codes = [
      ...Object.keys(errorCatalogue['start-game'].codes).map(Number),
      ...SCENARIO_CODES,
    ];
    for (const code of codes) {
      const { name } = failureOfCode(code, undefined);
      expect(name, String(code)).not.toBe('refused');
      expect(NEXT_STEPS[name].length).toBeGreaterThan(0);
    }
  });

  it('each failure has distinct next steps, and back is among them', () => {
    for (const steps of Object.values(NEXT_STEPS)) {
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps).toContain('back');
    }
    for (const name of Object.values(START_CODES)) expect(NEXT_STEPS).toHaveProperty(name);
  });

  it('an unknown player is offered customer service, not a retry', () => {
    expect(NEXT_STEPS[failureOfCode(1091, null).name]).toEqual(['support', 'back']);
    expect(NEXT_STEPS[failureOfCode(1281, null).name]).toEqual(['back']);
  });

  it('the end time is read only when it is valid', () => {
    expect(failureOfCode(1281, 1_700_000_000_000)).toEqual({
      name: 'maintenance',
      code: 1281,
      until: 1_700_000_000_000,
    });
    for (const until of [undefined, null, 'soon', 0, -1, Infinity, NaN, 9e15, {}]) {
      expect(failureOfCode(1281, until)).toEqual({ name: 'maintenance', code: 1281 });
    }
    expect(failureOfCode(99, 5)).toMatchObject({ name: 'refused', code: 99 });
    expect(failureOfCode(Number('constructor'), 5).name).toBe('refused');
  });
});

describe('elapsed time', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [59_999, '0:00:59'],
    [60_000, '0:01:00'],
    [3_599_999, '0:59:59'],
    [3_600_000, '1:00:00'],
    [90_061_000, '25:01:01'],
    [-5_000, '0:00:00'],
    [Number.NaN, '0:00:00'],
  ])('%d ms is %s', (span, text) => {
    expect(formatElapsed(milliseconds(span))).toBe(text);
  });

  it('parses back to the same number of seconds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (total) => {
        const [hours = 0, minutes = 0, seconds = 0] = formatElapsed(milliseconds(total * 1_000))
          .split(':')
          .map(Number);
        expect(hours * 3_600 + minutes * 60 + seconds).toBe(total);
        expect(Math.max(minutes, seconds)).toBeLessThan(60);
      }),
    );
  });
});

describe('a game frame', () => {
  const app = 'https://lobby.test';
  it('with the app’s own origin gets an opaque origin', () => {
    const rules = frameRules(app, app);
    expect(rules.sandbox.split(' ')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups']);
    expect([senderOf(app, rules), targetOf(app, rules)]).toEqual(['null', '*']);
  });

  it('with another origin preserves it, and exchanges messages with that origin only', () => {
    const rules = frameRules('https://games.test', app);
    expect(rules.sandbox).toContain('allow-same-origin');
    expect(rules.sandbox).not.toMatch(/top-navigation|escape/);
    const allowed = 'https://games.test';
    expect([senderOf(allowed, rules), targetOf(allowed, rules)]).toEqual([allowed, allowed]);
  });
});

describe('the message budget', () => {
  it('limits the messages per second, however they arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 400 }), (gaps) => {
        let budget: MessageBudget | null = null;
        let at = 1_000;
        const heard: number[] = [];
        for (const gap of gaps) {
          at += gap;
          const spent = spend(budget, epochMs(at));
          budget = spent.budget;
          if (!spent.isOver) heard.push(at);
        }
        for (const from of heard) {
          const within = heard.filter((one) => one >= from && one < from + 1_000);
          // One second may overlap two windows.
          expect(within.length).toBeLessThanOrEqual(2 * MOST_MESSAGES);
        }
        if (gaps.length <= MOST_MESSAGES) expect(heard).toHaveLength(gaps.length);
      }),
    );
  });

  it('restarts when the clock was set back', () => {
    const spent = spend({ since: epochMs(5_000), heard: MOST_MESSAGES }, epochMs(10));
    expect(spent.isOver).toBe(false);
  });
});

describe('stored sessions', () => {
  const session = (sessionId: string, playerId = 1, openedAt = 1_000) => ({
    sessionId,
    playerId,
    openedAt: epochMs(openedAt),
  });

  it('belong to one player, are listed once, and expire', () => {
    const kept = withSession(withSession([session('a')], session('b', 2)), session('a'));
    expect(kept.map(({ sessionId }) => sessionId)).toEqual(['b', 'a']);
    expect(dueSessions(kept, 1, epochMs(2_000))).toEqual([session('a')]);
    expect(dueSessions(kept, 3, epochMs(2_000))).toEqual([]);
    expect(dueSessions(kept, 1, epochMs(1_000 + 24 * 3_600_000))).toEqual([]);
    expect(dueSessions([session('a', 1, 90_000_000)], 1, epochMs(1_000))).toEqual([]);
    expect(withoutSession(kept, 'a')).toEqual([session('b', 2)]);
  });

  it('are limited to twenty', () => {
    const many = Array.from({ length: 50 }, (_, at) => session(`s${at}`));
    const kept = many.reduce<ReturnType<typeof withSession>>(withSession, []);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)?.sessionId).toBe('s49');
  });
});

describe('pending coins', () => {
  const asked = async (moveAt: number) => {
    const waits: number[] = [];
    await awaitCoins({
      wait: async (step) => waits.push(step),
      haveMoved: async () => waits.length === moveAt,
    });
    return waits;
  };

  it('are checked after 1, 2, 4 and 8 seconds, and no longer once they have moved', async () => {
    expect(await asked(99)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(await asked(4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(await asked(2)).toEqual([1_000, 2_000]);
  });
});

describe('a game that requests the deposit sheet', () => {
  /** Returns the requests accepted at these times; the player closes the sheet at once each time. */
  const accepted = (moments: readonly number[], isReachable = true): readonly number[] => {
    let requests: DepositRequests | null = null;
    return moments.filter((at) => {
      const next = acceptDeposit(requests, epochMs(1_000_000 + at), isReachable);
      requests = next.isAccepted
        ? afterSheet(next.requests, epochMs(1_000_000 + at))
        : next.requests;
      return next.isAccepted;
    });
  };
  const every = (ms: number, times: number) => Array.from({ length: times }, (_, at) => at * ms);

  it('is accepted at once, and again after a short pause', () => {
    expect(accepted([0, 1_999])).toEqual([0]);
    expect(accepted([0, 2_000])).toEqual([0, 2_000]);
    // Requests five minutes apart are all accepted.
    expect(accepted(every(300_000, 20))).toHaveLength(20);
  });

  it('is accepted only a few times when it repeats its request, at any rate', () => {
    expect(accepted(every(16, 10_000))).toEqual([0]);
    expect(accepted(every(1_999, 1_000))).toEqual([0]);
    expect(accepted(every(2_000, 1_000))).toEqual([0, 2_000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59_999 }), (gap) => {
        expect(accepted(every(gap, 200)).length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('is not accepted while the game is covered, and such a request counts as well', () => {
    expect(accepted(every(5_000, 100), false)).toEqual([]);
    const covered = acceptDeposit(null, epochMs(0), false).requests;
    expect(acceptDeposit(covered, epochMs(500), true).isAccepted).toBe(false);
  });

  it('has its pause counted from the closing of the sheet, and restarted by a clock set back', () => {
    const { requests } = acceptDeposit(null, epochMs(0), true);
    const closed = afterSheet(requests, epochMs(30_000));
    expect(acceptDeposit(closed, epochMs(31_000), true).isAccepted).toBe(false);
    expect(acceptDeposit(closed, epochMs(32_000), true).isAccepted).toBe(true);
    const early = acceptDeposit(closed, epochMs(10), true);
    expect(early.isAccepted).toBe(false);
    expect(acceptDeposit(early.requests, epochMs(5_000), true).isAccepted).toBe(true);
    expect(afterSheet(null, epochMs(1))).toBeNull();
  });
});
