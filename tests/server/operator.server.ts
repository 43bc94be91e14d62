import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { connectToFolder } from '#server/core/database/data-folder-lock.ts';
import { asksForHelp, readArguments } from '#server/core/commands/arguments.ts';
import { demoCommands as commands } from '#server/demo/command-table.ts';
import { WRONG_KEYS_PER_MINUTE } from '#server/operator/wrong-keys.ts';
import { CONFIGURE_FLAGS, operatorHelp } from '#server/command-line/local-commands.ts';
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
    ['catalogue sink', {}, 'no command "catalogue sink"; there are audit list, approval list'],
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
    ['player freeze', { account: 'x', frozne: 'no' }, '--frozne is not known; did you mean --froz'],
    ['player freeze', { account: 'x', frozen: 'perhaps' }, '--frozen must be one of yes, no'],
    ['mail send', { ...MAIL, clickType: 3, 'click-type': 3 }, '--click-type is given twice'],
    ['catalogue bump', [3], 'the options must be an object'],
    [
      'traffic',
      { plan: { visitors: [{ landed: '2026-11-20T10:00:00+08:00', campain: 'a' }] } },
      'visitors.0.campain is not known',
    ],
    [
      'traffic',
      { plan: '{"visitors":[{"landed":"2026-11-20T10:00:00+08:00","steps":{"instaled":5}}]}' },
      'visitors.0.steps.instaled is not known',
    ],
  ])('explain what is wrong with %s %o', async (command, options, message) => {
    const { status, body } = await run(command, options);
    expect(status).toBe(400);
    expect(body['msg']).toContain(message);
  });

  it('refuse options in the address, which would be ignored', async () => {
    const { statusCode, body } = await subject.platform().app.inject({
      method: 'POST',
      url: '/operator/catalogue/bump?games=3',
      headers: { 'x-operator-key': OPERATOR_KEY },
      payload: { games: 1 },
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('options belong in the body');
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
  const read = (...args: string[]) => readArguments(args, (name) => commands.flagsOf(name));

  it('parses words, then flags', () => {
    const args = ['catalogue', 'set', '--id', '7', '--hot=no', '--hidden', '--hot-sort', '-3'];
    expect(read(...args)).toEqual({
      name: 'catalogue set',
      options: { id: '7', hot: 'no', hidden: 'yes', hotSort: '-3' },
    });
    expect(read('--', 'catalogue', 'list', '--')).toEqual({ name: 'catalogue list', options: {} });
    expect(read('catalogue', 'set', '--id=a=b').options).toEqual({ id: 'a=b' });
    for (const asking of [[], ['help'], ['catalogue', 'set', '--help'], ['-h']]) {
      expect(asksForHelp(asking)).toBe(true);
    }
  });

  it('keeps a text that looks like an answer', () => {
    expect(read('redeem', 'add', '--code', 'no').options).toEqual({ code: 'no' });
    expect(read('catalogue', 'set', '--id', '1', '--name', 'true').options['name']).toBe('true');
  });

  it('reads a switch with and without its answer', () => {
    const frozen = (...args: string[]) =>
      read('player', 'freeze', '--account', 'a', ...args).options['frozen'];
    expect(frozen('--frozen')).toBe('yes');
    for (const answer of ['yes', 'no', 'true', 'false']) {
      expect(frozen('--frozen', answer)).toBe(answer);
    }
    expect(frozen()).toBeUndefined();
  });

  it.each([
    ['player freeze --account a --frozne no', '--frozne is not known; did you mean --frozen?'],
    ['player freeze --account a --x', '--x is not known; it has --account, --frozen'],
    ['savings offer --on maybe', '"maybe" is not a flag of savings offer'],
    ['vip set --account a --account b', '--account is given twice'],
    ['vip set --account', '--account needs a value'],
    ['vip set --account=', '--account is empty; leave it out instead'],
    ['vip set --account --level 3', '--account needs a value; if it starts with dashes, write'],
    ['catalogue bump --games 3 more', '"more" is not a flag of catalogue bump'],
    ['catalogue bump -g 3', '"-g" is not a flag'],
    ['catalogue bump --games 3 -- more', '"more" is not a flag'],
    ['catalogue bump --hotSort 3', '--hotSort is not known'],
    ['catalogue bumb', 'Did you mean catalogue bump?'],
    ['player freeze bob', '"bob" is not a flag of player freeze'],
  ])('refuses what it would ignore: %s', (line, message) => {
    expect(() => read(...line.split(' '))).toThrow(message);
  });

  it('never empties a setting of a built app', () => {
    const configure = (...args: string[]) =>
      readArguments(['configure', '--out', 'x', ...args], () => CONFIGURE_FLAGS);
    expect(configure('--api-base', 'https://a.example', '--credentials').options).toEqual({
      out: 'x',
      apiBase: 'https://a.example',
      credentials: 'yes',
    });
    expect(() => configure('--api-bse', 'https://a.example')).toThrow('did you mean --api-base?');
    expect(() => configure('--api-base', '')).toThrow('--api-base is empty');
    expect(() => configure('--api-base')).toThrow('--api-base needs a value');
    expect(() => configure('--api-base', '--market', 'th')).toThrow('--api-base needs a value');
  });

  it('lists its commands in the help, after how the program is called', () => {
    expect(operatorHelp(commands, ['parola COMMAND'])).toMatch(/^parola COMMAND\n\n/);
    for (const name of ['catalogue bump', 'configure', 'settings', 'scenario apply', 'fault set']) {
      expect(operatorHelp(commands, [])).toContain(`  ${name}`);
    }
  });
});
