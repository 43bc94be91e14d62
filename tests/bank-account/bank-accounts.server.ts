import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { BANK, nextAccount, payee, withdraw } from '#tests/money/cash-out.ts';
import {
  codeSentTo,
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  wrongCode,
  type OwnPlayer,
  type PlatformUnderTest,
} from '#tests/server/platforms.ts';

const NAME = 'Juana Reyes Cruz';

interface Fields {
  bankId?: number;
  realname?: string;
  mobile?: string;
  code?: string;
}

const saving =
  (subject: PlatformUnderTest) =>
  async (call: 'addBank' | 'modifyBank', { token }: OwnPlayer, fields: Fields = {}) => {
    const details = { bankId: BANK, realname: NAME, mobile: nextAccount(), version: 3, ...fields };
    return (await subject.call(call, { reqNo: randomUUID(), ...details }, token)).body;
  };

eachPlatform('a bank account', (subject) => {
  const save = saving(subject);
  const player = () => ownPlayer(subject.platform());

  it('is stored and returned with the others, the first one as the default [api.bank-account]', async () => {
    const one = await player();
    const mobile = nextAccount();
    const first = {
      bankId: 3,
      bankName: expect.stringMatching(/./),
      realname: NAME,
      mobile,
      bankCardNumber: mobile.slice(2),
      isDefault: 1,
    };
    expect(
      await save('addBank', one, { bankId: 3, realname: '  Juana  Reyes Cruz ', mobile }),
    ).toMatchObject({
      errcode: 0,
      appUserBank: first,
      appUserBankList: [first],
    });
    const both = await save('addBank', one, { bankId: 1 });
    expect(both).toMatchObject({ appUserBank: first });
    expect(both['appUserBankList']).toMatchObject([first, { bankId: 1, isDefault: 0 }]);
    const started = await subject.call('afterLoginConfig', { gameListVersion: '' }, one.token);
    expect(started.body['appUserBankList']).toEqual(both['appUserBankList']);
    expect(started.body['appUserBank']).toEqual(both['appUserBank']);
  });

  it('of a bank with account numbers of its own is stored as entered', async () => {
    const { database, catalogue } = subject.platform().context;
    await transact(database, async (trx) => {
      const { webConfig } = await readDocuments(trx);
      const own = { accountKind: 'account', lengthMin: 10, lengthMax: 12 } as const;
      const bank = webConfig.appExchangeBankMap['9'];
      if (bank === undefined) throw new Error('no bank 9');
      const banks = { ...webConfig.appExchangeBankMap, 9: { ...bank, ...own } };
      const changed = { ...webConfig, appExchangeBankMap: banks };
      await writeDocuments(trx, { webConfig: changed }, subject.clock.now());
      await updateVersions(trx);
    });
    catalogue.changed();
    const one = await player();
    const saved = await save('addBank', one, { bankId: 9, mobile: ' 0012-3456 7890' });
    expect(saved).toMatchObject({
      errcode: 0,
      appUserBank: { bankId: 9, mobile: '001234567890', bankCardNumber: '001234567890' },
    });
    for (const mobile of ['123456789', '1234567890123', '12345<67890']) {
      expect(await save('modifyBank', one, { bankId: 9, mobile })).toMatchObject({ errcode: 1047 });
    }
    // Other banks keep theirs.
    expect(await save('addBank', one, { bankId: 8, mobile: '001234567890' })).toMatchObject({
      errcode: 1047,
    });
  });

  it.each<[string, Fields]>([
    ['a bank that is not offered', { bankId: 77 }],
    ['no name', { realname: '   ' }],
    ['a name with a digit', { realname: 'Juana 2' }],
    ['a name with a Thai digit', { realname: 'สมหญิง ๒' }],
    ['a name without a letter', { realname: '--' }],
    ['a name with markup', { realname: '<b>Juana</b>' }],
    ['a number of 9 digits', { mobile: '63917123456' }],
    ['a number of 11 digits', { mobile: '6391712345678' }],
    ['a number that does not begin with 9', { mobile: '638171234567' }],
    ['a number without the country', { mobile: '9171234567' }],
    ['a number of another country', { mobile: '66812345678' }],
    ['a number with letters', { mobile: '63917123456a' }],
    ['no number', { mobile: '' }],
  ])('is refused with %s: 1047', async (_what, fields) => {
    const one = await player();
    expect(await save('addBank', one, fields)).toMatchObject({ errcode: 1047 });
    expect(await save('modifyBank', one, fields)).toMatchObject({ errcode: 1047 });
  });

  it('accepts a name in any script', async () => {
    for (const realname of ['สมหญิง ใจดี', 'José Peña-Ñuñez', "D'Angelo Sr."]) {
      expect(await save('addBank', await player(), { realname })).toMatchObject({
        errcode: 0,
        appUserBank: { realname },
      });
    }
  });

  it('can be added again unchanged and modified, but not added with other details: 5 [api.bank-account]', async () => {
    const one = await player();
    const mobile = nextAccount();
    expect(await save('addBank', one, { mobile })).toMatchObject({ errcode: 0 });
    expect(await save('addBank', one, { mobile })).toMatchObject({ errcode: 0 });
    expect(await save('addBank', one, { mobile: nextAccount() })).toMatchObject({ errcode: 5 });
    const other = nextAccount();
    const changed = await save('modifyBank', one, { mobile: other, realname: 'Ana Cruz' });
    expect(changed['appUserBankList']).toMatchObject([
      {
        bankId: BANK,
        mobile: other,
        realname: 'Ana Cruz',
        bankCardNumber: other.slice(2),
        isDefault: 1,
      },
    ]);
    expect(await save('modifyBank', one, { bankId: 2 })).toMatchObject({ errcode: 1047 });
  });

  it('belongs to one player when ten add it at once: 5', async () => {
    const mobile = nextAccount();
    const players = await Promise.all(Array.from({ length: 10 }, player));
    const answers = await Promise.all(players.map((one) => save('addBank', one, { mobile })));
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(9).fill(5)]);
    const loser = players[answers.findIndex((body) => body['errcode'] === 5)] ?? (await player());
    expect(await save('addBank', loser)).toMatchObject({ errcode: 0 });
    expect(await save('modifyBank', loser, { mobile })).toMatchObject({ errcode: 5 });
    // The same number at another bank is another account.
    expect(await save('addBank', loser, { bankId: 2, mobile })).toMatchObject({ errcode: 0 });
  });

  it('is limited to five for a player', async () => {
    const one = await player();
    for (let bankId = 1; bankId <= 5; bankId += 1) {
      expect(await save('addBank', one, { bankId })).toMatchObject({ errcode: 0 });
    }
    expect(await save('addBank', one, { bankId: 6 })).toMatchObject({ errcode: 1291, limit: 5 });
    expect(await save('modifyBank', one, { bankId: 5 })).toMatchObject({ errcode: 0 });
  });

  it('can be changed only by customer service after a payout to it: 1122', async () => {
    const one = await payee(subject.platform());
    const { orderNo } = await withdraw(subject.platform(), one, 50_000);
    const waiting = nextAccount();
    expect(await save('modifyBank', one, { mobile: waiting })).toMatchObject({ errcode: 0 });
    await operate(subject.platform(), 'withdrawal pay', { reason: 'test', order: orderNo });
    // The order was paid to the former account number, so the new one may still be changed.
    expect(await save('modifyBank', one, { mobile: nextAccount() })).toMatchObject({ errcode: 0 });
    const second = await withdraw(subject.platform(), one, 50_000);
    await operate(subject.platform(), 'withdrawal pay', {
      reason: 'test',
      order: second['orderNo'],
    });
    expect(await save('modifyBank', one)).toMatchObject({ errcode: 1122 });
    expect(await save('addBank', one, { bankId: 2 })).toMatchObject({ errcode: 0 });
  });

  it('is saved once for its request number', async () => {
    const one = await player();
    const body = {
      reqNo: randomUUID(),
      bankId: 1,
      realname: NAME,
      mobile: nextAccount(),
      version: 3,
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subject.call('addBank', body, one.token)),
    );
    for (const answer of answers) expect(answer.body).toMatchObject({ errcode: 0 });
    expect((await subject.call('addBank', { ...body, bankId: 2 }, one.token)).body).toMatchObject({
      errcode: 1231,
    });
    expect((await subject.call('addBank', { ...body, version: 2 }, one.token)).status).toBe(400);
  });
});

