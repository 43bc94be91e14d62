import { expect, it } from 'vitest';
import { eachPlatform, encrypt, operate, ownPlayer } from '#tests/server/platforms.ts';

const PASSWORD = 'the one before';
const NEXT = 'the one after it';
const MINUTE_MS = 60_000;

eachPlatform('a player’s own profile', (subject) => {
  const change = async (token: string, body: object) =>
    (await subject.call('changeProfile', body, token)).body;
  const sealed = (password: string) => encrypt(subject.platform(), password);
  const changePassword = async (token: string, old: string, next: string) =>
    (
      await subject.call(
        'changePassword',
        { oldPassword: sealed(old), password: sealed(next) },
        token,
      )
    ).body;
  const logIn = async (account: string, password: string) =>
    (await subject.call('accountLogin', { account, password: sealed(password) })).body;

  it('is announced as changeable in the config', async () => {
    expect((await subject.call('appConfig', {})).body).toMatchObject({ profileChanges: 1 });
  });

  it('accepts a name and a picture separately, and returns them at the next sign-in', async () => {
    const { token, account } = await ownPlayer(subject.platform(), { password: PASSWORD });
    expect(await change(token, { nickname: '  Night   Heron ' })).toMatchObject({
      errcode: 0,
      nickname: 'Night Heron',
    });
    expect(await change(token, { avatar: 7 })).toMatchObject({
      nickname: 'Night Heron',
      avatar: 7,
    });
    expect(await logIn(account, PASSWORD)).toMatchObject({ nickname: 'Night Heron', avatar: 7 });
  });

  it.each(['x', 'Parola Support', 'call 0917 123 4567', 'win.example.com', '<b>me</b>', '😀😀'])(
    'refuses the name %s, and changes nothing',
    async (nickname) => {
      const { token, account } = await ownPlayer(subject.platform(), { password: PASSWORD });
      expect(await change(token, { nickname, avatar: 9 })).toMatchObject({ errcode: 1047 });
      expect(await logIn(account, PASSWORD)).toMatchObject({ nickname: account });
    },
  );

  it('accepts only the pictures that come with the app', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (const avatar of [0, 13, 1.5, '3']) {
      expect((await change(token, { avatar }))['errcode']).not.toBe(0);
    }
  });

  it('can be changed 20 times in an hour', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await change(token, { avatar: 1 + (turn % 12) })).toMatchObject({ errcode: 0 });
    }
    expect(await change(token, { avatar: 5 })).toMatchObject({ errcode: 1203 });
  });

  it('accepts a new password with the old one, and signs every other device out', async () => {
    const { token, account } = await ownPlayer(subject.platform(), { password: PASSWORD });
    const other = String((await logIn(account, PASSWORD))['token']);
    expect(await changePassword(token, PASSWORD, NEXT)).toMatchObject({ errcode: 0 });
    expect((await subject.call('refreshBalance', {}, token)).body['errcode']).toBe(0);
    expect((await subject.call('refreshBalance', {}, other)).body['errcode']).toBe(401);
    expect(await logIn(account, PASSWORD)).toMatchObject({ errcode: 1019 });
    expect(await logIn(account, NEXT)).toMatchObject({ errcode: 0 });
  });

  it.each([
    ['a wrong old one', 'not the one', NEXT, 1019],
    ['the old one again', PASSWORD, PASSWORD, 1020],
    ['one that is too short', PASSWORD, 'short', 1020],
    ['one that is too long', PASSWORD, 'x'.repeat(33), 1020],
  ])('refuses %s', async (_what, old, next, errcode) => {
    const { token, account } = await ownPlayer(subject.platform(), { password: PASSWORD });
    expect(await changePassword(token, old, next)).toMatchObject({ errcode });
    subject.clock.advance(MINUTE_MS);
    expect(await logIn(account, PASSWORD)).toMatchObject({ errcode: 0 });
  });

  it('answers a repeated change of the password like the first one', async () => {
    const { token, account } = await ownPlayer(subject.platform(), { password: PASSWORD });
    for (const _time of [1, 2]) {
      expect(await changePassword(token, PASSWORD, NEXT)).toMatchObject({ errcode: 0 });
    }
    expect(await logIn(account, NEXT)).toMatchObject({ errcode: 0 });
  });

  it('refuses more than ten guesses at the password with a stolen session', async () => {
    const { token } = await ownPlayer(subject.platform(), { password: PASSWORD });
    for (let turn = 0; turn < 10; turn += 1) {
      subject.clock.advance(10_000);
      expect(await changePassword(token, `guess ${turn}`, NEXT)).toMatchObject({ errcode: 1019 });
    }
    expect(await changePassword(token, PASSWORD, NEXT)).toMatchObject({ errcode: 1203 });
    subject.clock.advance(10 * MINUTE_MS);
    expect(await changePassword(token, PASSWORD, NEXT)).toMatchObject({ errcode: 0 });
  });

  it('does not contain a new password in plain text', async () => {
    const { token, id } = await ownPlayer(subject.platform(), { password: PASSWORD });
    await changePassword(token, PASSWORD, NEXT);
    const { db } = subject.platform().context.database;
    const row = await db
      .selectFrom('player')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(NEXT);
    const { body } = await operate(subject.platform(), 'player show', { id });
    expect(JSON.stringify(body)).not.toContain(NEXT);
  });
});
