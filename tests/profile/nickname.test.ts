import { nicknameFault, NICKNAME_MAX } from '#shared/profile/nickname.ts';
import { tidyText } from '#shared/text/text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const faultOf = (typed: string) => nicknameFault(tidyText(typed));

describe('a nickname', () => {
  it.each([
    'Ana',
    'Juan dela Cruz',
    "O'Neil",
    'Ñora_88',
    'juan.cruz',
    'สมหญิง ใจดี',
    'ที่ปิ่นสิทธิ์',
    'น้ำ'.repeat(24),
    'Nguyễn',
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
    [`ก${'่'.repeat(23)}`, 'characters'],
    [`a${'\u0301\u0302\u0303'.repeat(8)}`, 'characters'],
    ['ก่', 'length'],
    ['น้ำ'.repeat(25), 'length'],
    ['09171234567', 'contact'],
    ['๐๘๑๒๓๔๕๖๗', 'contact'],
    ['big.win', 'contact'],
    ['www.spin', 'contact'],
    ['P a r o l a', 'reserved'],
    ['Ａｄｍｉｎ', 'reserved'],
    ['ทีมงาน Parola', 'reserved'],
  ])('is rejected as %j: %s', (typed, fault) => expect(faultOf(typed)).toBe(fault));

  it('keeps Thai letters in their order, and loses what nobody sees', () => {
    expect(tidyText('น้ำหวาน')).toBe('น้ำหวาน');
    expect(tidyText('นำ้หวาน')).toBe('น้ำหวาน');
    expect(tidyText('a\u202Eb\u200B c')).toBe('ab c');
  });

  it('has its spaces normalised, and is unchanged by a second pass', () => {
    expect(tidyText('  Night \n  Heron ')).toBe('Night Heron');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const tidy = tidyText(typed);
        expect(tidyText(tidy)).toBe(tidy);
      }),
    );
  });

  it('contains no invisible characters or line breaks when it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const name = tidyText(typed);
        if (nicknameFault(name) !== null) return;
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@/]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
