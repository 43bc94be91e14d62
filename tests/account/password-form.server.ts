/** A password is hashed and compared in one form, whichever keyboard, command or page it comes from. */
import { hashPassword, isPasswordOf } from '#server/players/base/password-hash.ts';
import { describe, expect, it } from 'vitest';
import { callOn, encrypt, eachPlatform, operate } from '#tests/server/platforms.ts';

const COMPOSED = 'ñandú-รหัสผู้เล่น';
const DECOMPOSED = COMPOSED.normalize('NFD');

describe('a password', () => {
  it('matches its hash, composed or not, and no other', async () => {
    expect(DECOMPOSED).not.toBe(COMPOSED);
    for (const [set, typed] of [
      [COMPOSED, DECOMPOSED],
      [DECOMPOSED, COMPOSED],
    ] as const) {
      expect(await isPasswordOf(await hashPassword(set), typed)).toBe(true);
    }
    expect(await isPasswordOf(await hashPassword(COMPOSED), 'nandu-รหัสผู้เล่น')).toBe(false);
  });
});

eachPlatform('a password set by the operator', (subject) => {
  it('opens the console however its letters are composed', async () => {
    const platform = subject.platform();
    await operate(platform, 'console add', { name: 'maria', password: DECOMPOSED });
    const { statusCode, headers } = await platform.app.inject({
      method: 'POST',
      url: '/report/sign-in',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({ name: 'maria', password: COMPOSED }).toString(),
    });
    expect(statusCode).toBe(303);
    expect(String(headers['set-cookie'])).toMatch(/console-session=[\w-]{43}/);
  });

  it('signs a player in who types it', async () => {
    const platform = subject.platform();
    const password = DECOMPOSED.slice(0, 20);
    const { body } = await operate(platform, 'player make', { account: 'nfdplayer1', password });
    expect(body).toMatchObject({ errcode: 0 });
    const answer = await callOn(platform, 'accountLogin', {
      account: 'nfdplayer1',
      password: encrypt(platform, password.normalize('NFC')),
    });
    expect(answer.body).toMatchObject({ errcode: 0 });
  });
});
