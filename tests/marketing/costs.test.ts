import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#shared/csv/csv-text.ts';
import { decimalText, minorUnits, type Currency } from '#shared/money/money.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';

const dayOf = (text: string): number => dayNumber(text) ?? Number.NaN;
const TODAY = dayOf('2026-11-27');
const day = dayOf('2026-11-20');

const read = (text: string, answers: CostAnswers = {}, currency: Currency = 'PHP') =>
  readCostTable(text, { currency, today: TODAY, answers });
const costsIn = async (text: string, answers?: CostAnswers, currency?: Currency) =>
  (await read(text, answers, currency)).costs;

describe('a cost table', () => {
  it.each([
    ['commas', 'day,source,campaign,cost\n2026-11-20,facebook,lantern,1234.5'],
    [
      'semicolons, another order and a byte order mark',
      '\uFEFFCost;Campaign;Day;Source\r\n1234.50;lantern;2026-11-20;facebook\r\n',
    ],
    [
      'tabs, quotes and a column of its own',
      'day\tnote\tcampaign\tcost\tsource\n2026-11-20\t"a, b"\t"lantern"\t1234.50\tfacebook\n\n',
    ],
    [
      'a comma in a heading between semicolons',
      'cost, PHP;campaign;day;source\n1,234.50;lantern;2026-11-20;facebook',
    ],
    [
      'a comma in a quoted heading',
      '"cost, PHP",campaign,day,source\n"1,234.50",lantern,2026-11-20,facebook',
    ],
    [
      'a comma in a heading between tabs',
      'cost, PHP\tcampaign\tday\tsource\n1,234.50\tlantern\t2026-11-20\tfacebook',
    ],
    [
      'a declared delimiter and empty cells at the end',
      'sep=;\r\nday;source;campaign;cost;;\r\n2026-11-20;facebook;lantern;1234,50;;\r\n;;;;;\r\n',
    ],
    [
      'columns after the cost that are short',
      'campaign,source,cost,day,CTR\nlantern,facebook,1234.50,2026-11-20,0.5%',
    ],
    ['carriage returns', 'day,source,campaign,cost\r2026-11-20,facebook,lantern,1234.50\r'],
  ])('is read with %s', async (_name, text) => {
    expect(await costsIn(text)).toEqual([
      { day, source: 'facebook', campaign: 'lantern', amount: 123_450 },
    ]);
  });

  it('may omit the source, and accepts whole coins and 0', async () => {
    const text = 'day,campaign,cost\n2026-11-20,lantern,7\n2026-11-20,"fish, big",0';
    expect(await costsIn(text)).toEqual([
      { day, source: '', campaign: 'lantern', amount: 700 },
      { day, source: '', campaign: 'fish, big', amount: 0 },
    ]);
  });

  it.each([
    ['100,50', 10_050],
    ['₱1,234.50', 123_450],
    ['PHP 1,234.50', 123_450],
    ["1'234.50", 123_450],
    ['1\u00A0234,5', 123_450],
    ['0.125', 13],
    ['1.234,567', 123_457],
    ['1234.567', 123_457],
    ['₱ 1234', 123_400],
    ['1,234.50 Php', 123_450],
    ['P500', 50_000],
    ['1.234,50', 123_450],
    ['1.234.567', 123_456_700],
    ['12.345.678,9', 1_234_567_890],
    ['๑,๒๓๔.๕๐', 123_450],
  ])('reads the cost %s', async (cost, amount) => {
    const [found] = await costsIn(`day;campaign;cost\n2026-11-20;a;${cost}`);
    expect(found?.amount).toBe(amount);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['11/20/2026 12:00:00 AM', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20-Nov-26', '2026-11-20'],
    ['20 November 2026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['2569-11-20', '2026-11-20'],
    ['20/11/2569', '2026-11-20'],
    ['20 พ.ย. 69', '2026-11-20'],
    ['๒๐ พฤศจิกายน ๒๕๖๙', '2026-11-20'],
    ['11/11/2026', '2026-11-11'],
  ])('reads the day %s', async (text, expected) => {
    const [found] = await costsIn(`day;campaign;cost\n${text};a;1`);
    expect(dayText(found?.day ?? 0)).toBe(expected);
  });

  it('reads back what the writer of files wrote, whatever the campaigns are called', async () => {
    const name = fc
      .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+'"0-9a-e;,\t -]{1,12}$/))
      .map(oneLine)
      .filter((text) => !/^[-–—]*$/.test(text) && text.length <= 200 && !text.includes('\uFFFD'));
    const cost = fc.record({ day: fc.integer({ min: TODAY - 900, max: TODAY }), amount: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, cost, { minKeys: 1 }), async (named) => {
        const costs = Object.entries(named);
        const table = csvText([
          ['Day', 'Campaign', 'Cost, PHP'],
          ...costs.map(([campaign, one]) => [
            { date: dayText(one.day) },
            campaign,
            { number: decimalText(minorUnits(one.amount)) },
          ]),
        ]);
        expect((await read(table)).costs).toEqual(
          costs.map(([campaign, one]) => ({ source: '', campaign, ...one })),
        );
      }),
    );
  });

  it('asks whether the day or the month comes first, unless a line tells', async () => {
    const text = 'day,campaign,cost\n03/04/2026,a,1\n05/04/2026,a,2';
    const { costs, questions, sum } = await read(text);
    expect([costs, sum]).toEqual([[], 300]);
    expect(questions).toEqual([
      {
        kind: 'day-order',
        line: 2,
        sample: '03/04/2026',
        ranges: {
          'day-first': { from: dayOf('2026-04-03'), to: dayOf('2026-04-05') },
          'month-first': { from: dayOf('2026-03-04'), to: dayOf('2026-05-04') },
        },
      },
    ]);
    const daysIn = async (answers: CostAnswers, more = '') =>
      (await costsIn(text + more, answers)).map((cost) => dayText(cost.day));
    expect(await daysIn({ dayOrder: 'day-first' })).toEqual(['2026-04-03', '2026-04-05']);
    expect(await daysIn({ dayOrder: 'month-first' })).toEqual(['2026-03-04', '2026-05-04']);
    expect(await daysIn({}, '\n05/13/2026,a,3')).toEqual([
      '2026-03-04',
      '2026-05-04',
      '2026-05-13',
    ]);
    await expect(daysIn({}, '\n05/13/2026,a,3\n13/05/2026,a,3')).rejects.toThrow(
      'line 5 has the day first, "13/05/2026", and line 4 the month, "05/13/2026"',
    );
  });

  it('asks about two spellings of one name on a day', async () => {
    const table =
      'day,source,campaign,cost\n2026-11-20,Facebook,Lantern,1\n2026-11-20,FACEBOOK,ｌａｎｔｅｒｎ,2';
    const { costs, questions, campaigns } = await read(table);
    expect(questions).toMatchObject([{ kind: 'repeated', count: 1 }]);
    expect([costs.length, campaigns.length]).toEqual([1, 1]);
  });

  it('names lines of the same day and campaign, and adds them up only when asked to', async () => {
    const text = 'day,campaign,cost\n2026-11-20,a,1\n2026-11-20,b,2\n2026-11-20,a,3';
    expect((await read(text)).questions).toEqual([
      { kind: 'repeated', count: 1, examples: ['2, 4: 2026-11-20 a'] },
    ]);
    const { costs, questions } = await read(text, { sumsRepeated: true });
    expect(questions).toEqual([]);
    expect(costs.map(({ campaign, amount }) => [campaign, amount])).toEqual([
      ['a', 400],
      ['b', 200],
    ]);
  });

  it('asks about an encoding that was guessed', async () => {
    const options = { currency: 'THB', today: TODAY, guessedEncoding: 'windows-874' } as const;
    const text = 'day,campaign,cost\n2026-11-20,งาน,1';
    expect((await readCostTable(text, options)).questions).toEqual([
      { kind: 'encoding', encoding: 'windows-874' },
    ]);
    const answers = { isEncodingRight: true };
    expect((await readCostTable(text, { ...options, answers })).questions).toEqual([]);
  });

  it('of the most lines is parsed in slices, between which the server answers others', async () => {
    const lines = Array.from({ length: 50_000 }, (_none, at) => `2026-11-20,งาน🎏${at},1`);
    const text = ['day,campaign,cost', ...lines].join('\n');
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 0);
    try {
      const costs = await costsIn(text);
      expect(costs.map(({ campaign }) => campaign)).toEqual(lines.map((one) => one.split(',')[1]));
    } finally {
      clearInterval(turning);
    }
    expect(turns).toBeGreaterThan(50);
    await expect(read(`${text}\n2026-11-21,a,1`)).rejects.toThrow(/50000 lines/);
  });

  const line = (cells: string) => `day,campaign,cost\n2026-11-19,a,1\n${cells}`;

  it.each([
    ['', /first line must name the columns/],
    ['day,campaign,cost', /no line below its heads/],
    ['campaign,cost\na,1', /must name the columns day, campaign and cost; day is missing/],
    ['day,campaign,cost,Cost\n2026-11-20,a,1,2', /^line 1: the columns "cost" and "Cost" mean the/],
    ['day,date,campaign,cost\n2026-11-20,2026-11-21,a,1', /"day" and "date" mean the same/],
    ['day,campaign,cost, PHP\n2026-11-20,a,1,234.50', /^line 1: the heading "cost, PHP" has the/],
    ['day,campaign,cost (USD)\n2026-11-20,a,1', /^line 1: "cost \(USD\)" is in another currency/],
    ['day,campaign,cost,currency\n2026-11-20,a,1,USD', /^line 2: is in another currency, USD/],
    ['day,campaign,cost\n2026-11-20,\uFFFD\uFFFD,1', /^line 2: a character was lost.*windows-874/],
    [line('20.13.2026,a,1'), /^line 3: day must be like 2026-11-21, not "20.13.2026"$/],
    [line('2028-11-28,a,1'), /^line 3: 2028-11-28 is in the future$/],
    [line('2028-11-28,a,1\n03/04/2026,b,1'), /^line 3: 2028-11-28 is in the future$/],
    [line('46346,a,1'), /^line 3: "46346" is a number of Excel, not a day/],
    [line('1926-11-20,a,1'), /^line 3: 1926-11-20 is more than 5 years ago$/],
    [line('2126-11-20,a,1'), /is in the future/],
    [line('20/11/28,a,1'), /is in the future/],
    [line('2026-11-20,,1'), /^line 3: campaign is empty$/],
    [line('2026-11-20,a,฿5'), /^line 3: cost "฿5" is in another currency; costs here are in PHP$/],
    [line('2026-11-20,a,USD 5'), /is in another currency/],
    [line('2026-11-20,a,-5'), /^line 3: cost "-5" is below zero$/],
    [line('2026-11-20,a,(5.00)'), /is below zero/],
    [line('2026-11-20,a,1e5'), /cost must be like/],
    [line('2026-11-20,a,5-'), /is below zero/],
    [line('2026-11-20,a,₱-5'), /is below zero/],
    [line('2026-11-20,a,US$5'), /is in another currency; costs here are in PHP/],
    [line('2026-11-20,a,1.5 k'), /cost must be like/],
    [
      line('2026-11-20,a,"1.5"\n2026-11-20,b,"2,5"'),
      /^line 3 has a decimal point, "1.5", and line 4 a/,
    ],
    [line('2026-11-20,a,"1,00,000"'), /cost must be like/],
    [line('2026-11-20,a,abc'), /^line 3: cost must be like 1234.50, not "abc"$/],
    [line('2026-11-20,a,100,50'), /^line 3: cannot be read: it has 4 cells, the heading has 3/],
    [line('2026-11-20,a,999999999999'), /is too high/],
    [line(`2026-11-20,${'x'.repeat(201)},1`), /may have 200 characters/],
    [line('2026-11-20,a,1,more'), /cannot be read/],
    [line('2026-11-20,"a,1'), /cannot be read: line 3: a quotation mark is opened/],
  ])('is rejected completely when a line is invalid: %j', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(problem);
  });
});

