import { milliseconds } from '#shared/time/duration.ts';
import { fitsBounds, toRedeemCode } from '#shared/redeem-code/redeem-code.ts';
import { createSubmitGate } from '#shared/form/submit-gate.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const BOUNDS = { min: 6, max: 8 };

describe('a redemption code to send', () => {
  it('is trimmed and in capitals', () => {
    expect(toRedeemCode('  lantern1\n')).toBe('LANTERN1');
  });

  it('is unchanged by a second normalisation', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = toRedeemCode(typed);
        expect(toRedeemCode(code)).toBe(code);
      }),
    );
  });

  it.each([
    ['ABCDE', false],
    ['ABCDEF', true],
    ['ABCDEFGH', true],
    ['ABCDEFGHI', false],
  ])('%s fits 6 to 8: %s', (code, fits) => {
    expect(fitsBounds(code, BOUNDS)).toBe(fits);
  });

  it('is never empty, whatever the server allows', () => {
    expect(fitsBounds('', { min: 0, max: 8 })).toBe(false);
  });
});

describe('the request number', () => {
  const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is a UUIDv4, different each time', () => {
    const made = Array.from({ length: 200 }, () => newRequestNumber());
    for (const number of made) expect(number).toMatch(UUID_V4);
    expect(new Set(made).size).toBe(200);
  });

  it('is a UUIDv4 from any bytes where the browser has no randomUUID', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const made = newRequestNumber({
          getRandomValues: (room) => {
            room.set(bytes);
            return room;
          },
        });
        expect(made).toMatch(UUID_V4);
      }),
    );
  });
});

describe('the submit gate of a form (spec §5: 300 ms debounce, and a lock)', () => {
  const DEBOUNCE = milliseconds(300);

  it('rejects a press while a call is in progress', () => {
    const gate = createSubmitGate(DEBOUNCE);
    expect(gate.enter(0)).toBe(true);
    expect(gate.enter(10_000)).toBe(false);
    gate.leave();
    expect(gate.enter(10_001)).toBe(true);
  });

  it('counts presses within 300 ms as one, even after a fast answer', () => {
    const gate = createSubmitGate(DEBOUNCE);
    gate.enter(1_000);
    gate.leave();
    expect(gate.enter(1_299)).toBe(false);
    expect(gate.enter(1_300)).toBe(true);
  });

  it('never allows two calls at once, in any order of presses and answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(400))), (events) => {
        const gate = createSubmitGate(DEBOUNCE);
        let [now, isUnderWay, enteredAt] = [0, false, -1_000];
        for (const [isPress, passed] of events) {
          now += passed;
          if (!isPress) {
            gate.leave();
            isUnderWay = false;
          } else if (gate.enter(now)) {
            expect(isUnderWay).toBe(false);
            expect(now - enteredAt).toBeGreaterThanOrEqual(300);
            [isUnderWay, enteredAt] = [true, now];
          }
        }
      }),
    );
  });
});
