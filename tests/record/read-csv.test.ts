import { decodeTable } from '#server/marketing/given-table/decode-table.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { describe, expect, it } from 'vitest';

const rows = (text: string) => [...readCsv(text)].map(({ cells }) => cells);

describe('a table of another program', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\r\n1\t2\r\n'],
    ['carriage returns', 'a,b\r1,2\r\r'],
    ['a declared delimiter', 'sep=;\r\na;b\r\n1;2'],
    ['a byte order mark and quotes', '\uFEFF"a","b"\n"1" , "2"\n'],
    ['empty lines', '\n\na;b\n\n1;2\n\n\n'],
  ])('is read with %s', (_name, text) => {
    expect(rows(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('chooses the delimiter once, from the first line outside its quotes', () => {
    expect(rows('"cost, PHP";day\n1,5;x')).toEqual([
      ['cost, PHP', 'day'],
      ['1,5', 'x'],
    ]);
    expect(rows('a,b;c,d\n1;2')[0]).toEqual(['a', 'b;c', 'd']);
    expect(rows('cost, PHP\tday\n1,234.50\tx')[1]).toEqual(['1,234.50', 'x']);
  });

  it('keeps line breaks and doubled marks inside quotes, and counts lines as an editor does', () => {
    const found = [...readCsv('a,b\n"one\r\ntwo","say ""hi"""\n5" tall,x\n')];
    expect(found.map(({ cells }) => cells).slice(1)).toEqual([
      ['one\r\ntwo', 'say "hi"'],
      ['5" tall', 'x'],
    ]);
    expect(found.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads a text that a spreadsheet was kept from changing', () => {
    expect(rows('id\n="0917"\n"=""0917"""\n\'0917\n\'tis')).toEqual([
      ['id'],
      ['0917'],
      ['0917'],
      ['0917'],
      ["'tis"],
    ]);
  });

  it('names the line of a quotation mark that is never closed or followed by more', () => {
    expect(() => rows('a,b\n1,"2\n3,4')).toThrow('line 2: a quotation mark is opened');
    expect(() => rows('a,b\n1,"2"x')).toThrow('line 2: something follows');
  });
});

describe('the bytes of a table', () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };

  it('are decoded as UTF-8 and as Unicode text of Excel', () => {
    const text = 'แคมเปญ\tcost';
    for (const bytes of [new TextEncoder().encode(text), utf16(text, false), utf16(text, true)]) {
      expect(decodeTable(bytes)).toMatchObject({ text, isGuessed: false });
    }
    const unmarked = new Uint8Array(Buffer.from('day,cost', 'utf16le'));
    expect(decodeTable(unmarked)).toMatchObject({ text: 'day,cost', isGuessed: true });
  });

  it('of an old encoding are decoded and reported as guessed', () => {
    // "งาน,1" in windows-874, "café,1" in windows-1252.
    const thai = decodeTable(new Uint8Array([0xa7, 0xd2, 0xb9, 0x2c, 0x31]));
    expect(thai).toEqual({ text: 'งาน,1', encoding: 'windows-874', isGuessed: true });
    const latin = decodeTable(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x2c, 0x31]));
    expect(latin).toEqual({ text: 'café,1', encoding: 'windows-1252', isGuessed: true });
  });
});
