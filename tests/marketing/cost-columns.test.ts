import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceText,
  parseChoice,
  readColumnOption,
} from '#server/marketing/costs/cost-table/column-text.ts';
import { csvText } from '#shared/csv/csv-text.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';
import {
  guessColumns,
  headingsKey,
  headOf,
  MOST_COLUMNS,
  problemOfChoice,
  sampleOf,
  type ColumnChoice,
} from '#server/marketing/costs/cost-table/cost-columns.ts';
import { nearName, prepareKnown } from '#server/marketing/costs/near-names/near-name.ts';
import {
  readCostTable,
  type FindNear,
} from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';

const TODAY = dayNumber('2026-11-27') ?? Number.NaN;
const DAY = dayNumber('2026-11-20') ?? Number.NaN;
const PLACE = { currency: 'PHP', today: TODAY } as const;

const readBy = (text: string, choice: ColumnChoice, answers: CostAnswers = {}) => {
  const sample = sampleOf(text, TODAY);
  if (!sample) throw new Error('no sample');
  return readCostTable(text, { ...PLACE, answers, head: headOf(text, sample, choice, 'PHP') });
};
const choose = (at: ColumnChoice['at'], source = ''): ColumnChoice => ({ at, source });

describe('the columns of a table with unknown headings', () => {
  const expected = [{ day: DAY, source: 'agency', campaign: 'pier', amount: 123_450 }];

  it.each<[string, string, ColumnChoice]>([
    [
      'lines above the headings, and a total below',
      'Report generated 2026-11-21\n"1 Nov – 20 Nov"\n\nTag,Medium,Aktion,Betrag\n2026-11-20,cpc,pier,"1,234.50"\nGrand total,,,"1,234.50"\n',
      choose({ day: 0, campaign: 2, cost: 3 }, 'agency'),
    ],
    [
      'semicolons and a byte order mark, as a German Excel writes them',
      '\uFEFFDatum;Quelle;Kampagne;Kosten\r\n20.11.2026;agency;pier;1.234,50\r\nGesamt;;;1.234,50\r\n',
      choose({ day: 0, source: 1, campaign: 2, cost: 3 }),
    ],
    [
      'Thai headings and Buddhist years',
      'ประจำวัน\tชื่อโฆษณา\tยอดใช้จ่าย\tช่อง\n20/11/2569\tpier\t฿1,234.50\tagency\nรวมทั้งหมด\t\t1,234.50\t\n'.replace(
        '฿',
        '₱',
      ),
      choose({ day: 0, campaign: 1, cost: 2, source: 3 }),
    ],
    [
      'repeated and empty headings, and quotation marks',
      'Value,Value,,Value,"a ""b"""\n2026-11-20,x,pier,"₱1,234.50",agency\n',
      choose({ day: 0, campaign: 2, cost: 3, source: 4 }),
    ],
    [
      'no-break spaces between thousands',
      'When;What;How much;Who\n2026-11-20;pier;PHP 1\u00A0234,50;agency\n',
      choose({ day: 0, campaign: 1, cost: 2, source: 3 }),
    ],
  ])('are read with %s', async (_name, text, choice) => {
    const { costs, totals, questions } = await readBy(text, choice);
    expect([costs, questions]).toEqual([expected, []]);
    expect(totals.every(({ difference }) => difference === 0)).toBe(true);
  });

  it('are guessed by known headings, and the day by its cells', () => {
    const sample = sampleOf('Aktion,Datum,Spend\npier,2026-11-20,1\nquay,2026-11-20,2', TODAY);
    expect(sample).toMatchObject({ delimiter: ',', line: 1, heads: [{ line: 1 }, { line: 2 }] });
    expect(sample && guessColumns(sample, TODAY).at).toEqual({ day: 1, cost: 2 });
  });

  it('may be named in another line', () => {
    const text = 'Agency report,November,2026 net\nA,B,C\n2026-11-20,pier,1\n';
    expect(sampleOf(text, TODAY)?.line).toBe(1);
    expect(sampleOf(text, TODAY, 2)?.headings).toEqual(['A', 'B', 'C']);
  });

  it.each(['', 'hello', 'a,b\n1,2', '2026-11-20,pier,1\n2026-11-21,pier,2', 'When,What,Cost'])(
    'cannot be asked for in %j',
    (text) => {
      expect(sampleOf(text, TODAY)).toBeUndefined();
    },
  );

  it('are found among 300, and refused among too many', async () => {
    const wide = (columns: number) =>
      [
        Array.from({ length: columns }, (_none, at) => `Heading ${at}`).join(';'),
        ['2026-11-20', ...Array.from({ length: columns - 3 }, () => 'x'), 'pier', '1,5'].join(';'),
      ].join('\n');
    const { costs } = await readBy(wide(300), choose({ day: 0, campaign: 298, cost: 299 }));
    expect(costs).toEqual([{ day: DAY, source: '', campaign: 'pier', amount: 150 }]);
    expect(() => sampleOf(wide(MOST_COLUMNS + 1), TODAY)).toThrow('may have 400 columns');
  });

  it('are refused for costs of another currency, and where the table does not have them', () => {
    const text = 'When,What,How much (USD)\n2026-11-20,pier,1';
    const place = { delimiter: ',', line: 1 } as const;
    const head = (choice: ColumnChoice) => headOf(text, place, choice, 'PHP');
    expect(() => head(choose({ day: 0, campaign: 1, cost: 2 }))).toThrow(
      '"How much (USD)" is in another currency; costs here are in PHP',
    );
    expect(() => head(choose({ day: 0, campaign: 1, cost: 3 }))).toThrow('does not have the');
  });

  it('must be a day, a campaign and a cost, each once, and one kind of source', () => {
    const problems = [
      choose({ campaign: 1, cost: 2 }),
      choose({ day: 0, cost: 2 }),
      choose({ day: 0, campaign: 1 }),
      choose({ day: 0, campaign: 0, cost: 2 }),
      choose({ day: 0, campaign: 1, cost: 2, source: 3 }, 'agency'),
      choose({ day: 0, campaign: 1, cost: 2 }, 'agency'),
    ].map(problemOfChoice);
    expect(problems).toEqual([
      'choose the column of the day',
      'choose the column of the campaign',
      'choose the column of the cost',
      'choose each column once',
      'choose the column of the source, or type the source of all lines, not both',
      undefined,
    ]);
  });

  it('are the same for headings in another case and width, with empty ones at the end', () => {
    const key = headingsKey(['Datum', 'Ｋｏｓｔｅｎ', 'a  b']);
    expect(headingsKey(['DATUM ', 'kosten', 'A b', '', ''])).toBe(key);
    expect(headingsKey(['Kosten', 'Datum', 'a b'])).not.toBe(key);
  });

  it('keep their text through a form', () => {
    const placed = {
      delimiter: ';',
      line: 3,
      choice: choose({ day: 0, campaign: 12, cost: 4 }, 'a & b=c'),
    } as const;
    expect(parseChoice(choiceText(placed))).toEqual(placed);
    for (const text of ['', 'line=1', 'line=x&delimiter=tab', 'line=1&delimiter=pipe']) {
      expect(parseChoice(text)).toBeUndefined();
    }
  });

  it('are named by an option', () => {
    const text = 'Report\nWhen,"Campaign, name",Spend,Spend\n2026-11-20,pier,1,2';
    const read = (option: string) => readColumnOption(option, text);
    expect(read('day=WHEN,campaign="Campaign, name",cost=#4,source=:my agency')).toEqual({
      delimiter: ',',
      line: 2,
      choice: choose({ day: 0, campaign: 1, cost: 3 }, 'my agency'),
    });
    expect(() => read('day=When,cost=Spend')).toThrow('write cost=#3 or cost=#4');
    expect(() => read('day=When,cost=#5')).toThrow('the table has no column "#5"');
    expect(() => read('day=When,price=Spend')).toThrow('--columns is like');
    for (const odd of ['day', '', '"', 'day="When']) {
      expect(() => read(odd)).toThrow(/--columns is like|has no column/);
    }
  });

  it('give the same costs as the plain table, whatever the headings, separators and decimals', async () => {
    const word = fc.stringMatching(/^[a-z"';,§ ]{1,8}$/).filter((text) => /[a-z]{2}/.test(text));
    const name = word.map((text) => `${text.replaceAll(/[;,"]/g, '').trim()}x`);
    const line = fc.record({
      day: fc.integer({ min: TODAY - 900, max: TODAY }),
      source: name,
      campaign: name,
      amount: fc.integer({ min: 0, max: 99_999_999 }),
    });
    const style = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t'),
      decimal: fc.constantFrom('.', ','),
      isGrouped: fc.boolean(),
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      title: fc.constantFrom('', 'A report\n\n'),
      end: fc.constantFrom('\n', '\r\n'),
    });
    const headings = fc.tuple(word, word, word, word);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        headings,
        style,
        async (lines, named, { delimiter, decimal, isGrouped, order, title, end }) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          const amountText = (amount: number) => {
            const [coins = '', decimals = ''] = (amount / 100).toFixed(2).split('.');
            const group = decimal === '.' ? ',' : '.';
            const grouped = coins.replaceAll(/\B(?=(?:\d{3})+$)/g, isGrouped ? group : '');
            return `${grouped}${decimal}${decimals}`;
          };
          const cells = (row: readonly string[]) =>
            order.map((at) => quoted(row[at] ?? '')).join(delimiter);
          const rows = lines.map(({ day, source, campaign, amount }) =>
            cells([dayText(day), source, campaign, amountText(amount)]),
          );
          const text = title + [cells([...named]), ...rows].join(end) + end;
          const plain = csvText([
            ['day', 'source', 'campaign', 'cost'],
            ...lines.map(({ day, source, campaign, amount }) => [
              { date: dayText(day) },
              source,
              campaign,
              { number: (amount / 100).toFixed(2) },
            ]),
          ]);
          const answers = { sumsRepeated: true };
          const choice = choose({
            day: order.indexOf(0),
            source: order.indexOf(1),
            campaign: order.indexOf(2),
            cost: order.indexOf(3),
          });
          const { costs, sum } = await readBy(text, choice, answers);
          const expectedRead = await readCostTable(plain, { ...PLACE, answers });
          expect([costs, sum]).toEqual([expectedRead.costs, expectedRead.sum]);
        },
      ),
    );
  });
});

