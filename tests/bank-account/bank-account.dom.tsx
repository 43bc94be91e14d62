import { DEBOUNCE } from '#config/constants.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { CodeScene } from '#shared/mobile/verification-code.ts';
import { BankAccountForm } from '#features/bank-account/bank-account-form.tsx';
import { useMoneyCode } from '#features/verification-code/use-money-code.tsx';
import { bankAccount as messages } from '#features/bank-account/texts/en-PH.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { moneyCode } from '#i18n/texts/en-PH/money-code.ts';
import { bankAccount as thai } from '#features/bank-account/texts/th-TH.ts';
import { selectBanks } from '#state/session/session-slice.ts';
import { refusalText } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from '#tests/account/account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const RULES = {
  ...ACCOUNT_RULES,
  appExchangeBankMap: {
    1: { id: 1, bankName: 'LanternPay', shortBankName: 'LPAY', icon: '' },
    2: { id: 2, bankName: 'Kawayan Wallet', shortBankName: 'KWYN', icon: '' },
  },
};

const BOUND = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Maya Santos',
  mobile: '639171234567',
  bankCardNumber: '9171234567',
};

const saved: WireResponseOf<'addBank'> = { appUserBank: BOUND, appUserBankList: [BOUND] };

beforeEach(() => sessionStorage.clear());

function Form({ onDone, bankId }: { onDone: () => void; bankId: number | undefined }) {
  const code = useMoneyCode(CodeScene.bankAccount);
  return <BankAccountForm title="Bank" code={code} onDone={onDone} defaultBankId={bankId} />;
}

/** Opens the bank form and returns the player's actions in it. @param bankId bank of the edited account */
async function openForm(options: AppOptions = {}, bankId?: number) {
  const app = await createApp({ config: RULES, ...options });
  const handleDone = vi.fn();
  await renderApp(app, <Form onDone={handleDone} bankId={bankId} />);
  const user = userEvent.setup();
  const t = options.language === 'th-TH' ? thai : messages;
  const field = {
    name: () => screen.getByLabelText(t.realname),
    number: () => screen.getByLabelText(t.number),
    bank: () => screen.getByLabelText(t.bank),
  };
  return {
    app,
    user,
    handleDone,
    field,
    async pick(bank: string) {
      await user.click(field.bank());
      const picker = within(await screen.findByRole('dialog', { name: t.pickTitle }));
      await user.click(picker.getByRole('button', { name: bank }));
    },
    async confirm(name: string, number: string) {
      await user.clear(field.name());
      await enter(user, field.name(), name);
      await user.clear(field.number());
      await enter(user, field.number(), number);
      await user.dblClick(screen.getByRole('button', { name: t.confirm }));
    },
  };
}

