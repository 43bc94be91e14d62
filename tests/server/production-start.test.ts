import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '#server/platform.ts';
import { requireNamed } from '#server/protection/require-named.ts';
import { readSettings } from '#server/settings.ts';
import { scratch } from '#tests/support/scratch.ts';
import { lastOfEach } from './flags.ts';
import {
  callOn,
  operate,
  OPERATOR_KEY,
  platformUnderTest,
  REAL_PLAYERS,
  START,
} from './platforms.ts';
import { placeFor } from './seeded-place.ts';

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
  expect(banners.length).toBeGreaterThan(5);
  expect(banners.map(({ clickAction }) => clickAction)).not.toContain('21');
  expect(JSON.stringify({ config, tips, services })).not.toMatch(MADE_UP);
}

describe('a new server for real players', () => {
  const subject = platformUnderTest(REAL_PLAYERS);

  it('has games, but no made-up winners, news, contacts, licence or links', async () => {
    const shown = await shownBy(subject.platform());
    expect(shown.config['appGameList']).toHaveLength(60);
    expectNoSamples(shown);
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
    place = await placeFor('pglite', folder, { flags: FLAGS, clock });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = (flags: readonly string[]): Promise<Platform> =>
    createPlatform({
      settings: readSettings({}, lastOfEach([...FLAGS, ...flags, ...place])),
      clock,
    });

  it('loses the samples but not the operator’s own notice, and stays without them when it grows', async () => {
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

    const grown = await open([...REAL_PLAYERS, '--games=70']);
    expectNoSamples(await shownBy(grown));
    await grown.close();
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
    expect(problem).toThrow('--demo');
  });

  it('is refused before anything is written', async () => {
    const settings = settingsOf('--data-dir=/nowhere/at/all');
    await expect(createPlatform({ settings, clock })).rejects.toThrow('LICENSE_NO');
  });

  it('is allowed as a demo, and with both', () => {
    expect(() => requireNamed(settingsOf('--demo'))).not.toThrow();
    expect(() => requireNamed(settingsOf(...REAL_PLAYERS))).not.toThrow();
  });
});
