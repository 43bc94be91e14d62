import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { BANK, nextAccount } from '#tests/money/cash-out.ts';
import { HeldJudge } from './held-judge.ts';
import {
  codeSentTo,
  eachPlatform,
  encrypt,
  ownPlayer,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

const PASSWORD = 'made to order';
const NEXT = 'the one after it';
const held = new HeldJudge();

eachPlatform(
  'a session that is older than ten minutes',
  (subject) => {
    const sealed = (password: string) => encrypt(subject.platform(), password);
    const details = () => ({
      bankId: BANK,
      realname: 'Ana Cruz',
      mobile: nextAccount(),
      version: 3,
    });
    const call = async (
      name: 'addBank' | 'modifyBank' | 'bindAccount',
      { token }: OwnPlayer,
      body: object,
    ) => (await subject.call(name, { reqNo: randomUUID(), ...body }, token)).body;
    /** A player whose session has just become too old. */
    const olderPlayer = async (): Promise<OwnPlayer> => {
      const player = await ownPlayer(subject.platform());
      subject.clock.advance(10 * MINUTE_MS);
      return player;
    };
    const changePassword = async ({ token }: OwnPlayer, old: string, next: string) => {
      const body = { oldPassword: sealed(old), password: sealed(next) };
      return (await subject.call('changePassword', body, token)).body;
    };

    it('needs the password in five calls', () => {
      const needing = Object.entries(endpoints).filter(([, row]) => 'needsPassword' in row);
      expect(needing.map(([name]) => name).toSorted()).toEqual([
        'addBank',
        'bindAccount',
        'modifyBank',
        'passkeyCreate',
        'passkeyRemove',
      ]);
      for (const [, row] of needing) {
        expect('isOnce' in row).toBe('proofs' in row);
        if ('proofs' in row) expect(row.proofs).toContain('password');
      }
    });

    it('binds and changes a bank account only with the password', async () => {
      const player = await ownPlayer(subject.platform());
      subject.clock.advance(10 * MINUTE_MS - 1);
      expect(await call('addBank', player, details())).toMatchObject({ errcode: 0 });
      subject.clock.advance(1);
      for (const [name, body] of [
        ['modifyBank', details()],
        ['addBank', { ...details(), bankId: 3 }],
      ] as const) {
        expect(await call(name, player, body)).toMatchObject({ errcode: 1293 });
        const wrong = { ...body, password: sealed('not the one') };
        expect(await call(name, player, wrong)).toMatchObject({ errcode: 1019 });
        const broken = { ...body, password: 'not encrypted' };
        expect(await call(name, player, broken)).toMatchObject({ errcode: 1019 });
        const right = { ...body, password: sealed(PASSWORD) };
        expect(await call(name, player, right)).toMatchObject({ errcode: 0 });
      }
    });

    it('binds the first mobile only with the password, and does not lose the code without it', async () => {
      const player = await olderPlayer();
      const target = { countryCode: '63', mobile: '9170065001' };
      await subject.call('smsSend', { ...target, scene: 1 }, player.token);
      const code = await codeSentTo(subject.platform(), '639170065001');
      const fields = { ...target, code };
      expect(await call('bindAccount', player, fields)).toMatchObject({ errcode: 1293 });
      const proven = { ...fields, password: sealed(PASSWORD) };
      expect(await call('bindAccount', player, proven)).toMatchObject({ errcode: 0 });
    });

    it('gets the stored answer for a repeated call with another encryption of the password', async () => {
      const player = await olderPlayer();
      const body = { ...details(), reqNo: randomUUID() };
      const ask = () => call('addBank', player, { ...body, password: sealed(PASSWORD) });
      const first = await ask();
      expect(first).toMatchObject({ errcode: 0 });
      expect(await ask()).toEqual(first);
    });

    it('has ten guesses in all, those of a new password included', async () => {
      const player = await olderPlayer();
      for (let turn = 0; turn < 9; turn += 1) {
        const guess = { ...details(), password: sealed(`guess ${turn}`) };
        expect(await call('addBank', player, guess)).toMatchObject({ errcode: 1019 });
      }
      expect(await changePassword(player, 'guess 9', NEXT)).toMatchObject({ errcode: 1019 });
      const right = { ...details(), password: sealed(PASSWORD) };
      expect(await call('addBank', player, right)).toMatchObject({ errcode: 1203 });
    });

    it('proves nothing by a password that was replaced meanwhile', async () => {
      const player = await olderPlayer();
      const [answer] = await held.around(
        ['after'],
        () => call('addBank', player, { ...details(), password: sealed(PASSWORD) }),
        async () => {
          expect(await changePassword(player, PASSWORD, NEXT)).toMatchObject({ errcode: 0 });
        },
      );
      expect(answer).toMatchObject({ errcode: 1019 });
    });
  },
  [],
  held.judge,
);
