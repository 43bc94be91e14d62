/** Names of sources, media and campaigns compare without case and width, and are shown as first written. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { minorUnits } from '#shared/money/money.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { saveCosts } from '#server/marketing/costs/cost-imports.ts';
import { saveAlias } from '#server/marketing/events/names.ts';
import { readRule } from '#server/marketing/postbacks/rule-draft.ts';
import { addRule } from '#server/marketing/postbacks/rules.ts';
import { transact } from '#server/core/database/transact.ts';
import { marketDay } from '#server/core/market-day.ts';
import { callOn, eachPlatform, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { counted } from './counted.ts';

eachPlatform('the spelling of names', (subject) => {
  const context = () => subject.platform().context;
  const land = async (source: string, campaign: string, medium = 'cpc', ids = {}) => {
    const time = subject.clock.now();
    const attribution = {
      installReferrer: 'web',
      utm: { source, medium, campaign },
      clickIds: ids,
      landingPath: '/',
      referrerOrigin: '',
      uaClass: 'android-chrome',
      firstTouch: time,
      lastTouch: time,
    };
    const installId = randomUUID();
    const events = [{ seq: 1, name: 'landing', time, attribution }];
    const { body } = await callOn(subject.platform(), 'installEvents', { installId, events });
    expect(body).toMatchObject({ accepted: 1 });
    subject.clock.advance(1000);
    return installId;
  };
  const table = async (by: string, more = '') => {
    await counted(subject.platform());
    const { body } = await subject.platform().app.inject({
      url: `/report/table?by=${by}&format=json${more}`,
      headers: { 'x-operator-key': OPERATOR_KEY },
    });
    return (JSON.parse(body) as { rows: { name: string; landed: number; cost?: number }[] }).rows;
  };
  const rowsOf = async (by: string, more = '') =>
    (await table(by, more)).map(({ name, landed }) => [name, landed]);
  const today = () => marketDay(context().settings.market, subject.clock.now()).number;

  it('adds up every spelling in one row, whichever call counts them', async () => {
    await land('Facebook', 'Lantern');
    await land('facebook', 'LANTERN', 'CPC');
    expect(await rowsOf('source')).toEqual([['Facebook', 2]]);
    await land('FACEBOOK', 'lantern', 'Cpc');
    await land('ｆａｃｅｂｏｏｋ', 'ｌａｎｔｅｒｎ');
    await land('face\u200Bbook', 'Lantern ');
    expect(await rowsOf('source')).toEqual([['Facebook', 5]]);
    expect(await rowsOf('campaign')).toEqual([['Lantern', 5]]);
    expect(await rowsOf('medium')).toEqual([['cpc', 5]]);
  });

  it('is found by filters and searches in any spelling', async () => {
    expect(await rowsOf('source', '&campaign=LANTERN')).toEqual([['Facebook', 5]]);
    expect(await rowsOf('source', `&source=${encodeURIComponent('ＦＡＣＥＢＯＯＫ')}`)).toEqual([
      ['Facebook', 5],
    ]);
    expect(await rowsOf('source', '&search=FACE')).toEqual([['Facebook', 5]]);
    expect(await rowsOf('source', '&campaign=other')).toEqual([]);
  });

  it('takes costs onto the one row, and replaces those of another spelling', async () => {
    const cost = (source: string, campaign: string, amount: number) =>
      transact(context().database, (trx) =>
        saveCosts(trx, {
          costs: [{ day: today(), source, campaign, amount: minorUnits(amount) }],
          lines: 1,
          digest: '',
          by: 'mia',
          now: context().clock.now(),
        }),
      );
    await cost('FACEBOOK', 'lantern', 10_000);
    await cost('facebook', 'LANTERN', 25_000);
    const days = { from: today(), to: today(), scope: 'all' } as const;
    const { db } = context().database;
    expect(await readCosts(db, { ...days, filters: {} }, 'campaign')).toEqual(
      new Map([['Lantern', 25_000]]),
    );
    expect(await readCosts(db, { ...days, filters: { source: ['faceBOOK'] } }, 'source')).toEqual(
      new Map([['Facebook', 25_000]]),
    );
    expect((await table('campaign')).map(({ name }) => name)).toEqual(['Lantern']);
  });

  it('follows a changed name, whichever spelling was changed, and a changed spelling', async () => {
    const rename = (was: string, name: string) =>
      transact(context().database, (trx) => saveAlias(trx, { dimension: 'source', was, name }));
    await land('fb', 'Lantern');
    expect(await rowsOf('source', '&source=FB')).toEqual([['fb', 1]]);
    await rename('FB', 'FaceBook');
    expect(await rowsOf('source')).toEqual([['Facebook', 6]]);
    await rename('facebook', 'FACEBOOK');
    expect(await rowsOf('source')).toEqual([['FACEBOOK', 6]]);
    expect(await rowsOf('campaign', '&source=facebook')).toEqual([['Lantern', 6]]);
    await rename('FACEBOOK', '');
    await rename('fb', '');
    expect(await rowsOf('source')).toEqual([
      ['Facebook', 5],
      ['fb', 1],
    ]);
  });

  it('matches postback rules in any spelling, and leaves click ids as they are', async () => {
    const { db } = context().database;
    const rule = readRule(
      {
        name: 'a rule',
        source: 'TIKTOK',
        campaign: 'pAyDaY',
        windowDays: '30',
        send_install: 'yes',
        method: 'GET',
        url: 'https://tracker.test/postback?click={click_id}&event={event}&id={event_id}',
      },
      { mayCallUrl: () => true, hasSecret: false },
    );
    await transact(context().database, (trx) =>
      addRule(trx, rule, { secret: '', owner: undefined, by: 'test', now: subject.clock.now() }),
    );
    const installId = await land('TikTok', 'PayDay', 'cpc', { click_id: 'AbC-1' });
    const time = subject.clock.now();
    await callOn(subject.platform(), 'installEvents', {
      installId,
      events: [{ seq: 2, name: 'app_installed', time }],
    });
    await rowsOf('source');
    const sent = await db
      .selectFrom('postback')
      .where('install_id', '=', installId)
      .select(['event', 'facts'])
      .execute();
    expect(sent.map(({ event }) => event)).toEqual(['install']);
    expect(sent[0]?.facts).toMatchObject({
      source: 'TikTok',
      campaign: 'PayDay',
      click_id: 'AbC-1',
    });
  });
});