describe('a bank account in Thailand', () => {
  const subject = platformUnderTest(['--market=th']);
  const save = saving(subject);

  it.each([
    ['66612345678', 0],
    ['66812345670', 0],
    ['66912345678', 0],
    ['66712345678', 1047],
    ['6681234567', 1047],
    ['639171234567', 1047],
  ])('with the number %s: %i', async (mobile, errcode) => {
    const one = await ownPlayer(subject.platform());
    expect(await save('addBank', one, { mobile })).toMatchObject({ errcode });
  });

  it('is stored without the leading 0 of its number', async () => {
    const one = await ownPlayer(subject.platform());
    expect(await save('addBank', one, { mobile: '660823456789' })).toMatchObject({
      errcode: 0,
      appUserBank: { mobile: '66823456789' },
    });
  });
});

describe('a bank account that needs a code', () => {
  const subject = platformUnderTest(['--money-codes']);
  const save = saving(subject);

  it('is saved with a code sent to the bound mobile: 1084, 1201, 1202, 1204', async () => {
    expect(await save('addBank', await ownPlayer(subject.platform()))).toMatchObject({
      errcode: 1084,
    });
    const mobile = nextAccount();
    const one = await ownPlayer(subject.platform(), { mobile });
    expect(await save('addBank', one)).toMatchObject({ errcode: 1202, needCode: 1 });
    const wanted = { countryCode: '63', mobile: mobile.slice(2), scene: 4 };
    const askForCode = async () => {
      const { body } = await subject.call('smsSend', wanted, one.token);
      expect(body).toMatchObject({ errcode: 0 });
      return codeSentTo(subject.platform(), mobile);
    };
    const code = await askForCode();
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await save('addBank', one, { code: wrongCode(code) });
      expect(answer).toMatchObject({ errcode: 1201, triesLeft: left });
    }
    expect(await save('addBank', one, { code })).toMatchObject({ errcode: 1204 });
    subject.clock.advance(60_000);
    expect(await save('addBank', one, { code: await askForCode() })).toMatchObject({ errcode: 0 });
  });
});
