import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  codeSentTo,
  DEMO,
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  tokenOf,
  withoutReference,
  wrongCode,
} from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
let mobiles = 0;
const nextMobile = (): string => `920${String((mobiles += 1)).padStart(7, '0')}`;

eachPlatform('a mobile', (subject) => {
  const sendCode = async (mobile: string, token: string): Promise<string> => {
    const fields = { countryCode: '63', mobile, scene: 1 };
    const { body } = await subject.call('smsSend', fields, token);
    if (body['errcode'] !== 0) throw new Error(`refused: ${JSON.stringify(body)}`);
    return codeSentTo(subject.platform(), `63${mobile}`);
  };
  const bind = async (fields: object, token: string) =>
    (
      await subject.call(
        'bindAccount',
        { reqNo: randomUUID(), countryCode: '63', ...fields },
        token,
      )
    ).body;
  const stateOf = async (token: string) => {
    const { body } = await subject.call('lightRefresh', {}, token);
    return body as { user: { mobile: string; coin: number } };
  };

  describe('is bound', () => {
    it('by its code, once, and pays the reward of the bind task [api.bind-account]', async () => {
      const { id, token } = await ownPlayer(subject.platform());
      const mobile = nextMobile();
      const code = await sendCode(mobile, token);
      const bound = await bind({ mobile, code }, token);
      const masked = `09*****${mobile.slice(-4)}`;
      expect(bound).toMatchObject({
        errcode: 0,
        mobile: masked,
        rewards: [
          { id: 2001, count: 1000 },
          { id: 1001, count: 1 },
        ],
      });
      expect(await stateOf(token)).toMatchObject({
        user: { mobile: masked, coin: 1000 },
      });
      const { db } = subject.platform().context.database;
      const posted = await db
        .selectFrom('ledger_transaction')
        .where('reference', '=', `bind-${id}`)
        .select('kind')
        .execute();
      expect(posted).toEqual([{ kind: 'bonus' }]);
      expect((await bind({ mobile, code }, token))['errcode']).toBe(1241);
      expect((await stateOf(token)).user.coin).toBe(1000);
    });

    it.each([
      ['no mobile of the market', { mobile: '8170000001', code: '123456' }, 1047],
      ['another country', { countryCode: '66', mobile: '812345678', code: '123456' }, 1047],
      ['a mobile that got no code', { mobile: '9209999999', code: '123456' }, 1202],
    ])('never with %s', async (_title, fields, errcode) => {
      const { token } = await ownPlayer(subject.platform());
      expect((await bind(fields, token))['errcode']).toBe(errcode);
    });

    it('not by a wrong code, and by no code after five wrong ones', async () => {
      const { token } = await ownPlayer(subject.platform());
      const mobile = nextMobile();
      const code = await sendCode(mobile, token);
      for (let left = 4; left >= 0; left -= 1) {
        const refused = await bind({ mobile, code: wrongCode(code) }, token);
        expect(refused).toMatchObject({ errcode: 1201, triesLeft: left });
      }
      expect((await bind({ mobile, code }, token))['errcode']).toBe(1204);
      subject.clock.advance(MINUTE_MS);
      const fresh = await sendCode(mobile, token);
      expect((await bind({ mobile, code: fresh }, token))['errcode']).toBe(0);
    });

    it('not by an expired or replaced code, nor by a code of another player or mobile', async () => {
      const { token } = await ownPlayer(subject.platform());
      const other = await ownPlayer(subject.platform());
      const mobile = nextMobile();
      const first = await sendCode(mobile, token);
      expect((await bind({ mobile, code: first }, other.token))['errcode']).toBe(1202);
      expect((await bind({ mobile: nextMobile(), code: first }, token))['errcode']).toBe(1202);
      subject.clock.advance(5 * MINUTE_MS - 1);
      expect((await bind({ mobile, code: wrongCode(first) }, token))['errcode']).toBe(1201);
      subject.clock.advance(1);
      expect((await bind({ mobile, code: first }, token))['errcode']).toBe(1202);
      const second = await sendCode(mobile, token);
      if (second !== first) {
        expect((await bind({ mobile, code: first }, token))['errcode']).toBe(1201);
      }
      expect((await bind({ mobile, code: second }, token))['errcode']).toBe(0);
    });

    it('to one account only, which another player learns after the right code', async () => {
      const mobile = nextMobile();
      const [first, second] = [
        await ownPlayer(subject.platform(), { mobile: `63${mobile}` }),
        await ownPlayer(subject.platform()),
      ];
      const code = await sendCode(mobile, second.token);
      expect((await bind({ mobile, code: wrongCode(code) }, second.token))['errcode']).toBe(1201);
      expect((await bind({ mobile, code }, second.token))['errcode']).toBe(1043);
      expect((await stateOf(second.token)).user).toMatchObject({ mobile: '', coin: 0 });
      expect((await stateOf(first.token)).user.mobile).not.toBe('');
    });
  });

  describe('sets a new password', () => {
    const account = (): string => `Reset${String((mobiles += 1)).padStart(4, '0')}`;
    const forgot = async (fields: object) => {
      const password = encrypt(subject.platform(), 'a new password');
      const body = { countryCode: '63', password, ...fields };
      return (await subject.call('forgetPassword', body)).body;
    };
    const codeFor = async (name: string, mobile: string): Promise<string> => {
      const fields = { countryCode: '63', mobile, scene: 2, account: name };
      expect((await subject.call('smsSend', fields)).body['errcode']).toBe(0);
      return codeSentTo(subject.platform(), `63${mobile}`);
    };
    const made = async () => {
      const [name, mobile] = [account(), nextMobile()];
      const player = await ownPlayer(subject.platform(), { account: name, mobile: `63${mobile}` });
      return { name, mobile, ...player };
    };

    it('and ends every session of the player, and the block after wrong passwords [api.forget-password]', async () => {
      const { name, mobile, token } = await made();
      const old = { account: name, password: 'made to order' };
      const second = await tokenOf(subject.platform(), old);
      for (let turn = 0; turn < 11; turn += 1) {
        const password = encrypt(subject.platform(), 'wrong');
        await subject.call('accountLogin', { account: name, password });
      }
      const code = await codeFor(name.toLowerCase(), mobile);
      expect(await forgot({ account: ` ${name.toUpperCase()} `, mobile, code })).toEqual({
        errcode: 0,
        serverTime: subject.clock.now(),
      });
      for (const ended of [token, second]) {
        expect((await subject.call('sessions', {}, ended)).body['errcode']).toBe(401);
      }
      await expect(tokenOf(subject.platform(), old)).rejects.toThrow('1019');
      const fresh = { account: name, password: 'a new password' };
      expect(await tokenOf(subject.platform(), fresh)).toMatch(/^[\w-]{43}$/);
      expect((await forgot({ account: name, mobile, code }))['errcode']).toBe(1202);
    });

    it('and without the code reveals nothing about account or password', async () => {
      const { name, mobile } = await made();
      const readable = encrypt(subject.platform(), 'a new password');
      const short = encrypt(subject.platform(), 'short');
      const answers = new Set<string>();
      for (const asked of [name, 'nobody2026']) {
        for (const password of [readable, short, 'not encrypted']) {
          const fields = { account: asked, mobile, code: '123456', password };
          answers.add(JSON.stringify(withoutReference(await forgot(fields))));
        }
      }
      expect([...answers]).toEqual([expect.stringContaining('"errcode":1202')]);
    });

    it('only within the password rules', async () => {
      const { name, mobile } = await made();
      const code = await codeFor(name, mobile);
      const short = encrypt(subject.platform(), 'short');
      for (const password of [short, 'not encrypted']) {
        const { errcode } = await forgot({ account: name, mobile, code, password });
        expect(errcode).toBe(1020);
      }
      expect((await forgot({ account: name, mobile, code }))['errcode']).toBe(0);
    });

    it.each(['the mobile of the account', 'a mobile of somebody else'])(
      'with the same answers to wrong codes for %s',
      async (whose) => {
        const { name, mobile } = await made();
        const given = whose.startsWith('the') ? mobile : nextMobile();
        const ask = () =>
          subject.call('smsSend', { countryCode: '63', mobile: given, scene: 2, account: name });
        const fields = { account: name, mobile: given, code: 'x' };
        expect(await forgot({ ...fields, code: '000000' })).toMatchObject({ errcode: 1202 });
        expect((await ask()).body).toMatchObject({ errcode: 0, leftToday: 9 });
        const { db } = subject.platform().context.database;
        // A code of another length never matches.
        for (let left = 4; left >= 0; left -= 1) {
          const refused = await forgot({ ...fields, code: '0000000' });
          expect(refused).toMatchObject({ errcode: 1201, triesLeft: left });
        }
        expect(await forgot({ ...fields, code: '0000000' })).toMatchObject({ errcode: 1204 });
        subject.clock.advance(5 * MINUTE_MS);
        expect(await forgot({ ...fields, code: '0000000' })).toMatchObject({ errcode: 1202 });
        const { status } = await db
          .selectFrom('player')
          .where('account', '=', name)
          .select('status')
          .executeTakeFirstOrThrow();
        expect(status).toBe(0);
      },
    );

    it('only by a code of its own scene', async () => {
      const { token } = await ownPlayer(subject.platform());
      const mobile = nextMobile();
      const code = await sendCode(mobile, token);
      const fields = { account: DEMO.account, mobile, code };
      expect((await forgot(fields))['errcode']).toBe(1202);
    });
  });

  it('is shown to the operator with its account', async () => {
    const mobile = nextMobile();
    await ownPlayer(subject.platform(), { account: 'Shown001', mobile: `63${mobile}` });
    const { body } = await operate(subject.platform(), 'player show', { account: 'shown001' });
    expect(body).toMatchObject({
      errcode: 0,
      account: 'Shown001',
      mobile: `63${mobile}`,
      sessions: 1,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const { status } = await operate(subject.platform(), 'player show', { account: 'nobody' });
    expect(status).toBe(400);
  });
});
