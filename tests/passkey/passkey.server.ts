import { describe, expect, it } from 'vitest';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#shared/passkey/limits.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { eachPlatform, encrypt, operate, ownPlayer } from '#tests/server/platforms.ts';
import { Authenticator, CERTIFIED, type Pretended } from './authenticator.ts';
import { ask, givePasskey, logIn, ORIGIN } from './passkey-calls.ts';

const PASSWORD = 'made to order';
const REFUSED = { errcode: 1294 };

eachPlatform('passkeys', (subject) => {
  const listOf = async (token: string) =>
    (await subject.call('passkeyList', {}, token)).body['list'] as Record<string, unknown>[];
  const create = async (token: string, pretended: Pretended) => {
    const { ticket, options } = await ask(subject, 'create', token);
    const response = new Authenticator(ORIGIN).create(options, pretended);
    return (await subject.call('passkeyCreate', { ticket, response }, token)).body;
  };

  describe('a new passkey', () => {
    it('is made for this app and account, verified by its user, and never twice', async () => {
      const player = await ownPlayer(subject.platform());
      const { authenticator } = await givePasskey(subject, player.token);
      const { options } = await ask(subject, 'create', player.token);
      expect(options).toMatchObject({
        rp: { id: 'localhost' },
        user: { name: player.account },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: authenticator.id }],
      });
    });

    it('is listed with a tidy name, or that of its device', async () => {
      const { token } = await ownPlayer(subject.platform());
      const { id } = await givePasskey(subject, token, '  My \u200B phone ');
      const now = subject.clock.now();
      expect(await listOf(token)).toEqual([{ id, name: 'My phone', createTime: now }]);
      subject.clock.advance(1);
      await givePasskey(subject, token, ' ');
      expect((await listOf(token))[1]).toMatchObject({ name: '' });
      const name = 'x'.repeat(PASSKEY_NAME_MAX + 1);
      const { ticket, options } = await ask(subject, 'create', token);
      const response = new Authenticator(ORIGIN).create(options);
      const answer = await subject.call('passkeyCreate', { ticket, response, name }, token);
      expect(answer.status).toBe(400);
    });

    it.each<[string, Pretended]>([
      ['another origin', { origin: 'http://localhost:4601' }],
      ['another relying party', { rpId: 'lobby.example' }],
      ['no user verification', { isVerified: false }],
      ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
      ['the answer to a log-in', { type: 'webauthn.get' }],
      ['certificates that nobody asked for', { format: CERTIFIED }],
    ])('is refused with %s', async (_what, pretended) => {
      const { token } = await ownPlayer(subject.platform());
      expect(await create(token, pretended)).toMatchObject(REFUSED);
      expect(await listOf(token)).toEqual([]);
    });

    it('is refused when another account has it', async () => {
      const [one, other] = [
        await ownPlayer(subject.platform()),
        await ownPlayer(subject.platform()),
      ];
      const { authenticator } = await givePasskey(subject, one.token);
      const { ticket, options } = await ask(subject, 'create', other.token);
      const response = authenticator.create(options);
      const { body } = await subject.call('passkeyCreate', { ticket, response }, other.token);
      expect(body).toMatchObject(REFUSED);
    });

    it('is refused with the ticket of another player, another purpose or another time', async () => {
      const [one, other] = [
        await ownPlayer(subject.platform()),
        await ownPlayer(subject.platform()),
      ];
      const tickets = [
        await ask(subject, 'create', other.token),
        await ask(subject, 'login'),
        await ask(subject, 'create', one.token),
      ];
      subject.clock.advance(5 * MINUTE_MS);
      for (const { ticket, options } of tickets) {
        const response = new Authenticator(ORIGIN).create(options);
        const { body } = await subject.call('passkeyCreate', { ticket, response }, one.token);
        expect(body).toMatchObject(REFUSED);
      }
    });

    it('needs the password after ten minutes, and takes the same answer again with it', async () => {
      const { token } = await ownPlayer(subject.platform());
      subject.clock.advance(10 * MINUTE_MS);
      const { ticket, options } = await ask(subject, 'create', token);
      const made = { ticket, response: new Authenticator(ORIGIN).create(options) };
      const send = async (more: object) =>
        (await subject.call('passkeyCreate', { ...made, ...more }, token)).body;
      expect(await send({})).toMatchObject({ errcode: 1293 });
      const wrong = encrypt(subject.platform(), 'not the one');
      expect(await send({ password: wrong })).toMatchObject({ errcode: 1019 });
      const password = encrypt(subject.platform(), PASSWORD);
      expect(await send({ password })).toMatchObject({ errcode: 0 });
      expect(await send({ password })).toMatchObject(REFUSED);
    });

    it('is one of ten, also for two that arrive together', async () => {
      const { token } = await ownPlayer(subject.platform());
      for (let count = 1; count < PASSKEYS_MAX; count += 1) await givePasskey(subject, token);
      const both = [await ask(subject, 'create', token), await ask(subject, 'create', token)];
      const answers = await Promise.all(
        both.map(async ({ ticket, options }) => {
          const response = new Authenticator(ORIGIN).create(options);
          return (await subject.call('passkeyCreate', { ticket, response }, token)).body['errcode'];
        }),
      );
      expect(answers.toSorted()).toEqual([0, 1295]);
      expect(await listOf(token)).toHaveLength(PASSKEYS_MAX);
      const { body } = await subject.call('passkeyOptions', { purpose: 'create' }, token);
      expect(body).toMatchObject({ errcode: 1295, limit: PASSKEYS_MAX });
    });
  });

  describe('a log-in', () => {
    const withPasskey = async () => {
      const player = await ownPlayer(subject.platform());
      return { ...player, ...(await givePasskey(subject, player.token)) };
    };

    it('answers what a log-in by password answers, and opens a session like it', async () => {
      const { account, authenticator, token, id } = await withPasskey();
      const { options } = await ask(subject, 'login');
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      expect(options.allowCredentials ?? []).toEqual([]);
      subject.clock.advance(MINUTE_MS);
      const { body } = await logIn(subject, authenticator);
      const password = encrypt(subject.platform(), PASSWORD);
      const byPassword = (await subject.call('accountLogin', { account, password })).body;
      const { token: own, ...player } = body;
      const { token: _other, ...same } = byPassword;
      expect(player).toEqual(same);
      const { body: sessions } = await subject.call('sessions', {}, String(own));
      expect(sessions['list']).toHaveLength(3);
      const lastUseTime = subject.clock.now();
      expect(await listOf(token)).toMatchObject([{ id, lastUseTime }]);
    });

    it.each<[string, Pretended]>([
      ['another origin', { origin: 'https://localhost:4600' }],
      ['another relying party', { rpId: 'lobby.example' }],
      ['no user verification', { isVerified: false }],
      ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
      ['the answer to a creation', { type: 'webauthn.create' }],
      ['the handle of another user', { userHandle: 'c29tZWJvZHk' }],
    ])('is refused with %s', async (_what, pretended) => {
      const { authenticator } = await withPasskey();
      expect((await logIn(subject, authenticator, pretended)).body).toMatchObject(REFUSED);
      expect((await logIn(subject, authenticator)).body).toMatchObject({ errcode: 0 });
    });

    it('by an unknown passkey is answered like a wrong signature', async () => {
      const { authenticator } = await withPasskey();
      const { ticket, options } = await ask(subject, 'login');
      const used = authenticator.get(options);
      const { signature } = new Authenticator(ORIGIN).get(options).response;
      const forged = { ...used, response: { ...used.response, signature } };
      const wrong = await subject.call('passkeyLogin', { ticket, response: forged });
      const unknown = await logIn(subject, new Authenticator(ORIGIN));
      const { ref: _one, ...first } = wrong.body;
      const { ref: _two, ...second } = unknown.body;
      expect(first).toMatchObject(REFUSED);
      expect(second).toEqual(first);
    });

    it('uses its ticket up, for one of two that arrive together and when it is refused', async () => {
      const { authenticator } = await withPasskey();
      const { ticket, options } = await ask(subject, 'login');
      const bodies = [1, 2].map(() => ({ ticket, response: authenticator.get(options) }));
      const answers = await Promise.all(
        bodies.map(async (body) => (await subject.call('passkeyLogin', body)).body['errcode']),
      );
      expect(answers.toSorted()).toEqual([0, 1294]);
      const again = await ask(subject, 'login');
      const wrong = authenticator.get(again.options, { isVerified: false });
      const right = authenticator.get(again.options);
      for (const response of [wrong, right]) {
        const { body } = await subject.call('passkeyLogin', { ticket: again.ticket, response });
        expect(body).toMatchObject(REFUSED);
      }
    });

    it('is refused five minutes after it began', async () => {
      const { authenticator } = await withPasskey();
      for (const [wait, errcode] of [
        [5 * MINUTE_MS - 1, 0],
        [5 * MINUTE_MS, 1294],
      ] as const) {
        const { ticket, options } = await ask(subject, 'login');
        subject.clock.advance(wait);
        const response = authenticator.get(options);
        const { body } = await subject.call('passkeyLogin', { ticket, response });
        expect([wait, body['errcode']]).toEqual([wait, errcode]);
      }
    });

    it('is refused with a counter that did not rise, unless the passkey has none', async () => {
      const { authenticator } = await withPasskey();
      authenticator.counter = 7;
      expect((await logIn(subject, authenticator)).body).toMatchObject({ errcode: 0 });
      for (const counter of [8, 7, 0]) {
        expect((await logIn(subject, authenticator, { counter })).body).toMatchObject(REFUSED);
      }
      const synced = (await withPasskey()).authenticator;
      for (const counter of [0, 0]) {
        expect((await logIn(subject, synced, { counter })).body).toMatchObject({ errcode: 0 });
      }
    });

    it('is refused for a frozen account, and open during a break', async () => {
      const { account, authenticator, token } = await withPasskey();
      await subject.call('takeBreak', { hours: 24 }, token);
      const { body } = await logIn(subject, authenticator);
      expect(body).toMatchObject({ errcode: 0, rg: { breakUntil: subject.clock.now() + DAY_MS } });
      await operate(subject.platform(), 'player freeze', { reason: 'test', account });
      expect((await logIn(subject, authenticator)).body).toMatchObject({ errcode: 101 });
    });

    it('stays possible after a new password, which ends the sessions', async () => {
      const { authenticator, token } = await withPasskey();
      const first = await logIn(subject, authenticator);
      const sealed = (text: string) => encrypt(subject.platform(), text);
      const change = { oldPassword: sealed(PASSWORD), password: sealed('the one after it') };
      await subject.call('changePassword', change, token);
      const old = await subject.call('refreshBalance', {}, String(first.body['token']));
      expect(old.body).toMatchObject({ errcode: 401 });
      expect((await logIn(subject, authenticator)).body).toMatchObject({ errcode: 0 });
    });
  });

  describe('removing a passkey', () => {
    it('is its own player’s, needs the password after ten minutes, and ends its log-ins', async () => {
      const player = await ownPlayer(subject.platform());
      const { authenticator, id } = await givePasskey(subject, player.token);
      const other = await ownPlayer(subject.platform());
      const remove = async (token: string, more: object = {}) =>
        (await subject.call('passkeyRemove', { id, ...more }, token)).body;
      expect(await remove(other.token)).toMatchObject({ errcode: 0 });
      expect(await listOf(player.token)).toHaveLength(1);
      subject.clock.advance(10 * MINUTE_MS);
      expect(await remove(player.token)).toMatchObject({ errcode: 1293 });
      const password = encrypt(subject.platform(), PASSWORD);
      expect(await remove(player.token, { password })).toMatchObject({ errcode: 0 });
      expect(await listOf(player.token)).toEqual([]);
      expect((await logIn(subject, authenticator)).body).toMatchObject(REFUSED);
    });
  });

  it('refuses garbage and oversized fields of an answer', async () => {
    const { ticket } = await ask(subject, 'login');
    const id = 'AAAA';
    const parts = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
    const send = async (response: object) =>
      (await subject.call('passkeyLogin', { ticket, response })).status;
    const whole = { id, rawId: id, type: 'public-key', response: parts };
    for (const wrong of [
      {},
      { ...whole, id: 'not base64url!' },
      { ...whole, type: 'password' },
      { ...whole, response: { ...parts, signature: 'A'.repeat(4097) } },
      { ...whole, response: { ...parts, clientDataJSON: 7 } },
    ]) {
      expect(await send(wrong)).toBe(400);
    }
    expect((await subject.call('passkeyLogin', { ticket, response: whole })).body).toMatchObject(
      REFUSED,
    );
  });
});
