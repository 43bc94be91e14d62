/** Names of sources, media and campaigns compare without case and width, and are shown as first written. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { minorUnits } from '#domain/money.ts';
import { readCosts, saveCosts } from '#server/attribution/costs.ts';
import { saveAlias } from '#server/attribution/names.ts';
import { readRule } from '#server/attribution/postbacks/rule-draft.ts';
import { addRule } from '#server/attribution/postbacks/rules.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { transact } from '#server/database/transact.ts';
import { marketDay } from '#server/market-day.ts';
import { copyEmptyDatabase, temporaryFolder } from './databases.ts';
import { callOn, eachPlatform, OPERATOR_KEY } from './platforms.ts';

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
        saveCosts(trx, [{ day: today(), source, campaign, amount: minorUnits(amount) }]),
      );
    await cost('FACEBOOK', 'lantern', 10_000);
    await cost('facebook', 'LANTERN', 25_000);
    const days = { from: today(), to: today() };
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
      addRule(trx, rule, { secret: '', by: 'test', now: subject.clock.now() }),
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

const folder = temporaryFolder();
const DAY = 20_778;

const BEFORE = `
  delete from kysely_migration where name >= '0041-first-spellings';
  drop table install_name;
  drop index install_origin_words;
  create unique index install_origin_words on install_origin (words_hash);
  insert into install_client (id, ua_class, browser, in_app, language, country)
    values (901, 'desktop', '', '', '', '');
  insert into install_origin (id, source, medium, campaign, content, referrer, site, landing_path) values
    (901, 'Facebook', 'cpc', 'Lantern', '', 'web', '', '/'),
    (902, 'facebook', 'CPC', 'lantern', '', 'web', '', '/'),
    (903, 'FACEBOOK', 'cpc', 'Lantern', '', 'web', '', '/'),
    (904, 'tiktok', 'cpc', '', '', 'web', '', '/');
  insert into install_sum (touch, day, origin, client, landed)
    select 'first', ${DAY}, id, 901, 1 from install_origin where id >= 901;
  insert into install_alias values ('source', 'facebook', 'Meta'), ('source', 'FACEBOOK', 'FB');
  insert into install_cost values (${DAY}, 'Facebook', 'Lantern', 100), (${DAY}, 'facebook', 'lantern', 50),
    (${DAY}, '', 'LANTERN', 7)`;

it('merges the rows, changed names and costs of an earlier version', async () => {
  const options = { dataDir: join(folder(), 'data') };
  await copyEmptyDatabase(options.dataDir);
  const old = await openDatabase(options);
  for (const statement of BEFORE.split(';')) await sql.raw(statement).execute(old.db);
  await old.close();
  const { db, close } = await openDatabase(options);
  try {
    const { rows } = await sql<object>`
      select source, medium, campaign, sum(landed)::integer as landed from install_sum
      join install_origin_named as origin on origin.id = install_sum.origin
      where day = ${DAY}::integer group by 1, 2, 3 order by 1`.execute(db);
    expect(rows).toEqual([
      { source: 'FB', medium: 'cpc', campaign: 'Lantern', landed: 3 },
      { source: 'tiktok', medium: 'cpc', campaign: '', landed: 1 },
    ]);
    const costs = await db.selectFrom('install_cost').selectAll().orderBy('source').execute();
    expect(costs).toMatchObject([
      { source: '', campaign: 'Lantern', amount: 7 },
      { source: 'Facebook', campaign: 'Lantern', amount: 150 },
    ]);
    const days = { from: DAY, to: DAY, filters: { campaign: ['LANTERN'] } };
    expect(await readCosts(db, days, 'campaign')).toEqual(new Map([['Lantern', 157]]));
  } finally {
    await close();
  }
});
