import { csvText, type CsvCell } from '#domain/record/csv.ts';
import { decimalText, minorUnits } from '#domain/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Parses CSV by RFC 4180, as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const found = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
    if (found === null) throw new Error(`not a table from here: ${rest.slice(0, 40)}`);
    const [whole, quoted, bare = '', end] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(whole.length);
  }
  return rows;
}

const oneCell = (cell: CsvCell) => parse(csvText([[cell]]))[0]?.[0];

describe('a table for spreadsheets', () => {
  it('starts with a UTF-8 byte order mark, and ends its lines with CRLF', () => {
    expect(
      csvText([
        ['เวลา', 'Win'],
        ['ก', { number: '-12.50' }],
      ]),
    ).toBe('\uFEFF"เวลา","Win"\r\n"ก",-12.50\r\n');
  });

  it('preserves every text, apart from an apostrophe before formulas', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const back = parse(csvText(rows));
        const meant = rows.map((row) => row.map((cell) => oneCell(cell)));
        expect(back).toEqual(meant);
        // The only change allowed is the apostrophe before a cell that would run as a formula.
        for (const [place, row] of rows.entries()) {
          for (const [column, cell] of row.entries()) {
            expect([cell, `'${cell}`]).toContain(back[place]?.[column]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|1', '\r=1', '＝1', '%0a', '|x', '\0=1'])(
    'treats %j as text, not as a formula',
    (cell) => expect(oneCell(cell)).toBe(`'${cell}`),
  );

  it('never lets a text start as a formula', () => {
    const lead = fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00a0');
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
    fc.assert(
      fc.property(lead, sign, fc.string(), (space, first, rest) => {
        expect(oneCell(space + first + rest)?.startsWith("'")).toBe(true);
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
