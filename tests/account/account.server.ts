import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { transact } from '#server/core/database/transact.ts';
import { restrict } from '#server/players/base/status.ts';
import { hashPassword, isPasswordOf } from '#server/players/base/password-hash.ts';
import { hashToken } from '#server/players/base/sessions.ts';
import {
  DEMO,
  eachPlatform,
  encrypt,
  send,
  withoutReference,
  type Answer,
} from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let made = 0;

eachPlatform(
  'accounts',
  (subject) => {
    const cipher = (password: string): string => encrypt(subject.platform(), password);
    /** Registers from a new IP address each time, so that only the limits under test apply. */
    const register = (fields: object, address = `10.0.${(made += 1)}.1`): Promise<Answer> =>
      send(
        subject.platform(),
        endpoints.accountRegister.path,
        JSON.stringify({
          account: `player${made}`,
          password: cipher('correct horse'),
          email: 'someone@example.com',
          ...fields,
        }),
        undefined,
        address,
      );
    const login = (account: string, password: string, address = '10.1.0.1'): Promise<Answer> =>
      send(
        subject.platform(),
        endpoints.accountLogin.path,
        JSON.stringify({ account, password }),
        undefined,
        address,
      );

    describe('registration', () => {
      it('signs the player in with an empty balance, and stores the outUrl', async () => {
        const { body } = await register({ account: 'Maria2026', outUrl: 'utm_source=test' });
        expect(body).toMatchObject({
          errcode: 0,
          code: 200,
          account: 'Maria2026',
          coin: 0,
          vip: 0,
        });
        expect(body['aid']).toBe(String(body['id']));
        expect(body['inviteCode']).toMatch(/^[2-9A-Z]{8}$/);
        const balance = await subject.call('refreshBalance', {}, String(body['token']));
        expect(balance.body).toMatchObject({ errcode: 0, coin: 0, seq: 0 });
        const { db } = subject.platform().context.database;
        const kept = await db
          .selectFrom('attribution')
          .where('player_id', '=', Number(body['id']))
          .select('out_url')
          .execute();
        expect(kept).toEqual([{ out_url: 'utm_source=test' }]);
      });

      it('stores the password only as Argon2id, and the token only as a hash', async () => {
        const { body } = await register({ account: 'Resting1' });
        const { db } = subject.platform().context.database;
        const id = Number(body['id']);
        const player = await db
          .selectFrom('player')
          .where('id', '=', id)
          .select('password_hash')
          .executeTakeFirstOrThrow();
        expect(player.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        const sessions = await db
          .selectFrom('session')
          .where('player_id', '=', id)
          .selectAll()
          .execute();
        expect(sessions.map((session) => session.token_hash)).toEqual([
          hashToken(String(body['token'])),
        ]);
        expect(JSON.stringify(sessions)).not.toContain(body['token']);
      });

      it.each([
        ['an account that exists', { account: DEMO.account }, 1043],
        ['one that differs by case only', { account: DEMO.account.toUpperCase() }, 1043],
        ['a short account', { account: 'abcde' }, 1047],
        ['a long account', { account: 'a'.repeat(17) }, 1047],
        ['an account with other characters', { account: 'maria-clara' }, 1047],
        ['an e-mail without a dot', { email: 'maria@home' }, 1047],
        ['an e-mail with a space', { email: 'ma ria@example.com' }, 1047],
        ['a password that is not encrypted', { password: 'correct horse' }, 1020],
      ])('refuses %s', async (_title, fields, errcode) => {
        const { status, body } = await register(fields);
        expect([status, body['errcode']]).toEqual([200, errcode]);
        expect(body).not.toHaveProperty('token');
      });

      it.each([
        ['7 characters', '1234567', 1020],
        ['8 characters', '12345678', 0],
        ['32 characters', 'p'.repeat(32), 0],
        ['33 characters', 'p'.repeat(33), 1020],
        ['a control character', 'pass\u0000word', 1020],
        ['letters of any script', 'ตะเกียงทะเล', 0],
      ])(
        'checks the length and the characters of a password: %s [validation.password]',
        async (_title, password, errcode) => {
          const { body } = await register({ password: cipher(password) });
          expect(body['errcode']).toBe(errcode);
        },
      );

      it('trims account and e-mail', async () => {
        const { body } = await register({ account: '  Trimmed1 ', email: ' t@example.com ' });
        expect(body).toMatchObject({ errcode: 0, account: 'Trimmed1' });
      });

      it('creates one account when two concurrent registrations differ only by case', async () => {
        const answers = await Promise.all([
          register({ account: 'SameName' }),
          register({ account: 'samename' }),
        ]);
        expect(new Set(answers.map(({ body }) => body['errcode']))).toEqual(new Set([0, 1043]));
      });

      it('limits registrations by IP address and day', async () => {
        const address = '10.9.9.9';
        const codes = [];
        for (const account of ['Crowd001', 'Crowd002', 'Crowd003', 'Crowd004']) {
          codes.push((await register({ account }, address)).body['errcode']);
        }
        expect(codes).toEqual([0, 0, 0, 1049]);
        subject.clock.advance(DAY_MS);
        expect((await register({ account: 'Crowd004' }, address)).body['errcode']).toBe(0);
      });
    });

    describe('login', () => {
      it('accepts no password for an account that does not exist', async () => {
        // A stand-in hash is checked to spend the same time; even its own password must not match.
        expect(await isPasswordOf(undefined, 'no account has this hash')).toBe(false);
        expect(await isPasswordOf(await hashPassword('this one'), 'this one')).toBe(true);
      });

      it('finds the account regardless of case [api.login]', async () => {
        const { body } = await login('PAROLAdemo', cipher(DEMO.password));
        expect(body).toMatchObject({ errcode: 0, code: 200, account: DEMO.account, vip: 2 });
        expect(body['appUserBankList']).toHaveLength(1);
      });

      it.each([
        ['an unknown account', 'nobody2026', DEMO.password, 102],
        ['a wrong password', DEMO.account, 'lantern2025', 1019],
        ['an empty password', DEMO.account, '', 1019],
      ])('refuses %s', async (_title, account, password, errcode) => {
        const { status, body } = await login(account, cipher(password));
        expect([status, body['errcode']]).toEqual([200, errcode]);
        expect(body).not.toHaveProperty('token');
      });

      it('reports a frozen account only after the right password', async () => {
        const { body } = await register({ account: 'Frozen01' });
        const { database } = subject.platform().context;
        await transact(database, (trx) => restrict(trx, Number(body['id']), 'frozen', true));
        expect((await login('Frozen01', cipher('wrong horse'))).body['errcode']).toBe(1019);
        expect((await login('Frozen01', cipher('correct horse'))).body['errcode']).toBe(101);
      });

      it('answers every unreadable password block like a wrong password', async () => {
        const { cipher: own } = subject.platform().context;
        await register({ account: 'Oracle01' });
        const right = Buffer.from(cipher('correct horse'), 'base64');
        const flipped = Buffer.from(right);
        flipped[100] = (flipped[100] ?? 0) ^ 1;
        const blocks: Record<string, string> = {
          'a changed byte': flipped.toString('base64'),
          'random bytes': randomBytes(128).toString('base64'),
          'all ones': Buffer.alloc(128, 255).toString('base64'),
          'all zeros': Buffer.alloc(128).toString('base64'),
          'a byte too few': right.subarray(1).toString('base64'),
          'a byte too many': Buffer.concat([right, right.subarray(0, 1)]).toString('base64'),
          'not base64': 'lantern2026',
          'a wrong password': cipher('wrong horse'),
        };
        const answers = new Set<string>();
        for (const block of Object.values(blocks)) {
          const { status, headers, body } = await login('Oracle01', block, '10.5.0.1');
          answers.add(JSON.stringify([status, headers['content-length'], withoutReference(body)]));
        }
        expect([...answers]).toHaveLength(1);
        expect([...answers][0]).toContain('"errcode":1019');
        expect(own.decrypt(String(blocks['random bytes'])).isGenuine).toBe(false);
      });

      const guess = async (count: number, addressOf: (attempt: number) => string) => {
        const answers = [];
        for (let attempt = 0; attempt < count; attempt += 1) {
          const address = addressOf(attempt);
          answers.push((await login('guessed1', cipher('wrong horse'), address)).body);
        }
        return answers;
      };

      it('blocks an address, and no other, after ten wrong passwords for an account', async () => {
        await register({ account: 'Guessed1' });
        const answers = await guess(11, () => '10.2.0.1');
        expect(answers.slice(0, 10).map((body) => body['errcode'])).toEqual(Array(10).fill(1019));
        expect(answers[10]).toMatchObject({ errcode: 1203, resendIn: 600 });
        const right = (address: string) => login('Guessed1', cipher('correct horse'), address);
        expect((await right('10.2.1.1')).body['errcode']).toBe(0);
        expect((await right('10.2.0.1')).body['errcode']).toBe(1203);
        subject.clock.advance(10 * MINUTE_MS);
        expect((await right('10.2.0.1')).body['errcode']).toBe(0);
      });

      it('counts an IPv6 network as one address', async () => {
        await register({ account: 'Guessed1' });
        const answers = await guess(11, (attempt) => `2001:db8:1:2::${attempt.toString(16)}`);
        expect(answers[10]).toMatchObject({ errcode: 1203 });
        const [elsewhere] = await guess(1, () => '2001:db8:1:3::1');
        expect(elsewhere).toMatchObject({ errcode: 1019 });
      });

      it('blocks guesses from many addresses, but not the address that the owner has used', async () => {
        await register({ account: 'Guessed1' });
        const right = (address: string) => login('guessed1', cipher('correct horse'), address);
        expect((await right('10.9.0.1')).body['errcode']).toBe(0);
        subject.clock.advance(10 * MINUTE_MS);
        const answers = await guess(51, (attempt) => `10.8.${attempt}.1`);
        expect(answers[49]).toMatchObject({ errcode: 1019 });
        expect(answers[50]).toMatchObject({ errcode: 1203 });
        expect((await right('10.8.99.1')).body['errcode']).toBe(1203);
        expect((await right('10.9.0.1')).body['errcode']).toBe(0);
        subject.clock.advance(5 * MINUTE_MS);
        expect((await right('10.8.99.1')).body['errcode']).toBe(0);
      });

      it('resets the count of wrong passwords after a right one', async () => {
        await register({ account: 'Clumsy01' });
        for (let round = 0; round < 3; round += 1) {
          for (let attempt = 0; attempt < 9; attempt += 1) {
            await login('Clumsy01', cipher('wrong horse'), `10.3.${round}.1`);
          }
          const { body } = await login('Clumsy01', cipher('correct horse'), `10.3.${round}.1`);
          expect(body['errcode']).toBe(0);
        }
      });

      it('limits sign-in attempts by address and minute', async () => {
        const codes = [];
        for (let attempt = 0; attempt < 13; attempt += 1) {
          codes.push((await login(`nobody${attempt}`, 'x', '10.4.0.1')).body['errcode']);
        }
        expect(codes).toEqual([...Array(12).fill(102), 1203]);
        expect((await login('nobody1', 'x', '10.4.0.2')).body['errcode']).toBe(102);
        subject.clock.advance(MINUTE_MS);
        expect((await login('nobody1', 'x', '10.4.0.1')).body['errcode']).toBe(102);
      });
    });
  },
  ['--registrations-per-ip=3', '--logins-per-ip=12'],
);
