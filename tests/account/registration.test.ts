import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { isEmail } from '#shared/account/validation.ts';
import {
  withoutFault,
  newPasswordFaults,
  registrationFaults,
  trimRegistration,
  type Registration,
} from '#shared/account/registration.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const bounds: CredentialBounds = {
  usernameMin: 6,
  usernameMax: 16,
  passwordMin: 8,
  passwordMax: 32,
};

const good: Registration = {
  account: 'maya2026',
  password: 'lantern2026',
  confirmation: 'lantern2026',
  email: 'maya@example.com',
};

describe('an email address', () => {
  test.each([
    'a@b.co',
    'maya.santos+parola@mail.example.ph',
    'ม@ต.ไทย',
    `${'a'.repeat(240)}@ab.example`,
  ])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no sign', 'maya.example.com'],
    ['two signs', 'maya@home@example.com'],
    ['no name', '@example.com'],
    ['no domain', 'maya@'],
    ['no dot', 'maya@example'],
    ['a dot at the end', 'maya@example.'],
    ['two dots', 'maya@example..com'],
    ['a space', 'ma ya@example.com'],
    ['a space around', ' maya@example.com'],
    ['a line end', 'maya@example.com\n'],
    ['too long', `${'a'.repeat(250)}@b.co`],
  ])('%s is invalid [validation.email]', (_name, text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('a registration', () => {
  test('has no faults when every rule is met', () => {
    expect(registrationFaults(good, bounds)).toEqual({});
  });

  test('has account and email trimmed, but not the passwords [validation.trimmed]', () => {
    const typed = {
      account: ' maya2026 ',
      email: '\tmaya@example.com ',
      password: ' a ',
      confirmation: ' a ',
    };
    expect(trimRegistration(typed)).toEqual({
      account: 'maya2026',
      email: 'maya@example.com',
      password: ' a ',
      confirmation: ' a ',
    });
  });

  test('reports every empty field as missing, in the order of the form [validation.email]', () => {
    const nothing = { account: '', password: '', confirmation: '', email: '' };
    const faults = registrationFaults(nothing, bounds);
    expect(Object.entries(faults)).toEqual([
      ['account', 'missing'],
      ['password', 'missing'],
      ['confirmation', 'missing'],
      ['email', 'missing'],
    ]);
  });

  test.each<[string, Partial<Registration>, object]>([
    ['short account', { account: 'maya2' }, { account: 'invalid' }],
    ['long account', { account: 'm'.repeat(17) }, { account: 'invalid' }],
    ['account with a sign', { account: 'maya_2026' }, { account: 'invalid' }],
    ['short password', { password: 'lantern', confirmation: 'lantern' }, { password: 'invalid' }],
    ['another repetition', { confirmation: 'lantern2027' }, { confirmation: 'invalid' }],
    ['repetition with a space', { confirmation: 'lantern2026 ' }, { confirmation: 'invalid' }],
    ['no repetition', { confirmation: '' }, { confirmation: 'missing' }],
    ['half an email', { email: 'maya@' }, { email: 'invalid' }],
  ])('with %s [validation.username] [validation.confirmation]', (_name, change, faults) => {
    expect(registrationFaults({ ...good, ...change }, bounds)).toEqual(faults);
  });

  test('only checks for empty fields before the server has sent the limits', () => {
    const loose = { ...good, account: 'm', password: 'l', confirmation: 'l' };
    expect(registrationFaults(loose, null)).toEqual({});
    expect(registrationFaults({ ...loose, account: '', password: '' }, null)).toMatchObject({
      account: 'missing',
      password: 'missing',
    });
  });

  test(
    'is validated without throwing, and accepted only when every rule is met',
    { timeout: 30_000 },
    () => {
      const nasty = fc.constantFrom(
        '',
        ' ',
        'maya2026',
        '<b>maya</b>',
        'มายา2026',
        '\u0000',
        'm'.repeat(5000),
      );
      const password = fc.constantFrom(
        'lantern2026',
        'short',
        '        ',
        'l'.repeat(32),
        'l'.repeat(33),
      );
      const text = fc.oneof(nasty, fc.string({ maxLength: 20 }));
      const anything = fc.record({
        account: fc.oneof(text, fc.stringMatching(/^ ?[a-zA-Z0-9]{4,18} ?$/)),
        password: fc.oneof(password, text),
        confirmation: fc.oneof(password, text),
        email: fc.oneof(text, fc.constantFrom('maya@example.com', ' a@b.co ', 'a@b', 'a b@c.de')),
      });
      let sent = 0;
      fc.assert(
        fc.property(anything, (typed) => {
          const trimmed = trimRegistration(typed);
          if (Object.keys(registrationFaults(trimmed, bounds)).length > 0) return;
          sent += 1;
          expect(trimmed.account).toMatch(/^[A-Za-z0-9]{6,16}$/);
          expect(trimmed.password.length).toBeGreaterThanOrEqual(8);
          expect(trimmed.password).toBe(trimmed.confirmation);
          expect(trimmed.email).toMatch(/^\S+@\S+\.\S+$/);
        }),
        { numRuns: runsOf(10_000) },
      );
      expect(sent).toBeGreaterThan(0);
    },
  );
});

describe('editing a field', () => {
  const said = registrationFaults({ ...good, account: '', confirmation: 'other' }, bounds);

  test('clears the fault of that field only', () => {
    expect(withoutFault(said, 'account')).toEqual({ confirmation: 'invalid' });
    expect(withoutFault(said, 'email')).toEqual(said);
  });

  test('clears a mismatched confirmation with the password, but not a missing one', () => {
    expect(withoutFault(said, 'password')).toEqual({ account: 'missing' });
    const missing = newPasswordFaults({ password: 'short', confirmation: '' }, bounds);
    expect(withoutFault(missing, 'password')).toEqual({ confirmation: 'missing' });
  });
});
