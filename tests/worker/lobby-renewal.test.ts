/** The lobby of a closed app (docs/decisions/0041): list, icons and launch document are renewed together. */
import { readRecord } from '#browser/storage/database.ts';
import { configRecord, gamesRecord, nextRecord } from '#browser/storage/records/lobby-records.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import { refused } from '#sw/testing/fake-environment.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { describe, expect, it } from 'vitest';
import { closedPhone, iconOf, lobbyAnswer, storedView, today, yesterday } from './renewal-phone.ts';

withEmptyDatabase();

type Phone = Awaited<ReturnType<typeof closedPhone>>;

const shownVersion = async () => (await readRecord(gamesRecord))?.value.gameListVersion;
const nextVersion = async () => (await readRecord(nextRecord))?.value.gameListVersion;
const savedAt = async () => (await readRecord(configRecord))?.savedAt;

/** Yesterday's list, icons and launch document, whole. */
async function expectYesterday(phone: Phone): Promise<void> {
  expect(await shownVersion()).toBe('v1');
  expect(await phone.activeVersion()).toBe('v1');
  expect(await phone.snapshot()).toEqual(storedView);
}

describe('the lobby of a closed app', () => {
  it('is replaced together with its icons and its launch document', async () => {
    const phone = await closedPhone();
    await phone.renew();
    expect([await shownVersion(), await nextVersion()]).toEqual(['v2', undefined]);
    expect(await savedAt()).toBe(phone.environment.now);
    expect(await phone.activeVersion()).toBe('v2');
    const view = await phone.snapshot();
    expect(view?.games.map(({ name, icon }) => [name, icon])).toEqual([
      ['Reef', '/static/art/icon/1_1.avif'],
      ['Dragon', '/static/art/icon/2_2.avif'],
      ['Pearl', '/static/art/icon/3_1.avif'],
    ]);
    expect(view?.banner).toBe('/static/art/banner/v2.webp');
    expect(await phone.launchDocument()).toContain('Pearl');
  });

  it('is requested once, as a visitor, with the version of the stored list', async () => {
    const phone = await closedPhone();
    await phone.renew();
    expect(phone.calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/app/v1/anonymous/appConfig',
    ]);
    expect(phone.calls[0]?.body).toMatchObject({ gameListVersion: 'v1', channel: 'WEB' });
    expect(phone.calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('fetches only new pictures, in the format that the phone shows', async () => {
    const phone = await closedPhone();
    await phone.renew();
    expect(phone.environment.asked.map(({ url }) => url)).toEqual([iconOf(2, 2), iconOf(3, 1)]);
    expect(await phone.activeIcons()).toEqual([iconOf(1, 1), iconOf(2, 2), iconOf(3, 1)]);
  });

  it('keeps what is the player’s in the launch document, with today’s pictures', async () => {
    const phone = await closedPhone();
    await phone.renew();
    const { games: _games, banner: _banner, played, ...own } = storedView;
    expect(await phone.snapshot()).toMatchObject(own);
    expect((await phone.snapshot())?.played).toEqual({
      title: played?.title,
      games: [{ ...played?.games[0], icon: '/static/art/icon/2_2.avif' }],
    });
  });

  it('is only dated anew where the server has the same list', async () => {
    const phone = await closedPhone();
    const { appGameList: _list, ...same } = yesterday();
    phone.answer = same;
    await phone.renew();
    expect(await shownVersion()).toBe('v1');
    expect(await savedAt()).toBe(phone.environment.now);
    expect(phone.environment.asked).toEqual([]);
  });

  it('goes back to an earlier list together with its icons', async () => {
    const phone = await closedPhone();
    await phone.renew();
    phone.environment.now += 13 * HOUR_MS;
    phone.answer = { ...yesterday(), serverTime: 1_700_000_000_001 };
    await phone.renew();
    expect([await shownVersion(), await phone.activeVersion()]).toEqual(['v1', 'v1']);
  });
});

describe('nothing is requested', () => {
  it.each<[string, (phone: Phone) => void]>([
    ['while a window is open', (phone) => (phone.openWindows = 1)],
    ['offline', (phone) => (phone.environment.isOnline = false)],
    ['with data saver', (phone) => (phone.connection = { saveData: true })],
    ['on a slow connection', (phone) => (phone.connection = { effectiveType: '2g' })],
    ['on a full phone', (phone) => (phone.free = 5_000_000)],
    ['within twelve hours', (phone) => (phone.environment.now -= 2 * HOUR_MS)],
  ])('%s', async (_when, given) => {
    const phone = await closedPhone();
    given(phone);
    await phone.renew();
    expect(phone.calls).toEqual([]);
    await expectYesterday(phone);
  });

  it('twice within twelve hours, however often the browser asks', async () => {
    const phone = await closedPhone();
    await phone.renew();
    await phone.renew();
    phone.environment.now += 11 * HOUR_MS;
    await phone.renew();
    expect(phone.calls).toHaveLength(1);
  });
});

it('is requested again after the phone’s clock was set back', async () => {
  const phone = await closedPhone();
  phone.environment.now -= 100 * HOUR_MS;
  await phone.renew();
  expect(phone.calls).toHaveLength(1);
});

describe('yesterday’s lobby stays whole', () => {
  it.each<[string, (phone: Phone) => void]>([
    ['without an answer', (phone) => (phone.whileAsking = () => Promise.reject(new Error('lost')))],
    ['when a server does not have the call', (phone) => (phone.status = 404)],
    ['when the server is down', (phone) => (phone.status = 503)],
    ['when a portal answers with its page', (phone) => (phone.answer = '<!doctype html>')],
    ['when the server refuses', (phone) => (phone.answer = { ...today(), errcode: 1000 })],
    ['when the server refuses by its code', (phone) => (phone.answer = { ...today(), code: 500 })],
    ['without a config', (phone) => (phone.answer = { errcode: 0, code: 200 })],
    ['with an empty list', (phone) => (phone.answer = lobbyAnswer('v2', []))],
    ['with first games only', (phone) => (phone.answer = { ...today(), partialGameList: 1 })],
    [
      'with another version and no list',
      (phone) => (phone.answer = { ...today(), appGameList: undefined }),
    ],
    [
      'when the app is opened meanwhile',
      (phone) => (phone.whileAsking = async () => void (phone.openWindows = 1)),
    ],
  ])('%s', async (_when, given) => {
    const phone = await closedPhone();
    given(phone);
    await phone.renew();
    await expectYesterday(phone);
    expect(await nextVersion()).toBeUndefined();
  });
});

describe('a list whose icons do not load', () => {
  it('waits as the next list, and no launch document shows it', async () => {
    const phone = await closedPhone();
    phone.environment.answer = () => refused(500);
    await phone.renew();
    await expectYesterday(phone);
    expect(await nextVersion()).toBe('v2');
  });

  it('is completed by the next renewal, which does not request it again', async () => {
    const phone = await closedPhone();
    const { answer } = phone.environment;
    phone.environment.answer = () => refused(500);
    await phone.renew();
    phone.environment.answer = answer;
    phone.environment.now += 13 * HOUR_MS;
    const { appGameList: _list, ...same } = today();
    phone.answer = same;
    await phone.renew();
    expect(phone.calls.at(-1)?.body).toMatchObject({ gameListVersion: 'v2' });
    expect([await shownVersion(), await phone.activeVersion()]).toEqual(['v2', 'v2']);
  });
});

describe('on mobile data', () => {
  it('fetches the first rows and new pictures of stored games, and no other icon', async () => {
    const phone = await closedPhone();
    phone.connection = { type: 'cellular' };
    phone.answer = lobbyAnswer('v2', [
      { id: 1, version: 2, hot: 1 },
      { id: 2, version: 1 },
      { id: 3, version: 1 },
    ]);
    await phone.renew();
    expect(phone.environment.asked.map(({ url }) => url)).toEqual([iconOf(1, 2)]);
    expect(await shownVersion()).toBe('v2');
  });
});

it('without icons, which the player has removed, the list is replaced all the same', async () => {
  const phone = await closedPhone();
  await phone.freeIcons();
  await phone.renew();
  expect(await shownVersion()).toBe('v2');
  expect(phone.environment.asked).toEqual([]);
});

describe('the launch document', () => {
  it('is not made again after a log-out', async () => {
    const phone = await closedPhone();
    phone.whileAsking = () => phone.documents.remove();
    await phone.renew();
    expect(await phone.snapshot()).toBeNull();
    expect(await phone.launchDocument()).not.toContain('Dragon');
    expect(await shownVersion()).toBe('v2');
  });

  it('gets no banner where the player had none', async () => {
    const phone = await closedPhone({ view: { ...storedView, banner: null } });
    await phone.renew();
    expect((await phone.snapshot())?.banner).toBeNull();
  });

  it('keeps yesterday’s banner when today’s cannot be stored', async () => {
    const phone = await closedPhone();
    phone.hasPictures = false;
    await phone.renew();
    expect((await phone.snapshot())?.banner).toBe(storedView.banner);
    expect((await phone.snapshot())?.games).toHaveLength(3);
  });
});

it('nothing is made of a phone that never stored a lobby', async () => {
  const phone = await closedPhone();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('parola').addEventListener('success', resolve);
  });
  await phone.renew();
  expect(phone.calls).toEqual([]);
  expect(await shownVersion()).toBeUndefined();
});
