import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { bankAccount } from '#features/bank-account/texts/en-PH.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { withdrawal as messages } from '#features/withdrawal/texts/en-PH.ts';
import { withdrawal as thai } from '#features/withdrawal/texts/th-TH.ts';
import { WithdrawalScreen } from '#screens/withdrawal/withdrawal-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { enter as enterIn } from '#tests/app/fields.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { CREATED, withdrawalConfig } from './wire-withdrawal.ts';

const { cause } = messages;

async function openScreen(
  app: App,
  overrides: Partial<WireResponseOf<'withdrawalConfig'>> = {},
  t: typeof messages = messages,
) {
  app.answer('withdrawalConfig', withdrawalConfig(overrides));
  app.answer('withdrawals', { list: [], pageNo: 1, pageSize: 5, total: 0, hasMore: 0 });
  await renderApp(app, <WithdrawalScreen />);
  const user = userEvent.setup();
  return {
    user,
    async enter(amount: string) {
      await user.type(await screen.findByLabelText(t.form.amount), amount);
      await user.click(screen.getByRole('button', { name: t.form.next }));
    },
    confirm: () => screen.findByRole('button', { name: patternOf(t.confirm.submit) }),
  };
}

describe('the withdrawal screen', () => {
  it('sends one order for two taps after the summary, and shows a receipt', async () => {
    const app = await createApp();
    app.answer('createWithdrawal', CREATED, 50);
    const { user, enter, confirm } = await openScreen(app);
    await enter('500');
    expect(app.sent('createWithdrawal')).toEqual([]);
    await user.dblClick(await confirm());
    expect(await screen.findByText(patternOf(messages.receipt.title))).toBeTruthy();
    expect(app.sent('createWithdrawal')).toMatchObject([{ amount: 50_000, bankId: 1 }]);
  });

  it('explains an amount that cannot be withdrawn', async () => {
    const app = await createApp();
    const { enter } = await openScreen(app);
    await enter('99');
    const field = screen.getByLabelText(messages.form.amount);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what blocks a withdrawal in place of the form', async () => {
    const app = await createApp();
    await openScreen(app, { reasons: [1023], needBet: 50_000, doneBet: 20_000 });
    expect(await screen.findByText(messages.blockedTitle)).toBeTruthy();
    expect(screen.queryByLabelText(messages.form.amount)).toBeNull();
  });

  it.each([
    [101, cause.noBalance],
    [102, cause.betMore],
    [103, cause.notEnough],
    [104, cause.dailyCount],
    [1006, cause.pending],
    [1016, cause.vipLimit],
    [1021, cause.unknown],
    [1066, cause.dailyQuota],
    [1071, cause.betMore],
    [1078, cause.notAllowed],
    [1079, cause.closed],
    [1122, cause.changeBank],
    [4711, cause.unknown],
  ])(
    'shows refusal %i with a way out, and the form again [errors.withdrawal]',
    async (code, { title }) => {
      const app = await createApp();
      app.refuse('createWithdrawal', code);
      const { user, enter, confirm } = await openScreen(app);
      await enter('500');
      await user.click(await confirm());
      const card = await screen.findByRole('alert');
      expect(card.getAttribute('data-refusal')).toBe(String(code));
      expect(card.textContent).toContain(title);
      expect(card.textContent).toContain(String(code));
      expect(
        card.querySelector('a, button') ?? within(card).queryByText(/12:00/),
        'a next step, or when to try again',
      ).not.toBeNull();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByLabelText(messages.form.amount)).toHaveProperty('value', '500');
    },
  );

  it('settles an order without an answer after a relaunch, under the same request number', async () => {
    const app = await createApp();
    app.platform.reply('createWithdrawal', 'no-network');
    const { user, enter, confirm } = await openScreen(app);
    await enter('500');
    await user.click(await confirm());
    const text = fill(messages.inDoubt.text, { amount: '₱500.00' });
    expect(await screen.findByText(text)).toBeTruthy();
    app.close();
    app.answer('createWithdrawal', CREATED);
    await openScreen(app);
    expect(await screen.findByText(patternOf(messages.receipt.title))).toBeTruthy();
    const [lost, again] = app.sent('createWithdrawal');
    expect(again).toEqual(lost);
  });

  it('pays to an account that was added meanwhile, and says so', async () => {
    const app = await createApp({
      config: {
        ...ACCOUNT_RULES,
        appExchangeBankMap: {
          1: { id: 1, bankName: 'GCash', shortBankName: 'GC', icon: '' },
          2: { id: 2, bankName: 'Kawayan Wallet', shortBankName: 'KWYN', icon: '' },
        },
      },
    });
    const [known] = withdrawalConfig().bankList;
    const added = { ...known, bankId: 2, bankName: 'Kawayan Wallet', mobile: '639181234567' };
    app.answer('addBank', { appUserBank: added, appUserBankList: [known, added] } as never);
    app.answer('createWithdrawal', CREATED);
    const { user, enter, confirm } = await openScreen(app);
    await user.click(await screen.findByLabelText(messages.form.account));
    await user.click(await screen.findByRole('button', { name: messages.account.add }));
    await user.click(await screen.findByLabelText(bankAccount.bank));
    const picker = within(await screen.findByRole('dialog', { name: bankAccount.pickTitle }));
    await user.click(picker.getByRole('button', { name: 'Kawayan Wallet' }));
    await enterIn(user, screen.getByLabelText(bankAccount.realname), 'Mango Surfer');
    await enterIn(user, screen.getByLabelText(bankAccount.number), '0918 123 4567');
    await user.click(screen.getByRole('button', { name: bankAccount.confirm }));
    expect(await screen.findByText(messages.form.accountSaved)).toBeTruthy();
    await expect
      .poll(() => screen.queryByRole('dialog', { name: messages.account.addTitle }))
      .toBeNull();
    await enter('500');
    await user.click(await confirm());
    await expect.poll(() => app.sent('createWithdrawal')).toMatchObject([{ bankId: 2 }]);
  });

  it('tells what each part of the balance asks for, and what unlocks next', async () => {
    const app = await createApp();
    await openScreen(app, {
      withdrawable: 36_100,
      locked: 16_496,
      needBet: 430_800,
      doneBet: 16_000,
      parts: [
        { kind: 'own', source: 'deposit', amount: 4_996, needBet: 30_800, doneBet: 16_000 },
        { kind: 'bonus', source: 'vip', amount: 11_500, needBet: 400_000, doneBet: 0 },
      ],
    });
    const next = { toBet: '₱148.00', frees: '₱49.96' };
    expect(await screen.findByText(fill(messages.balance.next, next))).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: messages.balance.parts }));
    const [own, bonus] = rows.getAllByRole('listitem');
    expect(own?.textContent).toContain(reward.source.deposit);
    expect(own?.textContent).toContain('₱49.96');
    expect(bonus?.textContent).toContain(reward.source.vip);
    expect(bonus?.textContent).toContain(
      fill(messages.balance.partLeft, { left: '₱4,000.00', need: '₱4,000.00' }),
    );
    // What of a bet counts is told beside it.
    expect(rows.getByText(reward.wagering.own)).toBeTruthy();
  });

  it('caps what is available by the limit of the day, and says so', async () => {
    const app = await createApp();
    await openScreen(app, { withdrawable: 3_000_000, quotaLeft: 5_000 });
    const told = { left: '₱50.00', free: '₱30,000.00' };
    expect(await screen.findByText(fill(messages.balance.limitAmount, told))).toBeTruthy();
    expect(screen.getByText(messages.balance.titleToday).nextElementSibling?.textContent).toBe(
      '₱50.00',
    );
  });

  it('says that withdrawals are closed for everyone, not that something is missing', async () => {
    const app = await createApp();
    await openScreen(app, { reasons: [1079] });
    expect(await screen.findByText(messages.cause.closed.title)).toBeTruthy();
    expect(screen.queryByText(messages.cause.notAllowed.title)).toBeNull();
  });

  it('names the bank that is no longer paid to', async () => {
    const app = await createApp({
      config: {
        appExchangeBankMap: { 2: { id: 2, bankName: 'Other', shortBankName: '', icon: '' } },
      },
    });
    await openScreen(app);
    const told = fill(messages.cause.changeBank.textBank, { bank: 'GCash' });
    expect(await screen.findByText(patternOf(told))).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.answer('withdrawals', { list: [], pageNo: 1, pageSize: 5, total: 0, hasMore: 0 });
    app.platform.reply('withdrawalConfig', { status: 403 });
    await renderApp(app, <WithdrawalScreen />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it.each([true, false])(
    'has the form before the balance in two panes only (%s)',
    async (matches) => {
      const media = { matches, addEventListener() {}, removeEventListener() {} };
      vi.stubGlobal('matchMedia', () => media);
      onTestFinished(() => void vi.unstubAllGlobals());
      await openScreen(await createApp());
      const field = await screen.findByLabelText(messages.form.amount);
      const balance = screen.getByText(messages.balance.title);
      const isBefore = field.compareDocumentPosition(balance) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isBefore !== 0).toBe(matches);
    },
  );

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('createWithdrawal', CREATED);
    const { user, enter, confirm } = await openScreen(app, {}, thai);
    await enter('500');
    await user.click(await confirm());
    expect(await screen.findByText(patternOf(thai.receipt.title))).toBeTruthy();
  });
});
