/** A passkey instead of the code or the password of a form that moves money. */
import { bankAccount } from '#features/bank-account/texts/en-PH.ts';
import { withdrawal } from '#features/withdrawal/texts/en-PH.ts';
import { BankAccountForm } from '#features/bank-account/bank-account-form.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { moneyCode } from '#i18n/texts/en-PH/money-code.ts';
import { passkeyApi } from '#api/passkey.ts';
import { WithdrawalScreen } from '#screens/withdrawal/withdrawal-screen.tsx';
import { CodeScene } from '#shared/mobile/verification-code.ts';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';
import { patternOf, refusalText } from '#tests/support/pages/texts.ts';
import { CREATED, withdrawalConfig } from '#tests/withdrawal/wire-withdrawal.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE, failing, fakeCredentials, removeCredentials } from './fake-credentials.ts';

const PASSKEY = { id: 'a', name: 'Pixel 9', createTime: 1 };
const PROOF = { ticket: CHALLENGE.ticket, response: { id: 'Y3JlZGVudGlhbA' } };
const BOUND = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Maya Santos',
  mobile: '639171234567',
  bankCardNumber: '9171234567',
};
const refused = refusalText(enPH.errors.passkey.refused, { code: 1294 });

beforeEach(() => sessionStorage.clear());
afterEach(removeCredentials);

async function playersApp(config: AppOptions['config'], list: object[] = [PASSKEY]) {
  const app = await createApp({ config: { ...ACCOUNT_RULES, ...config }, user: PLAYER });
  app.platform.reply('passkeyList', { json: { errcode: 0, list } });
  app.answer('passkeyOptions', CHALLENGE);
  return app;
}

const byPasskey = () => screen.findByRole('button', { name: moneyCode.passkey });
const useCode = () => screen.findByRole('button', { name: moneyCode.useCode });
const usePasskey = () => screen.findByRole('button', { name: moneyCode.usePasskey });
const mobileOfCode = () => screen.queryByLabelText(enPH.account.mobile);
const PLAYER = { mobile: '09*****4567' };

/** The list answers only now, as if it had been on its way. */
async function answerList(app: App) {
  app.platform.reply('passkeyList', { json: { errcode: 0, list: [PASSKEY] } });
  const { passkeyList } = passkeyApi.endpoints;
  await act(() => app.store.dispatch(passkeyList.initiate(undefined, { forceRefetch: true })));
}

describe('the confirmation of a withdrawal', () => {
  const openConfirmation = async (app: App) => {
    app.answer('withdrawalConfig', withdrawalConfig());
    app.answer('withdrawals', { list: [], pageNo: 1, pageSize: 5, total: 0, hasMore: 0 });
    await renderApp(app, <WithdrawalScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(withdrawal.form.amount), '500');
    await user.click(screen.getByRole('button', { name: withdrawal.form.next }));
    await screen.findByRole('dialog');
    return user;
  };
  const main = (label: string) => screen.findByRole('button', { name: patternOf(label) });

  it('sends the passkey instead of a code, and stores nothing of it', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp({ moneyCodes: 1 });
    app.answer('createWithdrawal', CREATED);
    const user = await openConfirmation(app);
    expect(mobileOfCode()).toBeNull();
    await user.click(await main(moneyCode.passkeyAmount));
    expect(await screen.findByText(patternOf(withdrawal.receipt.title))).toBeTruthy();
    expect(get).toHaveBeenCalledOnce();
    expect(app.sent('passkeyOptions')).toMatchObject([{ purpose: 'confirm' }]);
    const [order] = app.sent('createWithdrawal');
    expect(order).toMatchObject({ amount: 50_000, passkey: PROOF });
    expect(order).not.toHaveProperty('code');
    expect(app.sent('smsSend')).toEqual([]);
    expect(JSON.stringify(app.store.getState())).not.toContain(CHALLENGE.ticket);
  });

  it('says that a closed prompt confirmed nothing, and leaves both ways open', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp({ moneyCodes: 1 });
    const user = await openConfirmation(app);
    get.mockImplementationOnce(failing('NotAllowedError'));
    await user.click(await main(moneyCode.passkeyAmount));
    expect(await screen.findByText(moneyCode.passkeyUnused)).toBeTruthy();
    expect(app.sent('createWithdrawal')).toEqual([]);
    expect(await main(moneyCode.passkeyAmount)).toBeTruthy();
    await user.click(await useCode());
    expect(mobileOfCode()).not.toBeNull();
    expect(screen.queryByText(moneyCode.passkeyUnused)).toBeNull();
  });

  it('shows the code only once the player chooses it, and has a way back', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp({ moneyCodes: 1 });
    app.answer('smsSend', { expireIn: 300, resendIn: 60, leftToday: 9 });
    app.answer('createWithdrawal', CREATED);
    const user = await openConfirmation(app);
    await user.click(await useCode());
    expect(screen.queryByRole('button', { name: patternOf(moneyCode.passkeyAmount) })).toBeNull();
    expect((await main(withdrawal.confirm.submit)).hasAttribute('disabled')).toBe(true);
    expect(mobileOfCode()).not.toBeNull();
    expect(document.activeElement).toBe(mobileOfCode());
    await user.click(await usePasskey());
    expect(mobileOfCode()).toBeNull();
    expect(await main(moneyCode.passkeyAmount)).toBeTruthy();
    expect(app.sent('smsSend')).toEqual([]);

    await user.click(await useCode());
    await enter(user, screen.getByLabelText(enPH.account.mobile), '9171234567');
    await user.click(screen.getByRole('button', { name: enPH.account.code.send }));
    await enter(user, await screen.findByLabelText(enPH.account.code.label), '654321');
    await user.click(await main(withdrawal.confirm.submit));
    expect(await screen.findByText(patternOf(withdrawal.receipt.title))).toBeTruthy();
    expect(app.sent('createWithdrawal')).toMatchObject([{ code: '654321' }]);
    expect(get).not.toHaveBeenCalled();
  });

  it('keeps its main button when the passkeys are known only after it opened', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp({ moneyCodes: 1 }, []);
    app.answer('createWithdrawal', CREATED);
    const user = await openConfirmation(app);
    const submit = await main(withdrawal.confirm.submit);
    expect(screen.queryByRole('button', { name: moneyCode.passkey })).toBeNull();
    await answerList(app);
    expect(await main(withdrawal.confirm.submit)).toBe(submit);
    expect(mobileOfCode()).not.toBeNull();
    await user.click(await byPasskey());
    expect(await screen.findByText(patternOf(withdrawal.receipt.title))).toBeTruthy();
    expect(get).toHaveBeenCalledOnce();
  });

  it('explains a refused passkey beside the order', async () => {
    fakeCredentials();
    const app = await playersApp({ moneyCodes: 1 });
    app.refuse('createWithdrawal', 1294);
    const user = await openConfirmation(app);
    await user.click(await main(moneyCode.passkeyAmount));
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(await main(moneyCode.passkeyAmount)).toBeTruthy();
    expect(await useCode()).toBeTruthy();
  });

  it.each([
    ['without a passkey', { moneyCodes: 1 } as const, []],
    ['where no code is asked for', {}, [PASSKEY]],
  ])('offers none %s', async (_what, config, list) => {
    fakeCredentials();
    const app = await playersApp(config, list);
    await openConfirmation(app);
    expect(await main(withdrawal.confirm.submit)).toBeTruthy();
    for (const name of [moneyCode.passkey, moneyCode.useCode]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(app.sent('passkeyList')).toHaveLength('moneyCodes' in config ? 1 : 0);
  });
});

