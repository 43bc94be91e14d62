import { createDemo } from '#server/demo/demo-parts.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDemoDocuments } from '#server/demo/seed/seed-catalogue.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { requireNamed } from '#server/players/protection/require-named.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { scratch } from '#tests/support/scratch.ts';
import { lastOfEach } from './flags.ts';
import {
  callOn,
  operate,
  OPERATOR_KEY,
  platformUnderTest,
  REAL_PLAYERS,
  reopenedKind,
  START,
} from './platforms.ts';
import { placeFor } from '#tests/demo/seeded-place.ts';

const FLAGS = ['--games=60', '--log-level=silent', `--operator-key=${OPERATOR_KEY}`];
const clock = { now: () => START };

/** Everything that visitors get before they log in. */
async function shownBy(platform: Platform) {
  const call = async (name: 'appConfig' | 'lobbyTips' | 'customerServices') =>
    (await callOn(platform, name)).body;
  return {
    config: await call('appConfig'),
    tips: await call('lobbyTips'),
    services: await call('customerServices'),
  };
}

/** Content of the seed that no real operator has. */
const MADE_UP = /example\.com|DEMO-|Demo helpline|0900 000|Planned maintenance/;

function expectNoSamples({ config, tips, services }: Awaited<ReturnType<typeof shownBy>>): void {
  expect(tips['jackpotList']).toEqual([]);
  expect(services['appCustomerServiceQueue']).toEqual([]);
  expect(config['appNoticeConfigList']).toEqual([]);
  expect(config['socialMedia']).toBe('[]');
  expect(config['responsible']).toMatchObject({
    licenseNo: 'PAGCOR-77',
    helpline: '1553',
    links: [],
  });
  const banners = config['appLobbyAdConfigList'] as { clickType: number; clickAction: string }[];
  expect(banners.map(({ clickAction }) => clickAction)).not.toContain('21');
  expect(JSON.stringify({ config, tips, services })).not.toMatch(MADE_UP);
}

