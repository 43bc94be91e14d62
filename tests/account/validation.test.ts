import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { isPassword, isUsername } from '#shared/account/validation.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const bounds: CredentialBounds = {
  usernameMin: 6,
  usernameMax: 16,
  passwordMin: 8,
  passwordMax: 32,
};

describe('a username', () => {
  test.each(['abcdef', 'ABCDEF', '123456', 'Maya2026', 'a'.repeat(16)])('%s is valid', (name) => {
    expect(isUsername(name, bounds)).toBe(true);
  });

  test.each([
    ['too short', 'abcde'],
    ['too long', 'a'.repeat(17)],
    ['empty', ''],
    ['a space', 'maya santos'],
    ['a space around', ' maya26 '],
    ['a sign', 'maya_26'],
    ['letters of another script', 'มายามายา'],
    ['accented letters', 'máyáma'],
    ['a line end', 'maya26\n'],
  ])('%s is invalid [validation.username]', (_name, value) => {
    expect(isUsername(value, bounds)).toBe(false);
  });

  test('follows the length limits that the server sends', () => {
    const served = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }))
      .map(([usernameMin, more]) => ({ ...bounds, usernameMin, usernameMax: usernameMin + more }));
    fc.assert(
      fc.property(served, fc.stringMatching(/^[A-Za-z0-9]{0,45}$/), (given, value) => {
        const fits = value.length >= given.usernameMin && value.length <= given.usernameMax;
        expect(isUsername(value, given)).toBe(fits);
      }),
    );
  });
});

describe('a password', () => {
  test.each(['12345678', 'with some spaces', 'ลับมากกกก', 'x'.repeat(32)])(
    '%s is valid',
    (value) => {
      expect(isPassword(value, bounds)).toBe(true);
    },
  );

  test.each(['', '1234567', 'x'.repeat(33)])('"%s" is invalid [validation.password]', (value) => {
    expect(isPassword(value, bounds)).toBe(false);
  });

  test('follows the length limits that the server sends', () => {
    expect(isPassword('1234', { ...bounds, passwordMin: 4 })).toBe(true);
    expect(isPassword('x'.repeat(33), { ...bounds, passwordMax: 33 })).toBe(true);
  });
});

test('a password may not contain characters that cannot be typed', () => {
  expect(isPassword('pass word', bounds)).toBe(true);
  expect(isPassword('pass\u0000word', bounds)).toBe(false);
  expect(isPassword('pass\uFFFDword', bounds)).toBe(false);
});
