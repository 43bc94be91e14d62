import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { decimalText, minorUnits } from '#shared/money/money.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Another program's reading of the file. */
const cellsIn = (text: string): string[][] => parse(text, { bom: true });
const oneCell = (cell: CsvCell) => cellsIn(csvText([[cell, 'end']]))[0]?.[0];

describe('a table for spreadsheets', () => {
  it('starts with a UTF-8 byte order mark, and ends its lines with CRLF', () => {
    expect(
      csvText([
        ['เวลา', 'Win', 'Day'],
        ['ก', { number: '-12.50' }, { date: '2026-11-21' }],
      ]),
    ).toBe('\uFEFF"เวลา","Win","Day"\r\n"ก",-12.50,2026-11-21\r\n');
  });

  it('is read back cell for cell, whatever the cells hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[ \t'="+@0-9e.,;/:\r\n-]{0,12}$/),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const file = csvText(rows);
        expect([...readCsv(file)].map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('differs for another program only by an apostrophe', () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => one !== '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 2 }), (row) => {
        const [back = []] = cellsIn(csvText([row]));
        for (const [column, cell] of row.entries())
          expect([cell, `'${cell}`]).toContain(back[column]);
      }),
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =cmd|1',
    '\r=1',
    '＝1',
    '%0a',
    '|x',
    '\0=1',
    '\u200B=1+1',
    '\uFEFF=1+1',
    '\u00AD+1',
    '\u2060＝1',
    '\u202E-1',
    '\u3164=1',
    '＠x',
    '－1',
    '\tplain',
    '\rplain',
    '﹢1',
    '％1',
    '｜x',
  ])('treats %j as text, not as a formula', (cell) => expect(oneCell(cell)).toBe(`'${cell}`));

  it.each([
    ['a click id of 19 digits', '7412345678901234567'],
    ['an order number', '202611210001'],
    ['a phone number', '09171234567'],
    ['a code with an exponent', '662E41'],
    ['a small exponent', '1e5'],
    ['a decimal', '11.10'],
    ['a date', '11-11'],
    ['a named date', 'MARCH1'],
    ['a time', '10:30'],
    ['a grouped number', '1,000'],
    ['a share', '50%'],
    ['Thai digits', '๐๙๑'],
    ['full-width digits', '０９１'],
    ['a negative in brackets', '(5)'],
    ['a boolean', 'TRUE'],
  ])('keeps %s as it is: %s', (_name, cell) => expect(oneCell(cell)).toBe(`'${cell}`));

  it.each(['', '12345', '0', 'market1', 'lantern night', "'tis", 'android-chrome', '...', 'ฝาก'])(
    'leaves %j alone',
    (cell) => expect(oneCell(cell)).toBe(cell),
  );

  it('never lets a text start as a formula', () => {
    const lead = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\u2063', '\ufeff');
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
    fc.assert(
      fc.property(fc.array(lead), sign, fc.string(), (hidden, first, rest) => {
        expect(oneCell(hidden.join('') + first + rest)?.startsWith("'")).toBe(true);
      }),
    );
  });
});

describe('an amount in a spreadsheet', () => {
  it('has a dot and two decimals, and is exact', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (hundredths) => {
        const text = decimalText(minorUnits(hundredths));
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(hundredths));
      }),
    );
  });
});