describe('the bank form', () => {
  it('adds an account once for two taps, with country code and version [flow.bank-form] [validation.bank-form.number] [data.bank-binding]', async () => {
    const { app, handleDone, pick, confirm } = await openForm();
    app.answer('addBank', saved, 50);
    await pick('LanternPay');
    await confirm('Maya Santos', '0917 123 4567');
    expect(await screen.findByText(messages.added)).toBeTruthy();
    await expect.poll(() => handleDone.mock.calls.length).toBe(1);
    expect(app.sent('addBank')).toMatchObject([
      { bankId: 1, realname: 'Maya Santos', mobile: '639171234567', version: 3 },
    ]);
    expect(selectBanks(app.store.getState())).toMatchObject([
      { bankId: 1, bankName: 'LanternPay' },
    ]);
  });

  it('sends nothing for the same account again [flow.bank-form] [validation.bank-form.bank-field]', async () => {
    const { app, field, confirm, handleDone } = await openForm({ banks: [BOUND] }, 1);
    expect(field.bank()).toHaveProperty('disabled', true);
    expect(field.name()).toHaveProperty('value', BOUND.realname);
    expect(field.number()).toHaveProperty('value', '9171234567');
    await confirm('Maya Santos', '9171234567');
    expect(await screen.findByText(messages.saved)).toBeTruthy();
    await expect.poll(() => handleDone.mock.calls.length).toBe(1);
    expect([...app.sent('addBank'), ...app.sent('modifyBank')]).toEqual([]);
  });

  it('updates a bound account whose number was changed [flow.bank-form]', async () => {
    const { app, confirm } = await openForm({ banks: [BOUND] }, 1);
    app.answer('modifyBank', saved);
    await confirm('Maya Santos', '9181234567');
    expect(await screen.findByText(messages.saved)).toBeTruthy();
    expect(app.sent('modifyBank')).toMatchObject([{ bankId: 1, mobile: '639181234567' }]);
    expect(app.sent('addBank')).toEqual([]);
  });

  it('requires the account information [validation.bank-form.required] [errors.client-validation]', async () => {
    const { app, user, field } = await openForm();
    await user.click(screen.getByRole('button', { name: messages.confirm }));
    expect((await screen.findAllByText(messages.ask)).length).toBeGreaterThan(0);
    for (const message of [
      messages.bankMissing,
      messages.realnameMissing,
      messages.numberMissing,
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field.bank());
    expect(app.sent('addBank')).toEqual([]);
  });

  it('limits the number to the market’s length, and accepts a pasted one [validation.bank-form.account-field]', async () => {
    const { user, field } = await openForm();
    expect(field.number()).toMatchObject({
      type: 'tel',
      maxLength: RULES.withdrawAccountLengthMax,
      placeholder: 'x'.repeat(RULES.withdrawAccountLengthMax),
    });
    await enter(user, field.number(), '+63 917 123 4567');
    expect(field.number()).toHaveProperty('value', '9171234567');
  });

  it('takes a number typed with its leading zero whole', async () => {
    const { user, field } = await openForm();
    await user.type(field.number(), '09170000001');
    expect(field.number()).toHaveProperty('value', '9170000001');
  });

  it('rejects digits in a name, and numbers of other countries [validation.bank-form.name]', async () => {
    const { app, pick, confirm } = await openForm();
    await pick('LanternPay');
    await confirm('Maya 2', '123');
    expect(screen.getByText(messages.realnameDigits)).toBeTruthy();
    expect(screen.getAllByText(enPH.account.mobileTip.ph).length).toBeGreaterThan(0);
    expect(app.sent('addBank')).toEqual([]);
  });

  it('explains that the bank is already linked [errors.bank-save]', async () => {
    const { app, pick, confirm, handleDone } = await openForm();
    app.refuse('addBank', 5);
    await pick('LanternPay');
    await confirm('Maya Santos', '9171234567');
    const message = refusalText(enPH.errors.bankSave.alreadyLinked, { code: 5 });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(handleDone).not.toHaveBeenCalled();
  });

  it('repeats an attempt without an answer under the same request number', async () => {
    const { app, user, pick, confirm } = await openForm();
    app.platform.reply('addBank', { lostAfter: DEBOUNCE });
    await pick('LanternPay');
    await confirm('Maya Santos', '9171234567');
    expect((await screen.findAllByText(enPH.common.problem.network)).length).toBeGreaterThan(0);
    app.answer('addBank', saved);
    await user.click(screen.getByRole('button', { name: messages.confirm }));
    expect(await screen.findByText(messages.added)).toBeTruthy();
    const [lost, again] = app.sent('addBank');
    expect(again).toEqual(lost);
  });

  it('asks for an SMS code when the server requires one', async () => {
    const options = {
      config: { ...RULES, moneyCodes: 1 as const },
      user: { mobile: '09*****4567' },
    };
    const { app, user, pick, confirm } = await openForm(options);
    app.answer('smsSend', { expireIn: 300, resendIn: 60, leftToday: 9 });
    app.answer('addBank', saved);
    await pick('LanternPay');
    await confirm('Maya Santos', '9171234567');
    expect((await screen.findAllByText(moneyCode.missing)).length).toBeGreaterThan(0);
    expect(app.sent('addBank')).toEqual([]);
    await enter(user, screen.getByLabelText(enPH.account.mobile), '9171234567');
    await user.click(screen.getByRole('button', { name: enPH.account.code.send }));
    await enter(user, await screen.findByLabelText(enPH.account.code.label), '654321');
    await user.click(screen.getByRole('button', { name: messages.confirm }));
    expect(await screen.findByText(messages.added)).toBeTruthy();
    expect(app.sent('smsSend')).toMatchObject([{ mobile: '9171234567', scene: 4 }]);
    expect(app.sent('addBank')).toMatchObject([{ code: '654321' }]);
  });

  it('asks for the password when the server wants it, and sends it encrypted with the same entry', async () => {
    const { app, user, pick, confirm } = await openForm();
    app.platform.reply('addBank', { json: { errcode: 1293 }, after: DEBOUNCE });
    await pick('LanternPay');
    await confirm('Maya Santos', '9171234567');
    const needed = refusalText(enPH.errors.verification.passwordNeeded, { code: 1293 });
    expect((await screen.findAllByText(needed)).length).toBeGreaterThan(0);
    const password = screen.getByLabelText(enPH.account.proof.label);
    await expect.poll(() => document.activeElement).toBe(password);

    const confirmAgain = () => user.click(screen.getByRole('button', { name: messages.confirm }));
    app.platform.reply('addBank', { json: { errcode: 1019 }, after: DEBOUNCE });
    await enter(user, password, 'not the one');
    await confirmAgain();
    const wrong = refusalText(enPH.errors.verification.wrongPassword, { code: 1019 });
    expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0);

    app.answer('addBank', saved);
    await user.clear(password);
    await enter(user, password, PASSWORD);
    await confirmAgain();
    expect(await screen.findByText(messages.added)).toBeTruthy();
    const sent = app.sent('addBank');
    expect(sent.map((body) => typeof body['password'])).toEqual(['undefined', 'string', 'string']);
    expect(JSON.stringify(sent)).not.toContain(PASSWORD);
    expect(sent.at(-1)).toMatchObject({ bankId: 1, mobile: '639171234567' });
    expect(new Set(sent.map((body) => body['reqNo'])).size).toBe(3);
  });

  it('sends nothing while the password that the server wants is missing', async () => {
    const { app, user, pick, confirm } = await openForm();
    app.platform.reply('addBank', { json: { errcode: 1293 }, after: DEBOUNCE });
    await pick('LanternPay');
    await confirm('Maya Santos', '9171234567');
    await screen.findByLabelText(enPH.account.proof.label);
    await user.click(screen.getByRole('button', { name: messages.confirm }));
    expect((await screen.findAllByText(enPH.account.proof.missing)).length).toBeGreaterThan(0);
    expect(app.sent('addBank')).toHaveLength(1);
  });

  it('shows an error when the banks could not be loaded', async () => {
    const { user, field } = await openForm({ config: ACCOUNT_RULES });
    await user.click(field.bank());
    expect(await screen.findByText(messages.noBanks)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await openForm({ language: 'th-TH' });
    expect(screen.getByRole('button', { name: thai.confirm })).toBeTruthy();
  });
});
