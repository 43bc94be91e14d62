/** The rules of account forms judge any typed or pasted input and never throw. */
import { buildOutUrl } from '#shared/install/out-url.ts';
import { readTouchpoint } from '#shared/marketing/touchpoint.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { maskMobile, readMobile } from '#shared/mobile/mobile.ts';
import { readTypedMobile, writeMobile } from '#shared/mobile/mobile-entry.ts';
import { fitsBounds, toRedeemCode } from '#shared/redeem-code/redeem-code.ts';
import {
  withoutFault,
  registrationFaults,
  trimRegistration,
  type RegistrationField,
} from '#shared/account/registration.ts';
import { returnPath } from '#shared/lobby/return-path.ts';
import { readCode } from '#shared/mobile/verification-code.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

// So many runs are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { numRuns: runsOf(10_000) };

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'a@b.c'.repeat(60),
  `${'a'.repeat(70_000)}@`,
  '@'.repeat(50_000),
  `a@${'b.'.repeat(30_000)}`,
  '\uD800',
  '\u202Egnp.exe',
  '\u0000\u0007',
  '👨‍👩‍👧‍👦'.repeat(10),
  'สวัสดี',
  '٠١٢٣٤٥٦٧٨٩',
  "' OR 1=1 --",
);
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.stringMatching(/^[\sA-Za-z0-9@.+()-]{0,24}$/) },
  { weight: 2, arbitrary: fc.emailAddress() },
  { weight: 2, arbitrary: hostile },
);
const size = fc.integer({ min: 0, max: 64 });
const bounds: fc.Arbitrary<CredentialBounds | null> = fc.option(
  fc.record({ usernameMin: size, usernameMax: size, passwordMin: size, passwordMax: size }),
);
const countryCode = fc.constantFrom('63', '66', '1', '');

describe('10,000 form entries', () => {
  it('of a registration are validated, field by field', () => {
    const entry = fc.record({ account: typed, password: typed, confirmation: typed, email: typed });
    fc.assert(
      fc.property(entry, bounds, (given, limits) => {
        const registration = trimRegistration(given);
        const faults = registrationFaults(registration, limits);
        const fine = (field: RegistrationField) => faults[field] === undefined;
        if (fine('account') && limits) expect(registration.account).toMatch(/^[A-Za-z0-9]+$/);
        if (fine('confirmation')) expect(registration.confirmation).toBe(registration.password);
        if (fine('email')) expect(registration.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
        for (const field of ['account', 'password', 'confirmation', 'email'] as const) {
          expect(withoutFault(faults, field)).not.toHaveProperty(field);
        }
      }),
      RUNS,
    );
  });

  it('of a mobile become a number of the country or null', () => {
    fc.assert(
      fc.property(typed, countryCode, (text, code) => {
        const mobile = readTypedMobile(text, code);
        if (mobile !== null) {
          expect(mobile).toMatch(/^\d{6,14}$/);
          expect(readMobile(mobile, code)).toBe(mobile);
          expect(writeMobile(mobile, code).replaceAll(/\D/g, '')).toBe(code + mobile);
        }
        // The shown text is never longer than a mask.
        expect(maskMobile(text, code).length).toBeLessThanOrEqual(11);
      }),
      RUNS,
    );
  });

  it('of a code become at most its digits', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 8 }), (text, length) => {
        expect(readCode(text, length)).toMatch(new RegExp(`^\\d{0,${length}}$`));
      }),
      RUNS,
    );
  });

  it('of a redemption code are normalised, or rejected', () => {
    fc.assert(
      fc.property(typed, size, size, (text, min, max) => {
        const code = toRedeemCode(text);
        expect(toRedeemCode(code)).toBe(code);
        if (fitsBounds(code, { min, max })) expect(code.length).toBeLessThanOrEqual(max);
      }),
      RUNS,
    );
  });
});

describe('10,000 addresses', () => {
  const part = fc.oneof(typed, fc.webUrl(), fc.webPath(), hostile);

  it('never lead outside the app', () => {
    fc.assert(
      fc.property(fc.oneof(part, fc.anything()), (back) => {
        const path = returnPath(back);
        expect(new URL(path, 'https://lobby.test').origin).toBe('https://lobby.test');
      }),
      RUNS,
    );
  });

  it('have their campaign in an outUrl that can be parsed', () => {
    const names = fc.constantFrom(
      'outValue',
      'pid',
      'aid',
      'utm_source',
      'token',
      'share_referrer',
    );
    const query = fc
      .array(fc.tuple(names, part), { maxLength: 8 })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);
    fc.assert(
      fc.property(query, part, part, (given, referrer, agent) => {
        const touch = readTouchpoint({ query: given, path: '/', referrer }, [], 0);
        const outUrl = buildOutUrl(touch, { origin: 'https://lobby.test', userAgent: agent });
        const fields = new URLSearchParams(outUrl);
        expect(fields.has('outValue')).toBe(true);
        expect(fields.has('token')).toBe(false);
        expect(outUrl).toMatch(/^[\w%&=.!~*'()-]*$/);
        expect(outUrl.length).toBeLessThanOrEqual(4096);
      }),
      RUNS,
    );
  });
});
