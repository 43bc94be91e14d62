import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { accountSubject, makeCode } from '#server/players/base/sms-codes.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { HeldJudge, MOMENTS } from './held-judge.ts';
import { openGameAs } from '#tests/game/games.ts';
import { runsOf } from '#tests/support/extent.ts';
import { signedIn } from './signed-in.ts';
import {
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

const OLD = 'made to order';
const NEW = 'a new password';
const CONSOLE_OLD = 'a lighthouse at noon';
const CONSOLE_NEW = 'ten boats in the bay';
const PAGE = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

const held = new HeldJudge();
/** What four calls that know the right password do around the change. */
const plans = fc.array(fc.constantFrom(...MOMENTS), { minLength: 1, maxLength: 4 });
/** Each moment alone and beside the others comes first; the gate tries these, the full run more. */
const RISKIEST: [(typeof MOMENTS)[number][]][] = [
  [['before', 'during', 'after']],
  [['during', 'during']],
  [['after']],
];
const RUNS = { examples: RISKIEST, numRuns: runsOf(20, RISKIEST.length) };

eachPlatform(
  'what ends a secret',
  (subject) => {
    let mobiles = 0;
    const sealed = (password: string) => encrypt(subject.platform(), password);
    const logIn = async (account: string, password: string) =>
      (await subject.call('accountLogin', { account, password: sealed(password) })).body;
    const changePassword = async ({ token }: OwnPlayer, password: string) => {
      const body = { oldPassword: sealed(OLD), password: sealed(password) };
      return (await subject.call('changePassword', body, token)).body;
    };
    const sessionsOf = async ({ id }: OwnPlayer): Promise<number> => {
      const { db } = subject.platform().context.database;
      const rows = await db
        .selectFrom('session')
        .where('player_id', '=', id)
        .select('id')
        .execute();
      return rows.length;
    };
    const madePlayer = async () => {
      subject.clock.advance(MINUTE_MS);
      const mobile = `9170064${String((mobiles += 1)).padStart(3, '0')}`;
      return { mobile, player: await ownPlayer(subject.platform(), { mobile: `63${mobile}` }) };
    };
    const reset = async ({ account }: OwnPlayer, mobile: string): Promise<void> => {
      const { db } = subject.platform().context.database;
      const scene = SmsScene.forgotPassword;
      const key = { subject: accountSubject(account), scene, mobile: `63${mobile}` };
      const now = subject.clock.now();
      const code = await makeCode(
        db,
        key,
        { codeLen: 6, codeTtl: 300 },
        { now, isForNobody: false },
      );
      const fields = { account, countryCode: '63', mobile, code, password: sealed(NEW) };
      expect((await subject.call('forgetPassword', fields)).body).toMatchObject({ errcode: 0 });
    };

    describe('for a player', () => {
      it('ends every sign-in with the old password that a reset meets on its way', () =>
        fc.assert(
          fc.asyncProperty(plans, async (plan) => {
            const { player, mobile } = await madePlayer();
            const answers = await held.around(
              plan,
              () => logIn(player.account, OLD),
              () => reset(player, mobile),
            );
            expect(await sessionsOf(player)).toBe(0);
            const late = answers.filter(({ errcode }) => errcode === 1019);
            const after = plan.filter((moment) => moment === 'after');
            expect(late.length).toBeGreaterThanOrEqual(after.length);
            expect(await logIn(player.account, NEW)).toMatchObject({ errcode: 0 });
          }),
          RUNS,
        ));

      it('leaves the account to the reset while a thief changes the password in a loop', () =>
        fc.assert(
          fc.asyncProperty(plans, async (plan) => {
            const { player, mobile } = await madePlayer();
            await held.around(
              plan,
              (index) => changePassword(player, `of the thief ${index}`),
              () => reset(player, mobile),
            );
            expect(await sessionsOf(player)).toBe(0);
            for (const [index] of plan.entries()) {
              const refused = await logIn(player.account, `of the thief ${index}`);
              expect(refused).toMatchObject({ errcode: 1019 });
            }
            expect(await logIn(player.account, NEW)).toMatchObject({ errcode: 0 });
          }),
          RUNS,
        ));

      it('ends every sign-in that a freeze meets on its way', () =>
        fc.assert(
          fc.asyncProperty(plans, async (plan) => {
            const { player } = await madePlayer();
            const { account } = player;
            await held.around(
              plan,
              () => logIn(account, OLD),
              async () => {
                const { body } = await operate(subject.platform(), 'player freeze', {
                  reason: 'test',
                  account,
                });
                expect(body).toMatchObject({ errcode: 0, isFrozen: true });
              },
            );
            expect(await sessionsOf(player)).toBe(0);
            expect(await logIn(account, OLD)).toMatchObject({ errcode: 101 });
          }),
          RUNS,
        ));

      it('excludes nobody by a password that was replaced meanwhile', async () => {
        const { player, mobile } = await madePlayer();
        const body = { months: 6, password: sealed(OLD) };
        const [answer] = await held.around(
          ['after'],
          async () => (await subject.call('selfExclude', body, player.token)).body,
          () => reset(player, mobile),
        );
        expect(answer).toMatchObject({ errcode: 401 });
      });

      it.each([
        ['depositSavings', { reqNo: randomUUID(), amount: 5000 }],
        ['setLimit', { kind: 1, period: 1, value: 100 }],
      ] as const)('refuses %s of a session that ended after it was judged', async (name, body) => {
        const { player } = await madePlayer();
        const { catalogue, database } = subject.platform().context;
        // Both calls read the catalogue between the session and their transaction.
        const read = vi.spyOn(catalogue, 'current').mockImplementationOnce(async () => {
          await database.db.deleteFrom('session').where('player_id', '=', player.id).execute();
          return catalogue.current();
        });
        const answer = await subject.call(name, body, player.token);
        read.mockRestore();
        expect(answer.body).toMatchObject({ errcode: 401 });
      });
    });

    it('places no bet of a game whose session ended after its play token was judged', async () => {
      const platform = subject.platform();
      const { player, bet } = await openGameAs(platform, 'reels');
      const { catalogue, database } = platform.context;
      const before = (await subject.call('refreshBalance', {}, player.token)).body['coin'];
      const snapshot = await catalogue.current();
      // The call reads the catalogue between the play token and its transaction.
      const read = vi.spyOn(catalogue, 'current').mockImplementation(async () => {
        await database.db.deleteFrom('session').where('player_id', '=', player.id).execute();
        return snapshot;
      });
      const answer = await bet();
      read.mockRestore();
      expect(answer).toMatchObject({ status: 401, body: { error: 'session-ended' } });
      const token = await signedIn(database, {
        playerId: player.id,
        device: 'Test',
        ip: '127.0.0.1',
        now: subject.clock.now(),
      });
      expect((await subject.call('refreshBalance', {}, token)).body['coin']).toBe(before);
    });

    describe('in the console', () => {
      let names = 0;
      const post = (url: string, form: Record<string, string>, cookie = '') =>
        subject.platform().app.inject({
          method: 'POST',
          url,
          headers: { ...PAGE, cookie, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        });
      const signIn = async (name: string, password: string): Promise<string> => {
        const answer = await post('/report/sign-in', { name, password });
        return String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
      };
      const isIn = async (cookie: string): Promise<boolean> => {
        const answer = await subject.platform().app.inject({
          url: '/report/account',
          headers: { ...PAGE, cookie },
        });
        return answer.statusCode === 200;
      };
      const command = async (name: string, options: object): Promise<void> => {
        expect((await operate(subject.platform(), name, options)).status).toBe(200);
      };
      const acts = {
        'a new password by the operator': (name: string) =>
          command('console password', { name, password: CONSOLE_NEW }),
        'a removal': (name: string) => command('console remove', { name }),
        'a new password by the account': async (name: string, cookie: string) => {
          const form = { current: CONSOLE_OLD, password: CONSOLE_NEW };
          const answer = await post('/report/account/password', form, cookie);
          expect([name, answer.headers.location]).toEqual([name, '/report/account?note=password']);
        },
      };

      it.each(Object.entries(acts))('ends every sign-in that %s meets on its way', (_what, act) =>
        fc.assert(
          fc.asyncProperty(plans, async (plan) => {
            subject.clock.advance(15 * MINUTE_MS);
            const name = `keeper${(names += 1)}`;
            await command('console add', { name, password: CONSOLE_OLD });
            const own = await signIn(name, CONSOLE_OLD);
            const cookies = await held.around(
              plan,
              () => signIn(name, CONSOLE_OLD),
              () => act(name, own),
            );
            for (const cookie of cookies) expect(await isIn(cookie)).toBe(false);
            expect(await signIn(name, CONSOLE_OLD)).toBe('');
          }),
          RUNS,
        ),
      );

      it.each(['password', 'code', 'code-off', 'tokens'])(
        'refuses the form %s of a session that ended after its password was judged',
        async (form) => {
          subject.clock.advance(15 * MINUTE_MS);
          const name = `keeper${(names += 1)}`;
          await command('console add', { name, password: CONSOLE_OLD });
          const own = await signIn(name, CONSOLE_OLD);
          const fields = { current: CONSOLE_OLD, password: 'of the thief, long' };
          const [answer] = await held.around(
            ['after'],
            () => post(`/report/account/${form}`, fields, own),
            () => command('console password', { name, password: CONSOLE_NEW }),
          );
          expect(answer?.headers.location).toBe('/report/account?note=wrong-password');
          expect(await signIn(name, CONSOLE_NEW)).not.toBe('');
        },
      );
    });
  },
  [],
  held.judge,
);