describe('an export of an ad network', () => {
  it.each([
    [
      'Meta, by day',
      '"Campaign name","Day","Amount spent (PHP)","Impressions","Reporting starts","Reporting ends"\n' +
        '"lantern","2026-11-20","1,234.50","17","2026-11-20","2026-11-20"\n',
      [],
    ],
    [
      'Meta, without a column of the day, with its total',
      'Reporting starts,Reporting ends,Campaign name,Amount spent (PHP)\n' +
        '2026-11-01,2026-11-20,,1234.5\n2026-11-20,2026-11-20,lantern,1234.5\n',
      [2],
    ],
    [
      'Google, with titles above and totals below',
      'Campaign report\n"November 1, 2026 - November 30, 2026"\n' +
        'Campaign,Day,Currency code,Cost\nlantern,2026-11-20,PHP,"1,234.50"\n' +
        'Total: Campaigns, --,PHP,"1,234.50"\nTotal: Account, --,PHP,"1,234.50"\n',
      [5, 6],
    ],
    [
      'Google, as text of Excel',
      'Campaign report\nNovember 1, 2026 - November 30, 2026\n' +
        'Campaign\tDay\tCurrency code\tCost\nlantern\t2026-11-20\tPHP\t1,234.50\n',
      [],
    ],
    [
      'Excel, with its own day and sign',
      'Day;Campaign;Cost\r\n20-Nov-26;lantern;₱1,234.50\r\nTotal;;₱1,234.50\r\n',
      [3],
    ],
  ])('is read: %s', async (_name, text, totals) => {
    const found = await read(text);
    expect(found.costs).toEqual([{ day, source: '', campaign: 'lantern', amount: 123_450 }]);
    expect(found.totals.map(({ line }) => line)).toEqual(totals);
    expect(found).toMatchObject({
      questions: [],
      sum: 123_450,
      days: { from: day, to: day },
    });
  });

  it('is read in Thai', async () => {
    const text =
      'ชื่อแคมเปญ,วัน,จำนวนเงินที่ใช้จ่ายไป (THB)\nงานวัด,20/11/2569,"฿1,234.50"\nรวม,,"1,234.50"';
    expect(await costsIn(text, {}, 'THB')).toEqual([
      { day, source: '', campaign: 'งานวัด', amount: 123_450 },
    ]);
  });

  it('must have a line for each day', async () => {
    const text =
      'Reporting starts,Reporting ends,Campaign name,Amount spent (PHP)\n2026-11-01,2026-11-20,lantern,5';
    await expect(read(text)).rejects.toThrow(
      'line 2: covers several days, 2026-11-01 to 2026-11-20',
    );
  });
});