/** Every text of a demo's lobby, to look for in another one. */
async function demoTexts(): Promise<Set<string>> {
  const { webConfig, trade, customerServices } = await makeDemoDocuments({
    market: 'ph',
    games: 60,
    now: START,
  });
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /\p{L}{4}/u.test(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect([webConfig, trade, customerServices]);
  return texts;
}

describe('a new server for real players', () => {
  const subject = platformUnderTest(REAL_PLAYERS);
  const load = (catalogue: unknown) =>
    operate(subject.platform(), 'catalogue load', { catalogue: JSON.stringify(catalogue) });
  const GAME = { id: 7, brandId: 3, typeId: 1, name: 'Our Own', version: 1, rtp: 96 };

  it('is empty: no games, offers, activities, winners, news, contacts or links', async () => {
    const shown = await shownBy(subject.platform());
    expect(shown.config['appGameList']).toEqual([]);
    expect(shown.config['appLobbyAdConfigList']).toEqual([]);
    expectNoSamples(shown);
    const { body: trade } = await callOn(subject.platform(), 'anonymousTradeInfo');
    expect(trade).toMatchObject({ rechargeList: [], payChannelList: [] });
    const { body } = await operate(subject.platform(), 'activity list');
    const running = (body['activities'] as { isRunning: boolean }[]).filter((one) => one.isRunning);
    expect(running).toEqual([]);
  });

  it('shows nothing of a demo', async () => {
    const shown = JSON.stringify(await shownBy(subject.platform()));
    const texts = await demoTexts();
    expect(texts.size).toBeGreaterThan(100);
    expect([...texts].filter((text) => shown.includes(JSON.stringify(text)))).toEqual([]);
  });

  it('refuses a broken catalogue at its place, and stores nothing of it', async () => {
    const { appLobbyAdConfigList: banners } = (await shownBy(subject.platform())).config;
    for (const [broken, problem] of [
      [{ games: [GAME, { ...GAME, id: 8, name: '' }] }, 'games.1.name'],
      [{ games: [GAME, GAME] }, '7 is there twice'],
      [{ games: [{ ...GAME, version: 0 }] }, 'games.0.version'],
      [{ games: [{ ...GAME, minBet: 1.5 }] }, 'games.0.minBet'],
      [{ webConfig: { appLobbyAdConfigList: banners } }, 'webConfig.'],
      [{ gamez: [] }, 'gamez'],
      ['a text', 'the file'],
    ] as const) {
      const { status, body } = await load(broken);
      expect([status, body['msg']], problem).toEqual([400, expect.stringContaining(problem)]);
    }
    const notJson = await operate(subject.platform(), 'catalogue load', { catalogue: '{' });
    expect(notJson.body['msg']).toBe('the file is not JSON');
    const { config } = await shownBy(subject.platform());
    expect(config['appGameList']).toEqual([]);
  });

  it('takes the operator’s games with their true facts, and gives its catalogue back', async () => {
    expect((await load({ games: [GAME] })).body).toMatchObject({ games: 1, documents: [] });
    const { config } = await shownBy(subject.platform());
    expect(config['appGameList']).toMatchObject([{ id: 7, name: 'Our Own' }]);
    const [game] = config['appGameList'] as { rtp: number }[];
    expect(game?.rtp).not.toBe(GAME.rtp);

    const { errcode: _code, ...saved } = (await operate(subject.platform(), 'catalogue save')).body;
    expect(new Set(Object.keys(saved))).toEqual(
      new Set(['games', 'trade', 'webConfig', 'customerServices']),
    );
    expect((await load(saved)).body).toMatchObject({ errcode: 0, games: 1 });
    expect((await shownBy(subject.platform())).config).toEqual(config);
  });
});

describe('a new demo', () => {
  const subject = platformUnderTest();

  it('has winners, news, contacts and social pages to look at', async () => {
    const { config, tips, services } = await shownBy(subject.platform());
    expect(tips['jackpotList']).toHaveLength(24);
    expect(config['appNoticeConfigList']).not.toEqual([]);
    expect(config['socialMedia']).toContain('facebook02');
    expect(services['appCustomerServiceQueue']).not.toEqual([]);
  });
});

describe('a demo database that is opened for real players', () => {
  let folder: string;
  let place: readonly string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    place = await placeFor(reopenedKind(), folder, { flags: FLAGS, clock });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = (flags: readonly string[]): Promise<Platform> =>
    createPlatform({
      demo: createDemo(),
      settings: readSettings({}, lastOfEach([...FLAGS, ...flags, ...place])),
      clock,
    });

  it('has lost the samples but not the operator’s own notice', async () => {
    const demo = await open([]);
    await operate(demo, 'notice add', { type: 1, title: 'Ours', content: '<p>Stays</p>' });
    await operate(demo, 'demo remove');
    await demo.close();

    const real = await open(REAL_PLAYERS);
    const { config, tips, services } = await shownBy(real);
    await real.close();
    const notices = config['appNoticeConfigList'] as { title: string }[];
    expect(notices.map(({ title }) => title)).toEqual(['Ours']);
    expectNoSamples({ config: { ...config, appNoticeConfigList: [] }, tips, services });
  });

  it('keeps its samples when the start is refused because its players are still there', async () => {
    await expect(open(REAL_PLAYERS)).rejects.toThrow('demo remove');
    const demo = await open([]);
    expect((await shownBy(demo)).tips['jackpotList']).toHaveLength(24);
    await demo.close();
  });
});

describe('a start for real players without what the law needs named', () => {
  const settingsOf = (...flags: string[]) => readSettings({ NODE_ENV: 'production' }, flags);

  it.each([
    [[], 'LICENSE_NO and HELPLINE', '--license-no=… --helpline=…'],
    [['--license-no=PH-77'], 'HELPLINE', '--helpline=…'],
    [['--helpline=1553'], 'LICENSE_NO', '--license-no=…'],
  ])('is refused with %j and names what is missing', (flags, names, how) => {
    const problem = () => requireNamed(settingsOf(...flags));
    expect(problem).toThrow(`Set ${names} (or ${how})`);
    expect(problem).toThrow('npm start');
  });

  it('is refused before anything is written', async () => {
    const settings = settingsOf('--data-dir=/nowhere/at/all');
    await expect(createPlatform({ demo: createDemo(), settings, clock })).rejects.toThrow(
      'LICENSE_NO',
    );
  });

  it('is allowed as a demo, and with both', () => {
    expect(() => requireNamed(settingsOf('--demo'))).not.toThrow();
    expect(() => requireNamed(settingsOf(...REAL_PLAYERS))).not.toThrow();
  });
});

describe('a server without the demo’s parts', () => {
  const start = (...flags: string[]) => {
    const own = [...REAL_PLAYERS, '--data-dir=/nowhere/at/all', ...flags];
    const settings = readSettings({}, lastOfEach(own), false);
    return createPlatform({ settings, clock });
  };

  it.each([
    ['--demo=true', '--demo'],
    ['--payment-provider=sandbox', '--payment-provider'],
    ['--payout-provider=sandbox', '--payout-provider'],
    ['--movable-clock', '--movable-clock'],
    ['--fault=/app/v1/gameLike=errcode:1', '--fault'],
  ])('refuses %s before anything is written', async (flag, name) => {
    await expect(start(flag)).rejects.toThrow(`${name}: this server was built without the demo`);
  });

  it('refuses a scenario, and is no demo unless it is asked to be', async () => {
    await expect(start('--scenario=rich-player')).rejects.toThrow('scenarios are for demos');
    expect(readSettings({}, [], false).demo).toBe(false);
    expect(readSettings({}, []).demo).toBe(true);
  });
});
