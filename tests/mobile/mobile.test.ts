import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskMobile, readMobile } from '#shared/mobile/mobile.ts';

describe('a mobile number', () => {
  it.each([
    ['63', '9171234567', '9171234567'],
    ['63', '917 123 4567', '9171234567'],
    ['63', '917-123-4567', '9171234567'],
    ['63', '8171234567', null],
    ['63', '09171234567', null],
    ['63', '917123456', null],
    ['63', '91712345678', null],
    ['63', '', null],
    ['63', '917123456a', null],
    ['63', '+639171234567', null],
    ['66', '812345678', '812345678'],
    ['66', '0812345678', '812345678'],
    ['66', '612345678', '612345678'],
    ['66', '912345678', '912345678'],
    ['66', '712345678', null],
    ['66', '00812345678', null],
    ['66', '81234567', null],
    ['66', '8123456789', null],
    ['66', '๐๘๑๒๓๔๕๖๗๘', '812345678'],
    ['44', '07700900123', '7700900123'],
    ['44', '12345', null],
    ['44', '123456789012345', null],
  ])('of country %s typed "%s" is %s', (countryCode, typed, expected) => {
    expect(readMobile(typed, countryCode)).toBe(expected);
  });

  it('is unchanged by a second read', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('63', '66', '1'), (typed, countryCode) => {
        const read = readMobile(typed, countryCode);
        if (read === null) return;
        expect(read).toMatch(/^[1-9]\d{5,13}$/);
        expect(readMobile(read, countryCode)).toBe(read);
      }),
    );
  });
});

describe('a masked mobile number', () => {
  it.each([
    ['639171231234', '63', '09*****1234'],
    ['66812345678', '66', '08*****5678'],
    ['66661234567', '66', '06*****4567'],
    ['9171231234', '63', '09*****1234'],
    ['', '63', ''],
    [null, '63', ''],
  ])('%s of country %s is shown as "%s"', (mobile, countryCode, expected) => {
    expect(maskMobile(mobile, countryCode)).toBe(expected);
  });
});
