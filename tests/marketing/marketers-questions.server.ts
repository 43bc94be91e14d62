import { beforeAll, expect, it } from 'vitest';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';
import { openForm } from './console-forms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };

/** What a marketer presses from the front page on, and what then stands there. */
interface Question {
  asks: string;
  /** Texts of links. */
  actions: readonly string[];
  answer: RegExp;
}

const QUESTIONS: readonly Question[] = [
  {
    asks: 'Campaign by platform, this week against the last?',
    actions: ['7 days', 'iPhone vs Android'],
    answer:
      /iPhone and iPad Android .* lantern-night [\d,]+ [▲▼] [+-][\d.]+% Compared period (?:[^▲▼]+[▲▼] \S+ ){3}/,
  },
  {
    asks: 'What does a depositor of each campaign cost?',
    actions: ['Costs ₱'],
    answer: /Per depositor Return .*lantern-night .* ₱9,000 ₱[\d,]+\.\d\d ₱[\d,]+\.\d\d [\d.]+× /,
  },
  {
    asks: 'And on each device, with the return?',
    actions: ['iPhone vs Android'],
    answer: /lantern-night .* ≈ ₱[\d,]+\.\d\d ≈ [\d.]+× .* ≈ ₱/,
  },
  {
    asks: 'Which in-app browser loses installs?',
    actions: ['Inside app', 'Details: Inside app'],
    answer: /Install rate .* Facebook [\d,]+ [^%]+% Compared period .* TikTok /,
  },
  {
    asks: 'How many go on from Samsung Internet to Chrome?',
    actions: ['Hand-over to Chrome'],
    answer: /Said yes to it Arrived .* Samsung Internet [\d,]+ /,
  },
  {
    asks: 'What is a cohort worth on day 7, 30 and 60?',
    actions: ['Player value', 'All columns'],
    answer: /Players .*Day 7 .*Day 30 Day 60 /,
  },
  {
    asks: 'Which is the best hour?',
    actions: ['By weekday and hour'],
    answer: /All 0 1 2 3 .* 22 23/,
  },
  {
    asks: 'Which is the best day and hour?',
    actions: ['By weekday and hour'],
    answer: /Monday \d+ /,
  },
  {
    asks: 'Which influencer’s link brings players?',
    actions: ['Links'],
    answer: /Openings Installed Depositors .* mango-video 0 0 0 mango /,
  },
  {
    asks: 'How many robots has each campaign?',
    actions: ['Details: Campaign'],
    answer: / Robots .* No campaign .* – – – – \d\d /,
  },
  { asks: 'Installs by share code?', actions: ['Share code'], answer: /MANGO7 [\d,]+ / },
  { asks: 'Which landing page works?', actions: ['Landing page'], answer: /\/register [\d,]+ / },
  {
    asks: 'Which installs have lapsed?',
    actions: ['Retention'],
    answer: /Lapsed installs .*Lapsed share .*lantern-night \d+ \d+ \d+ [\d.]+% \d+ /,
  },
  {
    asks: 'How do the numbers get into Google Sheets?',
    actions: ['CSV'],
    answer: /^"day","landed",.* 2026-11-21,\d+,/,
  },
  {
    asks: 'What has changed unusually?',
    actions: ['Alerts'],
    answer: / Alerts .* usual /,
  },
  { asks: 'Which keyword works?', actions: ['Keyword'], answer: /parola games [\d,]+ / },
  {
    asks: 'What is left after withdrawals and bonuses?',
    actions: ['Revenue'],
    answer: /Net deposits .*NGR|NGR .*Net deposits/,
  },
];

eachPlatform('seventeen questions of a marketer', (subject) => {
  const get = (url: string) => subject.platform().app.inject({ url, headers: KEY });

  beforeAll(async () => {
    const platform = subject.platform();
    expect((await operate(platform, 'traffic', { visitors: 1200, days: 45 })).body).toMatchObject({
      errcode: 0,
    });
    const day = dayText(marketDay('ph', START).number - 2);
    const table = `day,source,campaign,cost\n${day},facebook,lantern-night,9000\n`;
    expect((await operate(platform, 'costs add', { table, yes: true })).body).toMatchObject({
      errcode: 0,
    });
    const { post } = openForm(() => platform, KEY);
    await post('/report/links', {
      name: 'mango-video',
      path: '/',
      source: 'mango',
      campaign: 'video',
    });
  });

  it('are the seventeen', () => expect(QUESTIONS).toHaveLength(17));

  it.each(QUESTIONS)('$asks', async ({ actions, answer }) => {
    expect(actions.length).toBeLessThanOrEqual(2);
    let page = (await get('/report')).body;
    for (const action of actions) {
      const href = linkOf(page, action);
      const next = await get(href);
      expect([href, next.statusCode]).toEqual([href, 200]);
      page = next.body;
    }
    expect(wordsOf(page)).toMatch(answer);
  });
});

/** The address of a link by its text. */
function linkOf(page: string, text: string): string {
  const links = [...page.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => ({ href: href.replaceAll('&amp;', '&'), text: wordsOf(inner) }),
  );
  const found =
    links.find((link) => link.text === text) ?? links.find((link) => link.text.startsWith(text));
  if (!found)
    throw new Error(`no link "${text}" among: ${links.map((link) => link.text).join(' | ')}`);
  return found.href;
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(?:script|style).*?<\/(?:script|style)>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