describe('a new payout account', () => {
  function Form() {
    const code = useMoneyCode(CodeScene.bankAccount);
    return <BankAccountForm title="Bank" code={code} onDone={() => undefined} defaultBankId={1} />;
  }
  const BANKS = {
    appExchangeBankMap: { 1: { id: 1, bankName: 'LanternPay', shortBankName: 'LPAY', icon: '' } },
  };

  /** The form in a sheet that the screen opens, when the screen's own calls are answered. */
  function Screen() {
    const code = useMoneyCode(CodeScene.bankAccount);
    const [isOpen, setOpen] = useState(false);
    if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
    return <BankAccountForm title="Bank" code={code} onDone={() => undefined} defaultBankId={1} />;
  }

  it('is saved by the passkey before the code where the passkeys are known', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp({ ...BANKS, moneyCodes: 1 });
    app.answer('addBank', { appUserBank: BOUND, appUserBankList: [BOUND] });
    await renderApp(app, <Screen />);
    const user = userEvent.setup();
    await waitFor(() => expect(app.sent('passkeyList')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await enter(user, screen.getByLabelText(bankAccount.realname), 'Maya Santos');
    await enter(user, screen.getByLabelText(bankAccount.number), '9171234567');
    expect(mobileOfCode()).toBeNull();
    expect(screen.queryByRole('button', { name: bankAccount.confirm })).toBeNull();
    await user.click(await useCode());
    expect(mobileOfCode()).not.toBeNull();
    expect(screen.getByRole('button', { name: bankAccount.confirm })).toBeTruthy();
    await user.click(await usePasskey());

    get.mockImplementationOnce(failing('NotAllowedError'));
    await user.click(await byPasskey());
    expect(await screen.findByText(moneyCode.passkeyUnused)).toBeTruthy();
    expect(app.sent('addBank')).toEqual([]);
    expect(await useCode()).toBeTruthy();
    await waitFor(async () => {
      await user.click(await byPasskey());
      expect(get).toHaveBeenCalledTimes(2);
    });
    expect(await screen.findByText(bankAccount.added)).toBeTruthy();
    expect(app.sent('addBank')).toMatchObject([{ mobile: '639171234567', passkey: PROOF }]);
    expect(app.sent('smsSend')).toEqual([]);
  });

  it('is saved by a passkey where the password is asked for', async () => {
    const { get } = fakeCredentials();
    const app = await playersApp(BANKS);
    app.refuse('addBank', 1293);
    await renderApp(app, <Form />);
    const user = userEvent.setup();
    await enter(user, screen.getByLabelText(bankAccount.realname), 'Maya Santos');
    await enter(user, screen.getByLabelText(bankAccount.number), '9171234567');
    expect(screen.queryByRole('button', { name: moneyCode.passkey })).toBeNull();
    await user.click(screen.getByRole('button', { name: bankAccount.confirm }));
    await byPasskey();
    app.refuse('addBank', 1294);
    await waitFor(async () => {
      await user.click(await byPasskey());
      expect(get).toHaveBeenCalledOnce();
    });
    expect(await screen.findByText(refused)).toBeTruthy();
    app.answer('addBank', { appUserBank: BOUND, appUserBankList: [BOUND] });
    await waitFor(async () => {
      await user.click(await byPasskey());
      expect(get).toHaveBeenCalledTimes(2);
    });
    expect(await screen.findByText(bankAccount.added)).toBeTruthy();
    const [, , last] = app.sent('addBank');
    expect(last).toMatchObject({ mobile: '639171234567', passkey: PROOF });
    expect(last).not.toHaveProperty('password');
    expect(JSON.stringify(app.store.getState())).not.toContain(CHALLENGE.ticket);
  });
});
