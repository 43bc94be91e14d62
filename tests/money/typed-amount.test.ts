/** The one parser of typed amounts, over the formats of both markets. */
import { formatMoney, minorUnits, type Currency, type MinorUnits } from '#shared/money/money.ts';
import { parseAmount, parseAmountWithin, writeAmount } from '#shared/money/typed-amount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const currencies = fc.constantFrom<Currency>('PHP', 'THB');
const amounts = fc.integer({ min: 0, max: 10 ** 13 }).map(minorUnits);
const fine = (amount: number) => ({ status: 'fine', amount });

const LANGUAGES = { PHP: 'en-PH', THB: 'th-TH' } as const;
const MARKS = { PHP: ['₱', 'PHP', 'php', 'P'], THB: ['฿', 'THB', 'thb', 'บาท'] } as const;
const SPACES = ['', ' ', '\u00A0', '\u202F', '\u2009', '\u3000'] as const;
const NUMBERING = ['latn', 'thai', 'fullwide'] as const;

/** As the platform's own number formats write it, in a numbering system, with two decimals. */
const localised = (amount: MinorUnits, currency: Currency, numbering: string): string =>
  new Intl.NumberFormat(`${LANGUAGES[currency]}-u-nu-${numbering}`, {
    minimumFractionDigits: 2,
  }).format(amount / 100);

describe('an amount', () => {
  it('is read as it was written by the formats of both markets, in ASCII, Thai and full-width digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }).map(minorUnits),
        currencies,
        fc.constantFrom(...NUMBERING),
        (amount, currency, numbering) => {
          const text = localised(amount, currency, numbering);
          expect(parseAmount(text, currency)).toEqual(fine(amount));
        },
      ),
      { numRuns: 300, seed: 56 },
    );
  });

  it('is read with a currency mark and spaces before or after it, as pasted', () => {
    fc.assert(
      fc.property(
        amounts,
        currencies,
        fc.nat(3),
        fc.constantFrom(...SPACES),
        fc.boolean(),
        fc.constantFrom('', '\u200B', '\u200E', '\uFEFF', '\t', '\n'),
        (amount, currency, which, space, isBefore, around) => {
          const mark = MARKS[currency][which] ?? '';
          const number = formatMoney(amount, currency).slice(1);
          const text = isBefore ? `${mark}${space}${number}` : `${number}${space}${mark}`;
          expect(parseAmount(`${around}${text}${around}`, currency)).toEqual(fine(amount));
          expect(parseAmount(formatMoney(amount, currency), currency)).toEqual(fine(amount));
        },
      ),
      { numRuns: 300, seed: 56 },
    );
  });

  it('is read back exactly as it was written, to the hundredth', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(parseAmount(writeAmount(amount), currency)).toEqual(fine(amount));
      }),
      { seed: 56 },
    );
    expect([100_000, 123_450, 5, 50].map((n) => writeAmount(minorUnits(n)))).toEqual([
      '1000',
      '1234.5',
      '0.05',
      '0.5',
    ]);
  });

  it('never becomes another one by a separator in another place', () => {
    const digits = fc.array(fc.nat(9), { minLength: 1, maxLength: 8 });
    const separators = fc.constantFrom('', ',', '.', ' ', "'", '_', '٬', ',,', '. ');
    const typed = fc
      .array(fc.tuple(digits, separators), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map(([run, separator]) => run.join('') + separator));
    fc.assert(
      fc.property(typed, currencies, (parts, currency) => {
        const text = parts.join('');
        const reading = parseAmount(text, currency);
        if (reading.status !== 'fine') return;
        // What is accepted has at most one decimal separator, with at most two digits after it.
        const [, coins = '', decimals = ''] =
          /^([\d, ]*?)(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
        expect(coins).toMatch(/^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)$/);
        const plain = coins.replaceAll(/[, ]/g, '');
        expect(reading.amount).toBe(Number(`${plain}${decimals.padEnd(2, '0')}`));
      }),
      { numRuns: 2_000, seed: 56 },
    );
  });

  it.each([
    ['100,50', 10_050],
    ['10,00', 1_000],
    ['500,00', 50_000],
    ['1,5', 150],
    ['0,50', 50],
    ['1,000', 100_000],
    ['1,234,567.8', 123_456_780],
    ['1 234,50', 123_450],
    ['12 000', 1_200_000],
    ['500.', 50_000],
    ['0100', 10_000],
    ['100,500', 10_050_000],
  ])('%s is %i hundredths', (typed, amount) => {
    expect(parseAmount(typed, 'PHP')).toEqual(fine(amount));
  });

  it.each([
    ['', 'empty'],
    [' \u00A0 ', 'empty'],
    ['₱', 'no-amount'],
    ['abc', 'no-amount'],
    ['-500', 'no-amount'],
    ['+500', 'no-amount'],
    ['(500)', 'no-amount'],
    ['1e3', 'no-amount'],
    ['0x10', 'no-amount'],
    ['5..0', 'no-amount'],
    ['.5', 'no-amount'],
    [',5', 'no-amount'],
    ['10²', 'no-amount'],
    ['①', 'no-amount'],
    ['½', 'no-amount'],
    ['1,00,000', 'no-amount'],
    ['1,0000.00', 'no-amount'],
    ['10 00', 'no-amount'],
    ['1,000,50', 'no-amount'],
    ['1 000 50', 'no-amount'],
    ['1.000.000', 'no-amount'],
    ['1.000,50', 'no-amount'],
    ['01,000', 'decimals'],
    ["1'000", 'no-amount'],
    ['1,000 000', 'no-amount'],
    ['₱₱500', 'no-amount'],
    ['₱500 PHP', 'no-amount'],
    ['฿500', 'no-amount'],
    ['$500', 'no-amount'],
    ['500 600', 'fine'],
    ['500 and 600', 'no-amount'],
    ['500\n12', 'no-amount'],
    ['500%', 'no-amount'],
    ['9'.repeat(60), 'no-amount'],
    ['1.000', 'decimals'],
    ['0,500', 'decimals'],
    ['1,2345', 'decimals'],
    ['500.123', 'decimals'],
    ['1,000.500', 'decimals'],
    ['9999999999999', 'too-large'],
  ])('%j is %s', (typed, status) => {
    expect(parseAmount(typed, 'PHP').status).toBe(status);
  });

  it('is checked against limits, both included', () => {
    const limits = { least: minorUnits(10_000), most: minorUnits(100_000) };
    const statusOf = (typed: string) => parseAmountWithin(typed, 'THB', limits).status;
    expect(statusOf('99.99')).toBe('below');
    expect(statusOf('100')).toBe('fine');
    expect(statusOf('1,000')).toBe('fine');
    expect(statusOf('1000.01')).toBe('above');
    expect(statusOf('10,00')).toBe('below');
    expect(statusOf('')).toBe('empty');
  });
});
