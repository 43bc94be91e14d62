/** A passkey beside an order, instead of its code or password. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { BANK, nextAccount, ordersOf, payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';
import { ask, confirmed, givePasskey } from './passkey-calls.ts';

const AMOUNT = 50_000;
const REFUSED = { errcode: 1294 };

eachPlatform(
  'a passkey beside an order',
  (subject) => {
    const withPasskey = async () => {
      const player = await payee(subject.platform(), { mobile: nextAccount() });
      const { authenticator } = await givePasskey(subject, player.token);
      return { player, authenticator };
    };
    const proofOf = async ({ player, authenticator }: Awaited<ReturnType<typeof withPasskey>>) =>
      confirmed(subject, authenticator, player.token);

    describe('for a withdrawal', () => {
      it('replaces the code, for one order only', async () => {
        const owner = await withPasskey();
        const { player } = owner;
        expect(await withdraw(subject.platform(), player, AMOUNT)).toMatchObject({ errcode: 1202 });
        const passkey = await proofOf(owner);
        const reqNo = randomUUID();
        const made = await withdraw(subject.platform(), player, AMOUNT, { passkey, reqNo });
        expect(made).toMatchObject({ errcode: 0 });
        const again = await withdraw(subject.platform(), player, AMOUNT, { passkey });
        expect(again).toMatchObject(REFUSED);
        // A retry may have the proof that is used up, or none.
        for (const more of [{ passkey }, {}]) {
          const retry = await withdraw(subject.platform(), player, AMOUNT, { reqNo, ...more });
          expect(retry).toMatchObject({ errcode: 0, orderNo: made['orderNo'] });
        }
        expect(await ordersOf(subject.platform(), player)).toHaveLength(1);
      });

      it('is enough for a player without a mobile', async () => {
        const player = await payee(subject.platform());
        const reasonsOf = async () => {
          const { body } = await subject.call('withdrawalConfig', {}, player.token);
          return body['reasons'];
        };
        expect(await reasonsOf()).toEqual([1084]);
        const { authenticator } = await givePasskey(subject, player.token);
        expect(await reasonsOf()).toEqual([]);
        const passkey = await confirmed(subject, authenticator, player.token);
        expect(await withdraw(subject.platform(), player, AMOUNT)).toMatchObject({ errcode: 1084 });
        const made = await withdraw(subject.platform(), player, AMOUNT, { passkey });
        expect(made).toMatchObject({ errcode: 0 });
      });

      it('is left for another try when the order is refused', async () => {
        const owner = await withPasskey();
        const passkey = await proofOf(owner);
        const tooLittle = await withdraw(subject.platform(), owner.player, 1, { passkey });
        expect(tooLittle).toMatchObject({ errcode: 1232 });
        const made = await withdraw(subject.platform(), owner.player, AMOUNT, { passkey });
        expect(made).toMatchObject({ errcode: 0 });
      });

      it('makes one order of two that carry the same passkey together', async () => {
        const owner = await withPasskey();
        const passkey = await proofOf(owner);
        const answers = await Promise.all(
          [1, 2].map(() => withdraw(subject.platform(), owner.player, AMOUNT, { passkey })),
        );
        expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
        expect(await ordersOf(subject.platform(), owner.player)).toHaveLength(1);
      });

      it('is refused from another player, of another purpose, or late', async () => {
        const [owner, other] = [await withPasskey(), await withPasskey()];
        const ofOther = await proofOf(other);
        const { ticket, options } = await ask(subject, 'confirm', owner.player.token);
        const logIn = await ask(subject, 'login');
        const late = await proofOf(owner);
        const wrong = {
          'all of another player': ofOther,
          'the passkey of another player': { ticket, response: other.authenticator.get(options) },
          'the ticket of a log-in': {
            ticket: logIn.ticket,
            response: owner.authenticator.get(logIn.options),
          },
        };
        for (const [what, passkey] of Object.entries(wrong)) {
          const answer = await withdraw(subject.platform(), owner.player, AMOUNT, { passkey });
          expect([what, answer['errcode']]).toEqual([what, REFUSED.errcode]);
        }
        subject.clock.advance(5 * MINUTE_MS);
        const tooLate = await withdraw(subject.platform(), owner.player, AMOUNT, { passkey: late });
        expect(tooLate).toMatchObject(REFUSED);
      });

      it('is refused and reported when its counter did not rise', async () => {
        const owner = await withPasskey();
        const { player, authenticator } = owner;
        const report = vi.spyOn(subject.platform().context, 'reportCounter');
        const { ticket, options } = await ask(subject, 'confirm', player.token);
        const back = authenticator.get(options, { counter: 0 });
        const made = await withdraw(subject.platform(), player, AMOUNT, {
          passkey: await proofOf(owner),
        });
        expect(made).toMatchObject({ errcode: 0 });
        const passkey = { ticket, response: back };
        const behind = await withdraw(subject.platform(), player, AMOUNT, { passkey });
        expect(behind).toMatchObject(REFUSED);
        expect(report.mock.calls).toEqual([[player.id]]);
        report.mockRestore();
      });
    });

    it('replaces the password and the code of a new payout account', async () => {
      const player = await ownPlayer(subject.platform());
      const { authenticator } = await givePasskey(subject, player.token);
      subject.clock.advance(10 * MINUTE_MS);
      const details = { bankId: BANK, realname: 'Ana Cruz', mobile: nextAccount(), version: 3 };
      const add = async (more: object) => {
        const body = { reqNo: randomUUID(), ...details, ...more };
        return (await subject.call('addBank', body, player.token)).body;
      };
      expect(await add({})).toMatchObject({ errcode: 1293 });
      const passkey = await confirmed(subject, authenticator, player.token);
      expect(await add({ passkey })).toMatchObject({ errcode: 0 });
      expect(await add({ passkey })).toMatchObject(REFUSED);
    });

    it('has no challenge for a player without a passkey, or for nobody', async () => {
      const { token } = await ownPlayer(subject.platform());
      const { body } = await subject.call('passkeyOptions', { purpose: 'confirm' }, token);
      expect(body).toMatchObject(REFUSED);
      for (const purpose of ['create', 'confirm']) {
        const nobody = await subject.call('passkeyOptions', { purpose });
        expect(nobody.body).toMatchObject({ errcode: 401 });
      }
    });
  },
  ['--money-codes'],
);
