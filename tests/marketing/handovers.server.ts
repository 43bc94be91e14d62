import { beforeAll, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { handovers as en } from '#server/marketing/texts/en-handovers.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const at = (daysAgo: number) => new Date(START - daysAgo * DAY_MS - 3_600_000).toISOString();
const times = <Value extends object>(count: number, one: Value) =>
  Array.from({ length: count }, (_none, index) => ({ ...one, content: `${index}` }));

const IN_FACEBOOK = {
  landed: at(2),
  campaign: 'pier',
  client: 'android-in-app',
  app: 'facebook',
  browser: 'webview',
};
const FROM_FACEBOOK = {
  landed: at(1),
  campaign: 'pier',
  client: 'android-chrome',
  browser: 'chrome',
  handover: 'facebook',
};
const IN_SAMSUNG = {
  landed: at(3),
  campaign: 'harbour',
  client: 'android-other',
  browser: 'samsung',
};
const FROM_SAMSUNG = { ...FROM_FACEBOOK, campaign: 'harbour', handover: 'samsung' };

interface Path {
  name: string;
  handing: object;
  arrived: Record<string, number>;
  before: { handing: object; arrived: Record<string, number> };
}

eachPlatform('paths over two browsers', (subject) => {
  const get = (url: string) => subject.platform().app.inject({ url, headers: KEY });
  const pathsOf = async (url: string): Promise<Path[]> => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ rows: Path[] }>().rows;
  };

  beforeAll(async () => {
    const visitors = [
      ...times(6, { ...IN_FACEBOOK, steps: { offered: 9, agreed: 12 } }),
      ...times(3, { ...IN_FACEBOOK, landed: at(2.1), steps: { offered: 9 } }),
      // Landed, and left before the offer.
      { ...IN_FACEBOOK, content: 'left' },
      ...times(5, { ...FROM_FACEBOOK, steps: { installed: 60, opened: 90, registered: 200 } }),
      { ...FROM_FACEBOOK, content: 'paid', deposits: [{ after: 300, amount: 12_345 }] },
      { ...IN_SAMSUNG, steps: { offered: 5, agreed: 6 } },
      { ...FROM_SAMSUNG },
      // Of the period before.
      { ...FROM_FACEBOOK, landed: at(9) },
      // Chrome installs by itself, and Safari too: neither hands over.
      {
        landed: at(1),
        client: 'android-chrome',
        browser: 'chrome',
        steps: { offered: 3, agreed: 4 },
      },
      { landed: at(1), client: 'ios-safari', browser: 'safari', steps: { offered: 3, agreed: 4 } },
      { landed: at(1), client: 'ios-other', browser: 'chrome', steps: { offered: 3, agreed: 4 } },
      {
        landed: at(1),
        client: 'ios-in-app',
        browser: 'webview',
        app: 'line',
        steps: { offered: 3 },
      },
    ];
    const { body } = await operate(subject.platform(), 'traffic', { plan: { visitors } });
    expect(body).toMatchObject({ errcode: 0, visitors: visitors.length });
  });

  it('are counted from the visit in an app to the deposit in the other browser', async () => {
    const rows = await pathsOf('/report/handovers?period=7d&format=json');
    expect(rows.map(({ name }) => name)).toEqual(['facebook', 'samsung', 'line']);
    const [facebook, samsung, line] = rows;
    expect(facebook?.handing).toEqual({ landed: 10, offered: 9, agreed: 6 });
    expect(facebook?.arrived).toMatchObject({ landed: 6, installed: 5, opened: 5, registered: 5 });
    expect(facebook?.arrived).toMatchObject({ deposited: 1, amount: 12_345 });
    expect(facebook?.before.arrived).toMatchObject({ landed: 1 });
    expect(samsung).toMatchObject({ handing: { landed: 1, agreed: 1 }, arrived: { landed: 1 } });
    expect(line).toMatchObject({ handing: { landed: 1, offered: 1, agreed: 0 } });
  });

  it('follow the filters of the address at both ends', async () => {
    const rows = await pathsOf('/report/handovers?period=7d&campaign=harbour&format=json');
    expect(rows).toMatchObject([
      { name: 'samsung', handing: { landed: 1 }, arrived: { landed: 1 } },
    ]);
  });

  it('are one tap from the front page, and a row is a filter', async () => {
    expect((await get('/report?period=7d')).body).toContain('href="/report/handovers?period=7d"');
    const page = (await get('/report/handovers?period=7d')).body;
    expect(page).toContain('Samsung Internet');
    expect(page).toContain('href="/report?period=7d&amp;handover=facebook"');
    expect((await get('/report/handovers?period=7d&campaign=no-such')).body).toContain(en.nothing);
  });

  it('are a file with the numbers of the page', async () => {
    const { body } = await get('/report/handovers?period=7d&format=csv');
    const [heads = [], facebook = []] = parse(body, { bom: true });
    const cell = (head: string) => facebook[heads.indexOf(head)];
    expect(cell('handover')).toBe('facebook');
    expect(cell('handing_agreed')).toBe('6');
    expect(cell('arrived_installed')).toBe('5');
    expect(cell('arrived_amount_hundredths')).toBe('12345');
    expect(cell('before_arrived_landed')).toBe('1');
  });

  it('leave out what fewer than five visitors did where they leave the operator', async () => {
    const rows = await pathsOf(`${API_PATHS.handovers}?period=7d`);
    expect(rows.map(({ name }) => name)).toEqual(['facebook']);
    expect(rows[0]).toMatchObject({ handing: { landed: 10 }, arrived: { landed: 6 } });
    expect(rows[0]?.before.arrived['landed']).toBe(0);
  });

  it('are a dimension of every report', async () => {
    const table = await get('/report/table?by=handover&period=7d&format=json');
    const { rows } = table.json<{ rows: { name: string; landed: number }[] }>();
    expect(Object.fromEntries(rows.map(({ name, landed }) => [name, landed]))).toMatchObject({
      facebook: 6,
      samsung: 1,
    });
    expect((await get('/report/handovers?hour=3')).statusCode).toBe(400);
  });
});
