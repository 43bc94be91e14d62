import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { connectToFolder } from '#server/database/data-folder-lock.ts';
import { readArguments } from '#server/operator/arguments.ts';
import { WRONG_KEYS_PER_MINUTE } from '#server/operator/wrong-keys.ts';
import { operatorHelp } from '#server/operator/local-commands.ts';
import {
  eachPlatform,
  operate,
  OPERATOR_KEY,
  platformUnderTest,
  START,
  tokenOf,
} from './platforms.ts';

eachPlatform('operator commands', (subject) => {
  const run = (command: string, options: object = {}) =>
    operate(subject.platform(), command, options);

  it('require the key', async () => {
    for (const key of ['', 'a-key-for-these-testz', 'x']) {
      const { status, body } = await operate(subject.platform(), 'catalogue list', {}, key);
      expect([status, body['errcode'], body['games']]).toEqual([401, 401, undefined]);
    }
  });

  it('are refused to an address that keeps guessing, but never with the right key', async () => {
    const from = (headers: Record<string, string>, url = '/report') =>
      subject.platform().app.inject({ url, headers, remoteAddress: '203.0.113.9' });
    for (let guess = 1; guess <= WRONG_KEYS_PER_MINUTE; guess += 1) {
      const wrong = await from({ 'x-operator-key': `guess-${guess}` });
      expect(wrong.statusCode).toBe(401);
    }
    const basic = `Basic ${Buffer.from('operator:guess').toString('base64')}`;
    const answers = [
      await from({ 'x-operator-key': 'guess' }),
      await from({ authorization: basic }),
      await from({ authorization: 'Bearer guess' }, '/operator/csp-reports'),
      await from({ 'x-operator-key': OPERATOR_KEY }),
      await from({ 'x-operator-key': OPERATOR_KEY }, '/operator/csp-reports'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 200, 200]);
  });

  it('list games, of one type or all', async () => {
    const { body } = await run('catalogue list', { type: '1', limit: 3 });
    expect(body['games']).toHaveLength(3);
    expect(body['games']).toEqual(Array(3).fill(expect.objectContaining({ typeId: 1 })));
    const all = await run('catalogue list');
    expect(all.body).toMatchObject({ errcode: 0, total: 60 });
  });

  it('change one game for every player at once', async () => {
    const changes = {
      name: 'Harbor Bell',
      hot: true,
      hidden: 'false',
      maintenance: '1',
      hotSort: 2,
    };
    const { body } = await run('catalogue set', { id: 1002, ...changes });
    const wanted = { id: 1002, name: 'Harbor Bell', hot: 1, showType: 0, status: 0, hotSort: 2 };
    expect(body).toMatchObject({ errcode: 0, game: wanted });
    const config = await subject.call('appConfig');
    expect(config.body['gameListVersion']).toBe(body['gameListVersion']);
    expect(config.body['appGameList']).toContainEqual(expect.objectContaining(wanted));
  });

  it('give a list that is changed back its former version', async () => {
    const first = await run('catalogue set', { id: 1003, sort: 7 });
    const other = await run('catalogue set', { id: 1003, sort: 8 });
    const again = await run('catalogue set', { id: 1003, sort: 7 });
    expect(other.body['gameListVersion']).not.toBe(first.body['gameListVersion']);
    expect(again.body['gameListVersion']).toBe(first.body['gameListVersion']);
  });

  it('bump the games with the lowest version first', async () => {
    const { body: before } = await run('catalogue list', { limit: 1000 });
    const { body } = await run('catalogue bump', { games: 5 });
    const chosen = new Set((body['games'] as { id: number }[]).map(({ id }) => id));
    const shown = (before['games'] as { id: number; version: number; showType: number }[]).filter(
      ({ showType }) => showType === 0,
    );
    const versions = (isChosen: boolean) =>
      shown.filter(({ id }) => chosen.has(id) === isChosen).map(({ version }) => version);
    expect(versions(true)).toHaveLength(5);
    expect(Math.max(...versions(true))).toBeLessThanOrEqual(Math.min(...versions(false)));
  });

  it.each([
    ['catalogue sink', {}, 'no command "catalogue sink"; there are catalogue bump'],
    ['catalogue bump', {}, 'catalogue bump: --games is missing; usage: catalogue bump --games N'],
    ['catalogue bump', { games: 0 }, '--games must be at least 1; usage: catalogue bump'],
    ['catalogue bump', { games: 'many' }, 'catalogue bump: --games must be a whole number'],
    ['player make', { account: 'someone' }, '--password is missing'],
    ['player make', { account: 'someone', password: '1' }, '--password needs 8 to 32 characters'],
    ['player make', { account: 'a b', password: 'secret123' }, '--account needs 6 to 16 letters'],
    ['player make', { ...SOMEONE, vip: 99 }, '--vip is 10 at most'],
    ['player make', { ...SOMEONE, mobile: '+63' }, '--mobile must be digits only'],
    ['player status', { account: 'x', status: 'odd' }, '--status must be one of ok, frozen'],
    [
      'mail send',
      { ...MAIL, 'click-type': 1, 'click-action': 'javascript:alert(1)' },
      '--click-action cannot be "javascript:alert(1)": with --click-type 1 it is the number of',
    ],
    ['mail send', { ...MAIL, 'click-type': 3, 'click-action': 'http://a.b' }, 'an https address'],
    ['mail send', { ...MAIL, title: '' }, '--title needs at least 1 character;'],
    ['mail send', { ...MAIL, type: 7 }, '--type must be one of 0, 1, 2'],
    ['catalogue set', { id: 5 }, 'no game 5'],
    ['scenario apply', { name: 'nothing' }, 'no scenario "nothing"'],
    ['fault set', { path: '/app/x', kind: 'flood' }, 'fault kind "flood" must be one of latency'],
    ['fault set', { path: '/app/x', kind: 'http', value: 42 }, 'fault http needs a number'],
    ['clock advance', { ms: 5 }, 'not started with --movable-clock'],
    ['constructor', {}, 'no command "constructor"'],
  ])('explain what is wrong with %s %o', async (command, options, message) => {
    const { status, body } = await run(command, options);
    expect(status).toBe(400);
    expect(body['msg']).toContain(message);
  });

  it('count requests other than their own', async () => {
    await run('requests reset');
    await subject.call('lobbyTips');
    await subject.call('lobbyTips');
    await run('catalogue list');
    const { body } = await run('requests count', { path: '/app/' });
    expect(body['counts']).toEqual({ [endpoints.lobbyTips.path]: 2 });
  });
});

