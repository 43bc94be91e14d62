import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { isPasswordOf } from '#server/players/base/password-hash.ts';
import { ServerBusy } from '#server/core/http/refusal.ts';
import { BANK, nextAccount } from '#tests/money/cash-out.ts';
import { eachPlatform, encrypt, operate, ownPlayer } from '#tests/server/platforms.ts';

const PASSWORD = 'made to order';
const NEXT = 'the one after it';
/** More than any limit of wrong passwords. */
const TRIES = 60;

let isBusy = false;
afterEach(() => {
  isBusy = false;
});

eachPlatform(
  'a password that a busy server did not judge',
  (subject) => {
    const sealed = (password: string) => encrypt(subject.platform(), password);
    /** Sends a request often to a busy server, then once to one that is not. */
    const afterStorm = async (send: () => Promise<{ status: number; errcode: unknown }>) => {
      isBusy = true;
      for (let tries = 0; tries < TRIES; tries += 1) expect((await send()).status).toBe(503);
      isBusy = false;
      return send();
    };
    const caller =
      (name: 'accountLogin' | 'changePassword' | 'addBank' | 'selfExclude', token?: string) =>
      (body: object) =>
      async () => {
        const { status, body: answer } = await subject.call(name, body, token);
        return { status, errcode: answer['errcode'] };
      };

    it('does not count as a log-in', async () => {
      const { account } = await ownPlayer(subject.platform());
      const logIn = caller('accountLogin')({ account, password: sealed(PASSWORD) });
      expect(await afterStorm(logIn)).toEqual({ status: 200, errcode: 0 });
    });

    it('does not count as a change of password, a confirmation or a self-exclusion', async () => {
      const { token } = await ownPlayer(subject.platform());
      subject.clock.advance(10 * MINUTE_MS);
      const bank = { bankId: BANK, realname: 'Ana Cruz', mobile: nextAccount(), version: 3 };
      for (const send of [
        caller('addBank', token)({ reqNo: randomUUID(), ...bank, password: sealed(PASSWORD) }),
        caller('changePassword', token)({ oldPassword: sealed(PASSWORD), password: sealed(NEXT) }),
        caller('selfExclude', token)({ months: 6, password: sealed(NEXT) }),
      ]) {
        subject.clock.advance(MINUTE_MS);
        expect(await afterStorm(send)).toEqual({ status: 200, errcode: 0 });
      }
    });

    it('does not count at the console’s sign-in', async () => {
      const name = 'rosa';
      await operate(subject.platform(), 'console add', { name, password: PASSWORD });
      const signIn = async () => {
        const { statusCode } = await subject.platform().app.inject({
          method: 'POST',
          url: '/report/sign-in',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          payload: new URLSearchParams({ name, password: PASSWORD }).toString(),
        });
        return { status: statusCode, errcode: 0 };
      };
      expect(await afterStorm(signIn)).toEqual({ status: 303, errcode: 0 });
    });
  },
  [],
  async (...given) => {
    if (isBusy) throw new ServerBusy();
    return isPasswordOf(...given);
  },
);
