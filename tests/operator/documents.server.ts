/** The lobby's documents by command, and a database that was edited by hand. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { Documents } from '#server/catalogue/documents.ts';
import { operate, ownPlayer, platformUnderTest, send } from '#tests/server/platforms.ts';

const WHY = { reason: 'a test' };

describe('the documents of the lobby', () => {
  const subject = platformUnderTest();
  const ask = async (command: string, options: object = {}) => {
    const { status, body } = await operate(subject.platform(), `document ${command}`, options);
    return { status, body };
  };
  const valueOf = async (key: string, path = '') => (await ask('get', { key, path })).body['value'];
  const newest = async (key: string) => {
    const { body } = await ask('versions', { key });
    return (body['versions'] as { version: number }[])[0]?.version ?? 0;
  };
  const config = async () =>
    (await send(subject.platform(), endpoints.appConfig.path, '{"gameListVersion":""}')).body;

  it('are read, changed at a place, and returned to an earlier version, with the audit', async () => {
    const levels = (await valueOf('webConfig', 'vipConfigList')) as { level: number }[];
    const before = await newest('webConfig');
    const path = 'vipConfigList.1.withdrawCount';
    const former = await valueOf('webConfig', path);
    const changed = await ask('set', { key: 'webConfig', path, value: '9', ...WHY });
    expect(changed.body).toMatchObject({ stored: true, version: before + 1 });
    // The lobby has it at once.
    const [, second] = (await config())['vipConfigList'] as { withdrawCount: number }[];
    expect(second?.withdrawCount).toBe(9);
    expect(await ask('restore', { key: 'webConfig', version: before, ...WHY })).toMatchObject({
      status: 200,
      body: { version: before + 2 },
    });
    expect(await valueOf('webConfig', path)).toBe(former);
    expect(await valueOf('webConfig', 'vipConfigList')).toEqual(levels);
    const { body } = await operate(subject.platform(), 'audit list', { command: 'document set' });
    expect(body['entries']).toMatchObject([
      { reason: 'a test', after: { key: 'webConfig', version: before + 1 } },
    ]);
  });

  it.each([
    [{ key: 'webConfig', value: '{' }, /not JSON/],
    [{ key: 'webConfig', value: '{}' }, /would not be valid: /],
    [
      { key: 'webConfig', path: 'vipConfigList.0.level', value: '"high"' },
      /vipConfigList: 0\.level/,
    ],
    [{ key: 'webConfig', path: 'nowhere.at.all', value: '1' }, /no place nowhere\.at\.all/],
    [{ key: 'wagering', path: 'betTimes', value: '-1' }, /would not be valid/],
    [
      { key: 'trade', path: 'payChannelList.0.feeFixed', value: '-500' },
      /payChannelList\.0\.feeFixed: -500 is below 0/,
    ],
    [{ key: 'trade', path: 'rechargeMin', value: '99999999999' }, /is above rechargeMax/],
  ])('a change to %j is refused, and changes nothing', async (options, problem) => {
    const before = await newest(options.key);
    const { status, body } = await ask('set', { ...options, ...WHY });
    expect(status).toBe(400);
    expect(body['msg']).toMatch(problem);
    expect(await newest(options.key)).toBe(before);
  });

  it('an unknown document, version or place, and a change without a reason, are refused', async () => {
    for (const [command, options] of [
      ['get', { key: 'nothing' }],
      ['get', { key: 'trade', version: 999 }],
      ['get', { key: 'trade', path: 'nowhere' }],
      ['restore', { key: 'trade', version: 999, ...WHY }],
      ['set', { key: 'trade', value: '{}' }],
    ] as const) {
      expect(await ask(command, options)).toMatchObject({ status: 400 });
    }
  });

  it('show what a change makes of the promotions, and one that loses money is not stored by a slip', async () => {
    const rules = { betTimes: 35, shares: { 1: 100 }, leastOut: 120 };
    await ask('set', { key: 'wagering', value: JSON.stringify(rules), ...WHY });
    const before = await newest('wagering');
    const generous = { key: 'wagering', path: 'betTimes', value: '1', ...WHY };
    const tried = await ask('set', { ...generous, try: 'yes' });
    expect(tried.body).toMatchObject({ stored: false });
    const promotions = tried.body['promotions'] as { before: number; after: number }[];
    expect(promotions.length).toBeGreaterThan(0);
    expect(promotions.every((one) => one.after > one.before)).toBe(true);
    const refused = await ask('set', generous);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body['msg']).toMatch(/would lose [\d.]+ of 100 coins/);
    expect(await newest('wagering')).toBe(before);
    expect(await ask('set', { ...generous, losing: 'yes' })).toMatchObject({ status: 200 });
    expect(await ask('restore', { key: 'wagering', version: before, ...WHY })).toMatchObject({
      status: 200,
    });
  });

  it('keep fifty versions of each', async () => {
    for (let round = 0; round < 55; round += 1) {
      await ask('set', { key: 'trade', path: 'rechargeMin', value: String(100 + round), ...WHY });
    }
    const { body } = await ask('versions', { key: 'trade' });
    expect(body['versions']).toHaveLength(50);
  }, 60_000);

  describe('broken by hand in the database', () => {
    const editByHand = (key: keyof Documents, value: string) =>
      sql`update config_document set value = ${value}::jsonb where key = ${key}`.execute(
        subject.platform().context.database.db,
      );

    it.each([
      ['webConfig', '{"vipConfigList":"none"}'],
      ['trade', '[]'],
      ['wagering', '{"betTimes":"many"}'],
      ['customerServices', '7'],
      ['redPacket', '{"levels":null}'],
    ] as const)(
      '%s: the last good version is used, and the list says what is wrong',
      async (key, value) => {
        const platform = subject.platform();
        const { token } = await ownPlayer(platform);
        const good = await valueOf(key);
        await editByHand(key, value);
        platform.context.catalogue.changed();
        expect((await config())['errcode']).toBe(0);
        for (const name of [
          'tradeInfo',
          'afterLoginConfig',
          'customerServices',
          'activities',
        ] as const) {
          const answer = await send(platform, endpoints[name].path, '{}', token);
          expect([name, answer.body['errcode']]).toEqual([name, 0]);
        }
        expect(await valueOf(key)).toEqual(good);
        expect((await ask('list')).body['problems']).toEqual([expect.stringMatching(`^${key}: `)]);
        // A change by command starts from what is used, and replaces what is not valid.
        const path = {
          webConfig: 'customNotice',
          trade: 'rechargeMin',
          wagering: 'leastOut',
          customerServices: '',
          redPacket: 'withdrawalsADay',
        }[key];
        const part = path === '' ? good : await valueOf(key, path);
        await ask('set', {
          key,
          path: part === undefined ? '' : path,
          value: JSON.stringify(part ?? good),
          ...WHY,
        });
        expect((await ask('list')).body['problems']).toEqual([]);
      },
    );

    it('a valid change by hand is served within a second, without a command', async () => {
      const platform = subject.platform();
      const min = 12_300;
      await sql`update config_document set value = jsonb_set(value, '{rechargeMin}', ${min}::text::jsonb)
        where key = 'trade'`.execute(platform.context.database.db);
      platform.context.catalogue.changed();
      const answer = await send(platform, endpoints.anonymousTradeInfo.path, '{}');
      expect(answer.body['rechargeMin']).toBe(min);
    });

    it('a game that is not valid is left out, and the others are served', async () => {
      const platform = subject.platform();
      const count = async () => ((await config())['appGameList'] as object[]).length;
      const all = await count();
      await sql`update game set extra = '{"rtp":"high"}'::jsonb
        where id = (select min(id) from game)`.execute(platform.context.database.db);
      await operate(platform, 'catalogue bump', { games: 1 });
      expect(await count()).toBe(all - 1);
    });
  });
});