const SOMEONE = { account: 'someone', password: 'secret123' };
const MAIL = { account: 'parolademo', type: 0, title: 'Hello', content: 'Hi.', button: 'Go' };

describe('an operator without a key', () => {
  const subject = platformUnderTest(['--operator-key='], 'pglite');

  it('has no HTTP commands', async () => {
    const { status, body } = await operate(subject.platform(), 'catalogue list');
    expect([status, body['errcode']]).toEqual([404, 404]);
  });

  it('reaches the running server through its data folder', async () => {
    const running = await connectToFolder(subject.platform().context.settings.dataDir);
    const bumped = await running?.request('/catalogue/bump', {
      method: 'POST',
      body: { games: '2' },
    });
    expect(bumped?.status).toBe(200);
    expect(bumped?.body).toMatchObject({ games: [{}, {}] });
    const { body } = await subject.call('appConfig');
    expect(bumped?.body).toMatchObject({ gameListVersion: body['gameListVersion'] });
    const wrong = await running?.request('/catalogue/sink', { method: 'POST', body: {} });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('no command') },
    });
  });
});

describe('a movable clock', () => {
  const subject = platformUnderTest(['--movable-clock']);

  it('ends sessions when it is advanced', async () => {
    const token = await tokenOf(subject.platform());
    const { body } = await operate(subject.platform(), 'clock advance', { ms: 31 * 86_400_000 });
    expect(body).toMatchObject({ errcode: 0, now: START + 31 * 86_400_000 });
    const answer = await subject.call('refreshBalance', {}, token);
    expect(answer.body).toMatchObject({ errcode: 401, serverTime: body['now'] });
  });
});

describe('the command line', () => {
  it('parses words, then flags', () => {
    const args = ['catalogue', 'set', '--id', '7', '--hot=no', '--hidden', '--hot-sort', '-3'];
    expect(readArguments(args)).toEqual({
      name: 'catalogue set',
      options: { id: '7', hot: 'false', hidden: 'true', hotSort: '-3' },
    });
    expect(readArguments([])).toEqual({ name: '', options: {} });
    expect(readArguments(['--name=a=b', '--help'])).toEqual({
      name: '',
      options: { name: 'a=b', help: 'true' },
    });
    expect(() => readArguments(['bump', '--games', '3', 'more'])).toThrow('"more" is not a flag');
  });

  it('lists its commands in the help', () => {
    for (const name of ['catalogue bump', 'configure', 'settings', 'scenario apply', 'fault set']) {
      expect(operatorHelp()).toContain(`  ${name}`);
    }
  });
});
