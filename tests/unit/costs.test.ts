import { describe, expect, it } from 'vitest';
import { parseCosts } from '#server/attribution/costs.ts';
import { dayNumber } from '#server/market-day.ts';

const day = dayNumber('2026-11-20');

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
  ])('is read with %s', async (_name, text) => {
    expect(await parseCosts(text, 'PHP')).toEqual([
      { day, source: 'facebook', campaign: 'lantern', amount: 123_450 },
    ]);
  });

  it('may omit the source, and accepts whole coins and 0', async () => {
    const text = 'day,campaign,cost\n2026-11-20,lantern,7\n2026-11-20,"fish, big",0';
    expect(await parseCosts(text, 'PHP')).toEqual([
      { day, source: '', campaign: 'lantern', amount: 700 },
      { day, source: '', campaign: 'fish, big', amount: 0 },
    ]);
  });

  it('reads amounts as people write them, a comma as a decimal one only where it cannot group', async () => {
    const text =
      'day;campaign;cost\n2026-11-19;a;100,50\n2026-11-20;a;₱1,234.50\n2026-11-21;a;1,234';
    const costs = await parseCosts(text, 'PHP');
    expect(costs.map(({ amount }) => amount)).toEqual([10_050, 123_450, 123_400]);
  });

  it('of the most lines is parsed in slices, between which the server answers others', async () => {
    const lines = Array.from({ length: 50_000 }, (_none, at) => `2026-11-20,งาน🎏${at},1`);
    const text = ['day,campaign,cost', ...lines].join('\n');
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 0);
    try {
      const costs = await parseCosts(text, 'PHP');
      expect(costs.map(({ campaign }) => campaign)).toEqual(lines.map((one) => one.split(',')[1]));
    } finally {
      clearInterval(turning);
    }
    expect(turns).toBeGreaterThan(50);
    await expect(parseCosts(`${text}\n2026-11-21,a,1`, 'PHP')).rejects.toThrow(/50000 lines/);
  });

  const line = (cells: string) => `day,campaign,cost\n2026-11-19,a,1\n${cells}`;

  it.each([
    ['', /no line below its heads|first line must name/],
    ['day,campaign,cost', /no line below its heads/],
    ['campaign,cost\na,1', /must name the columns day, campaign and cost; day is missing/],
    [line('20.11.2026,a,1'), /^line 3: day must be like 2026-11-21, not "20.11.2026"$/],
    [line('2026-11-20,,1'), /^line 3: campaign is empty$/],
    [line('2026-11-20,a,฿5'), /^line 3: cost must be like 1234.50, not "฿5"$/],
    [line('2026-11-20,a,-5'), /cost must be like/],
    [line('2026-11-20,a,1.234'), /cost must be like/],
    [line('2026-11-20,a,"1,00,000"'), /cost must be like/],
    [line('2026-11-20,a,100,50'), /cannot be read/],
    [line('2026-11-20,a,999999999999'), /is too high/],
    [line(`2026-11-20,${'x'.repeat(201)},1`), /may have 200 characters/],
    [line('2026-11-19,a,2'), /^line 3: says the cost of the same day and campaign as line 2$/],
    [line('2026-11-20,a,1,more'), /cannot be read/],
    [line('2026-11-20,"a,1'), /cannot be read/],
  ])('is rejected completely when a line is invalid: %j', async (text, problem) => {
    await expect(parseCosts(text, 'PHP')).rejects.toThrow(problem);
  });
});
