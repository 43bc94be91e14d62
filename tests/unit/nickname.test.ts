import { nicknameFault, NICKNAME_MAX, tidyNickname } from '#domain/nickname.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const faultOf = (typed: string) => nicknameFault(tidyNickname(typed));

describe('a nickname', () => {
  it.each([
    'Ana',
    'Juan dela Cruz',
    "O'Neil",
    'Ñora_88',
    'juan.cruz',
    'สมหญิง ใจดี',
    'J.R.',
    '王小明',
  ])('may be %s', (name) => expect(faultOf(name)).toBeNull());

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['x', 'length'],
    ['x'.repeat(NICKNAME_MAX + 1), 'length'],
    ['...', 'characters'],
    ['me@mail.ph', 'characters'],
    ['<script>', 'characters'],
    ['a\u202Eb', 'characters'],
    ['a\u200Bb', 'characters'],
    ['09171234567', 'contact'],
    ['๐๘๑๒๓๔๕๖๗', 'contact'],
    ['big.win', 'contact'],
    ['www.spin', 'contact'],
    ['P a r o l a', 'reserved'],
    ['Ａｄｍｉｎ', 'reserved'],
    ['ทีมงาน Parola', 'reserved'],
  ])('is rejected as %j: %s', (typed, fault) => expect(faultOf(typed)).toBe(fault));

  it('has its spaces normalised, and is unchanged by a second pass', () => {
    expect(tidyNickname('  Night \n  Heron ')).toBe('Night Heron');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const tidy = tidyNickname(typed);
        expect(tidyNickname(tidy)).toBe(tidy);
      }),
    );
  });

  it('contains no invisible characters or line breaks when it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const name = tidyNickname(typed);
        if (nicknameFault(name) !== null) return;
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@/]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
