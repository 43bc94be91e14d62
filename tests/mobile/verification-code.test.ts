import { epochMs, seconds } from '#shared/time/duration.ts';
import { readTypedMobile, writeMobile } from '#shared/mobile/mobile-entry.ts';
import {
  afterNoSending,
  afterRefusal,
  clockText,
  isOver,
  isUsable,
  readCode,
  secondsUntil,
  sentCode,
} from '#shared/mobile/verification-code.ts';
import { keepSentCode, readSentCode, dropSentCode } from '#state/session/verification.ts';
import { createFormRequestNumber } from '#state/money-call/form-request-number.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

const now = epochMs(1_700_000_000_000);
const later = (span: number) => epochMs(now + span * 1000);
const rules = { length: 6, tries: 5 };
const target = { mobile: '9171234567', account: '' };
const answer = { expireIn: seconds(300), resendIn: seconds(60), leftToday: 9 };
const sent = sentCode(target, answer, rules, now);
const refusal = (errcode: number, details = {}) => ({ errcode, details });

describe('a sent code', () => {
  test('is valid until it expires, and another can be requested earlier', () => {
    expect(sent).toEqual({
      ...target,
      expiresAt: later(300),
      resendAt: later(60),
      triesLeft: 5,
      leftToday: 9,
    });
    expect(isUsable(sent, later(299.999))).toBe(true);
    expect(isUsable(sent, later(300))).toBe(false);
    expect(secondsUntil(sent.resendAt, now)).toBe(60);
    expect(secondsUntil(sent.resendAt, later(59.001))).toBe(1);
    expect(secondsUntil(sent.resendAt, later(60))).toBe(0);
    expect(secondsUntil(sent.resendAt, later(9_999))).toBe(0);
  });

  test('is over when it has expired and the next can be requested', () => {
    expect(isOver(sent, later(299))).toBe(false);
    expect(isOver(sent, later(300))).toBe(true);
    expect(isOver({ ...sent, resendAt: later(900) }, later(301))).toBe(false);
  });

  test('ends at once when the server sends invalid times', () => {
    const odd = { expireIn: seconds(Number.NaN), resendIn: seconds(-5), leftToday: 0 };
    expect(sentCode(target, odd, rules, now)).toMatchObject({ expiresAt: now, resendAt: now });
  });

  test('loses a try with a wrong entry, as counted by the server or else by one', () => {
    expect(afterRefusal(sent, refusal(1201, { triesLeft: 2 }), now)?.triesLeft).toBe(2);
    expect(afterRefusal(sent, refusal(1201), now)?.triesLeft).toBe(4);
    expect(afterRefusal({ ...sent, triesLeft: 0 }, refusal(1201), now)?.triesLeft).toBe(0);
    expect(afterRefusal(sent, refusal(1201, { triesLeft: '2' }), now)?.triesLeft).toBe(4);
  });

  test('cannot be entered once it has expired or has no tries left', () => {
    for (const errcode of [1202, 1204]) {
      const after = afterRefusal(sent, refusal(errcode), later(10));
      expect(after && isUsable(after, later(10)), String(errcode)).toBe(false);
    }
  });

  test('is unaffected by other refusals', () => {
    expect(afterRefusal(sent, refusal(102), now)).toBeNull();
  });

  test('has its resend time updated by a refused request, where the server sends one', () => {
    const waits = afterNoSending(sent, { resendIn: 30, leftToday: 0 }, later(100));
    expect(waits).toMatchObject({ resendAt: later(130), leftToday: 0, expiresAt: sent.expiresAt });
    expect(afterNoSending(sent, { resendIn: 'soon' }, now)).toEqual(sent);
  });
});

