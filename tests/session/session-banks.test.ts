/** Session changes by the bank form and money calls (spec §3; contract, start-up part). */
import { accountApi } from '#api/account.ts';
import { bankAccountApi } from '#api/bank-account.ts';
import { withdrawalApi } from '#api/withdrawal.ts';
import { banksReceived, selectBalance, selectBanks } from '#state/session/session-slice.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { expect, it } from 'vitest';

const reqNo = '8a1f0c52-6f0e-4c3a-9f0e-2d8f0c5b7e11';
const bank = (bankId: number, mobile: string) => ({
  bankId,
  bankName: `Bank ${bankId}`,
  realname: 'Ana Cruz',
  mobile,
  bankCardNumber: mobile.slice(2),
});

async function signedIn(banks: readonly object[] = []) {
  const platform = scriptedPlatform();
  platform.reply('accountLogin', { json: { ...sessionAnswer(), appUserBankList: banks } });
  const { store } = storeWithListeners();
  const login = { account: 'mangosurfer', password: 'cipher' };
  await store.dispatch(accountApi.endpoints.accountLogin.initiate(login));
  return { platform, store };
}

it('the login answer contains the bound accounts (spec §4) [flow.login.stored]', async () => {
  const { store } = await signedIn([bank(7, '639170000000'), bank(8, '639171111111')]);
  expect(selectBanks(store.getState())).toMatchObject([
    { bankId: 7, bankName: 'Bank 7', realname: 'Ana Cruz', mobile: '639170000000' },
    { bankId: 8, mobile: '639171111111' },
  ]);
});

it('a saved account replaces the older one, in either list [data.bank-accounts]', async () => {
  const { platform, store } = await signedIn();
  const changed = bank(7, '639170000000');
  platform.reply('addBank', {
    json: { errcode: 0, appUserBank: changed, appUserBankList: [changed, bank(8, '639171111111')] },
  });
  const { data } = await store.dispatch(
    bankAccountApi.endpoints.addBank.initiate({ ...changed, version: 3, reqNo }),
  );
  store.dispatch(banksReceived(data ?? []));
  store.dispatch(banksReceived(data ?? []));
  const saved = selectBanks(store.getState()).filter(({ bankId }) => bankId >= 7);
  expect(saved.map(({ bankId, mobile }) => [bankId, mobile])).toEqual([
    [7, '639170000000'],
    [8, '639171111111'],
  ]);
});

it('the answer of a withdrawal updates the balances, unless it is older', async () => {
  const { platform, store } = await signedIn();
  const withdraw = async (coin: number, seq: number) => {
    platform.reply('createWithdrawal', {
      json: {
        errcode: 0,
        orderNo: 'W1',
        status: 1,
        fee: 0,
        arriveAmount: 100,
        etaTime: 1,
        coin,
        lottery: coin,
        seq,
      },
    });
    await store.dispatch(
      withdrawalApi.endpoints.createWithdrawal.initiate({ amount: 100, bankId: 7, reqNo }),
    );
    return selectBalance(store.getState());
  };
  expect(await withdraw(900, 50)).toMatchObject({ coin: 900, lottery: 900, seq: 50 });
  expect(await withdraw(1_000, 49)).toMatchObject({ coin: 900, lottery: 900, seq: 50 });
});