describe('a question about a table', () => {
  const read = (text: string, answers: CostAnswers = {}, findNear?: FindNear) =>
    readCostTable(text, { ...PLACE, answers, ...(findNear && { findNear }) });

  it.each(['1,234', '1.234', '12,345', '100.000'])(
    'is which sign separates the decimals of %s, with both sums',
    async (cost) => {
      const text = `day;campaign;cost\n2026-11-20;a;5\n2026-11-20;b;${cost}`;
      const { questions, costs, sum } = await read(text);
      expect([costs, sum]).toEqual([[], undefined]);
      const digits = Number(cost.replace(/[.,]/, ''));
      const large = digits * 100;
      const small = Math.round(digits / 10);
      const isComma = cost.includes(',');
      const amounts = isComma ? { point: large, comma: small } : { point: small, comma: large };
      expect(questions).toEqual([
        {
          kind: 'decimal',
          line: 3,
          sample: cost,
          amounts,
          sums: { point: amounts.point + 500, comma: amounts.comma + 500 },
        },
      ]);
      const answered = await read(text, { decimalSign: 'comma' });
      expect([answered.sum, answered.questions]).toEqual([amounts.comma + 500, []]);
      // What was answered can be answered again.
      expect(answered.asked).toEqual(questions);
    },
  );

  it('about decimals is not asked where another line says it', async () => {
    const text = 'day;campaign;cost\n2026-11-20;a;1.234\n2026-11-20;b;0,5';
    expect((await read(text)).costs.map(({ amount }) => amount)).toEqual([123_400, 50]);
  });

  it('is whether days in the future are meant', async () => {
    const text =
      'day,campaign,cost\n2026-11-20,a,1\n2026-11-28,a,1\n2026-12-01,a,1\n2026-11-30,a,1';
    expect((await read(text)).questions).toEqual([
      {
        kind: 'future',
        count: 3,
        latest: dayNumber('2026-12-01'),
        line: 3,
        day: dayNumber('2026-11-28'),
      },
    ]);
    expect((await read(text, { allowsFuture: true })).questions).toEqual([]);
  });

  it('is whether a similar name is meant, and the answer merges the lines', async () => {
    const near = { dimension: 'campaign', name: 'Peir', known: 'pier' } as const;
    const findNear = () => Promise.resolve([near]);
    const text = 'day,campaign,cost\n2026-11-20,PEIR,1\n2026-11-20,pier,2\n2026-11-20,Peir,4';
    const by = (names?: CostAnswers['names']) =>
      read(text, { sumsRepeated: true, names }, findNear);
    expect((await by()).questions).toEqual([{ kind: 'names', near: [near] }]);
    expect((await by(new Map([['campaign Peir', 'something else']]))).questions).toHaveLength(1);
    const used = await by(new Map([['campaign Peir', 'pier']]));
    expect([used.costs, used.questions]).toEqual([
      [{ day: DAY, source: '', campaign: 'pier', amount: 700 }],
      [],
    ]);
    for (const names of ['keep', new Map([['campaign Peir', 'Peir']])] as const) {
      expect((await by(names)).costs.map(({ amount }) => amount)).toEqual([500, 200]);
    }
  });

  it('is not asked about lines of totals, whose difference from the sum is named', async () => {
    const text =
      'day,campaign,cost\nTotal,,3\n2026-11-20,a,1\n2026-11-20,b,2\n,a,1.50\n--,,--\nGrand total,--,9\nยอดรวม,,3';
    const { totals, lines } = await read(text);
    expect(lines).toBe(2);
    expect(totals.map(({ line, amount, difference }) => [line, amount, difference])).toEqual([
      [2, 300, 0],
      [5, 150, 150],
      [6, undefined, undefined],
      [7, 900, 600],
      [8, 300, 0],
    ]);
  });

  it('has the sum of each source, highest first', async () => {
    const text =
      'day,source,campaign,cost\n2026-11-20,a,x,1\n2026-11-20,b,x,5\n2026-11-21,A,x,2\n2026-11-21,,x,4';
    expect((await read(text)).sources).toEqual([
      { source: 'b', sum: 500 },
      { source: '', sum: 400 },
      { source: 'a', sum: 300 },
    ]);
  });

  it('does not keep 5,001 lines from being read', async () => {
    const lines = Array.from({ length: 5001 }, (_none, at) => `2026-11-20;c${at};1,5`);
    const read5001 = await read(['day;campaign;cost', ...lines].join('\r\n'));
    expect([read5001.lines, read5001.sum]).toEqual([5001, 750_150]);
  });
});

describe('a name like another', () => {
  const known = prepareKnown(['Summer Sale', 'pier-harbour', 'facebook', 'งานวัด', 'fb', 'tiktok']);

  it.each([
    ['summer_sale', 'Summer Sale'],
    ['Sumer  Sale', 'Summer Sale'],
    ['SUMMER-SALE-v2', 'Summer Sale'],
    ['summer sale (copy)', 'Summer Sale'],
    ['ｐｉｅｒ＿ｈａｒｂｏｕｒ', 'pier-harbour'],
    ['pierharbor', 'pier-harbour'],
    ['facebok', 'facebook'],
    ['งานวด', 'งานวัด'],
    ['tiktok 3', 'tiktok'],
  ])('is found: %s', (name, expected) => {
    expect(nearName(name, known)).toBe(expected);
  });

  it.each(['SUMMER SALE', 'ｆａｃｅｂｏｏｋ', 'winter sale', 'gb', 'instagram', '---', ''])(
    'is none where the name is known or like no other: %j',
    (name) => {
      expect(nearName(name, known)).toBeUndefined();
    },
  );
});