describe('a reload', () => {
  afterEach(() => {
    dropSentCode(1);
    dropSentCode(2);
  });

  test('restores the pending code with the same times', () => {
    keepSentCode(1, sent);
    expect(readSentCode(1, later(30))).toEqual(sent);
    keepSentCode(1, { ...sent, leftToday: null, account: 'maya2026' });
    expect(readSentCode(1, later(30))).toEqual({ ...sent, leftToday: null, account: 'maya2026' });
  });

  test('restores no code of another purpose, nor an expired or removed one', () => {
    keepSentCode(1, sent);
    expect(readSentCode(2, now)).toBeNull();
    expect(readSentCode(1, later(300))).toBeNull();
    dropSentCode(1);
    expect(readSentCode(1, now)).toBeNull();
  });
});

describe('a typed verification code', () => {
  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['12', '12'],
    ['', ''],
    ['abc', ''],
    ['1234567', '123456'],
    ['Your Parola code is 123456. It counts for 5 minutes.', '123456'],
    ['Within 5 minutes: 123456', '123456'],
    ['G-123456', '123456'],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed, 6)).toBe(code);
  });

  test(
    'contains digits only and is never longer than a code, whatever is pasted',
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.stringMatching(/^[\d a-z]{0,14}$/)),
          fc.integer({ min: 1, max: 12 }),
          (typed, length) => {
            const code = readCode(typed, length);
            expect(code).toMatch(/^\d*$/);
            expect(code.length).toBeLessThanOrEqual(length);
            expect(readCode(code, length)).toBe(code);
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [245, '4:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [46_805, '13:00:05'],
])('%i seconds are shown as %s', (span, text) => {
  expect(clockText(seconds(span))).toBe(text);
});

describe('a typed mobile number', () => {
  test.each([
    ['63', '9171234567', '9171234567'],
    ['63', '09171234567', '9171234567'],
    ['63', '+63 917 123 4567', '9171234567'],
    ['63', '639171234567', '9171234567'],
    ['63', '+63 (0)917-123-4567', '9171234567'],
    ['63', '917.123.4567', '9171234567'],
    ['63', '8171234567', null],
    ['63', '917123456', null],
    ['63', '+66812345678', null],
    ['63', 'mobile', null],
    ['63', '', null],
    ['66', '0812345678', '812345678'],
    ['66', '812345678', '812345678'],
    ['66', '+66 81 234 5678', '812345678'],
    ['66', '66812345678', '812345678'],
    ['66', '668123456', '668123456'],
    ['66', '0712345678', null],
  ])('for +%s, %s is read as %s', (countryCode, typed, mobile) => {
    expect(readTypedMobile(typed, countryCode)).toBe(mobile);
  });

  test('is formatted in groups with the country code', () => {
    expect(writeMobile('9171234567', '63')).toBe('+63 917 123 4567');
    expect(writeMobile('812345678', '66')).toBe('+66 81 234 5678');
    expect(writeMobile('12345', '1')).toBe('+1 12345');
  });
});

describe('the request number of a form', () => {
  const counting = () => {
    const numbers = ['first', 'second', 'third'];
    return () => numbers.shift() ?? 'none';
  };

  test('is the same for every retry, and different for another code or mobile', () => {
    const { numberOf } = createFormRequestNumber(counting());
    expect(numberOf({ mobile: '9171234567', code: '111111' })).toBe('first');
    expect(numberOf({ mobile: '9171234567', code: '111111' })).toBe('first');
    expect(numberOf({ mobile: '9171234567', code: '222222' })).toBe('second');
    expect(numberOf({ mobile: '9181234567', code: '222222' })).toBe('third');
  });

  test('is different once the last request is answered', () => {
    const { numberOf, settle } = createFormRequestNumber(counting());
    expect(numberOf({ code: '111111' })).toBe('first');
    settle();
    expect(numberOf({ code: '111111' })).toBe('second');
  });

  test('is a UUIDv4, even where the browser has no randomUUID', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(newRequestNumber()).toMatch(uuid);
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    try {
      const made = Array.from({ length: 50 }, newRequestNumber);
      for (const number of made) expect(number).toMatch(uuid);
      expect(new Set(made).size).toBe(50);
    } finally {
      if (own === undefined) Reflect.deleteProperty(crypto, 'randomUUID');
      else Object.defineProperty(crypto, 'randomUUID', own);
    }
  });
});
