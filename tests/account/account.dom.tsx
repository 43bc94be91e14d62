import { readSavedLogin, saveLogin } from '#state/session/saved-login.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { profile as messages } from '#features/profile/texts/en-PH.ts';
import { profile as thai } from '#features/profile/texts/th-TH.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from './account-rules.ts';
import { dotted } from '#tests/app/dotted.ts';
import { enter } from '#tests/app/fields.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const NEXT = 'another-lantern-7';
const RULES = { ...ACCOUNT_RULES, profileChanges: 1 as const };
const WALLET = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Juana Reyes',
  mobile: '639171234567',
  bankCardNumber: '',
};
const VEILED = '917 ••• 4567';
const BANKS = {
  appExchangeBankMap: { 1: { id: 1, bankName: 'LanternPay', shortBankName: '', icon: '' } },
};

withEmptyDatabase();

/** Opens the account screen and returns the player's actions on it. */
async function openAccount(options: AppOptions = {}) {
  const app = await createApp({ config: RULES, ...options });
  await renderApp(app, <AccountScreen />);
  const user = userEvent.setup();
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  return {
    app,
    user,
    async edit() {
      await user.click(await button(messages.title));
      return within(await screen.findByRole('dialog', { name: messages.title }));
    },
    async setPassword(current: string, next: string, confirmation = next) {
      await user.click(await button(messages.password));
      const sheet = within(await screen.findByRole('dialog', { name: messages.password }));
      const field = (label: string) => sheet.getByLabelText(label);
      if (current !== '') await enter(user, field(messages.current), current);
      await enter(user, field(enPH.account.newPassword), next);
      await enter(user, field(enPH.account.confirmPassword), confirmation);
      await user.dblClick(sheet.getByRole('button', { name: messages.password }));
      return sheet;
    },
  };
}

describe('the account screen', () => {
  it('changes the name and the picture, and shows them at once', async () => {
    const { app, user, edit } = await openAccount();
    app.answer('changeProfile', { nickname: 'Night Heron', avatar: 8 }, 50);
    const sheet = await edit();
    const name = sheet.getByLabelText(messages.name);
    expect(name).toHaveProperty('value', 'Mango');
    await user.clear(name);
    await enter(user, name, '  Night  Heron ');
    await user.click(sheet.getByRole('radio', { name: messages.pictures.dragon }));
    await user.dblClick(sheet.getByRole('button', { name: messages.save }));
    expect(await screen.findByText(messages.saved)).toBeTruthy();
    expect(app.sent('changeProfile')).toMatchObject([{ nickname: 'Night Heron', avatar: 8 }]);
    expect(selectPlayer(app.store.getState())?.user).toMatchObject({
      nickname: 'Night Heron',
      avatar: 8,
      picture: '',
    });
    expect(await screen.findByText('Night Heron')).toBeTruthy();
  });

  it('sends only changed fields, and nothing when nothing changed', async () => {
    const { app, user, edit } = await openAccount();
    app.answer('changeProfile', { nickname: 'Mango', avatar: 2 });
    const sheet = await edit();
    await user.click(sheet.getByRole('radio', { name: messages.pictures.owl }));
    await user.click(sheet.getByRole('button', { name: messages.save }));
    await expect.poll(() => app.sent('changeProfile').length).toBe(1);
    expect(app.sent('changeProfile')[0]).not.toHaveProperty('nickname');
  });

  it.each([
    ['', messages.nameFault.missing],
    ['x', fill(messages.nameFault.length, { min: 2, max: 24 })],
    ['<b>', messages.nameFault.characters],
    ['call 0917 123 4567', messages.nameFault.contact],
    ['Parola Support', messages.nameFault.reserved],
  ])('rejects the name “%s” without sending it', async (typed, message) => {
    const { app, user, edit } = await openAccount();
    const sheet = await edit();
    const name = sheet.getByLabelText(messages.name);
    await user.clear(name);
    if (typed !== '') await enter(user, name, typed);
    await user.click(sheet.getByRole('button', { name: messages.save }));
    expect(sheet.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(app.sent('changeProfile')).toEqual([]);
  });

  it('shows why the server refused a name', async () => {
    const { app, user, edit } = await openAccount();
    app.refuse('changeProfile', 1047);
    const sheet = await edit();
    await enter(user, sheet.getByLabelText(messages.name), ' de la Cruz');
    await user.click(sheet.getByRole('button', { name: messages.save }));
    const message = refusalText(enPH.errors.profile.badName, { code: 1047 });
    expect(await sheet.findByText(message)).toBeTruthy();
  });

  it('changes the password once for two taps, and stores neither password', async () => {
    const { app, setPassword } = await openAccount();
    await saveLogin({ account: 'mango', password: PASSWORD }, Date.now());
    app.platform.reply('changePassword', { json: { errcode: 0 }, after: 50 });
    await setPassword(PASSWORD, NEXT);
    expect(await screen.findByText(messages.changed)).toBeTruthy();
    const [request, ...more] = app.sent('changePassword') as Record<string, string>[];
    expect(more).toEqual([]);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [PASSWORD, NEXT, request?.['password'], request?.['oldPassword']]) {
      expect(state).not.toContain(secret);
    }
    expect(JSON.stringify(request)).not.toContain(NEXT);
    // A device with a saved login stores the new password.
    expect(await readSavedLogin()).toEqual({ account: 'mango', password: NEXT });
  });

  it('saves no login on a device that had none saved', async () => {
    const { app, setPassword } = await openAccount();
    app.answer('changePassword', {});
    await setPassword(PASSWORD, NEXT);
    expect(await screen.findByText(messages.changed)).toBeTruthy();
    expect(await readSavedLogin()).toBeNull();
  });

  it.each([
    ['', NEXT, NEXT, messages.currentMissing],
    [PASSWORD, PASSWORD, PASSWORD, messages.same],
    [PASSWORD, 'short', 'short', fill(enPH.login.loginPasswordTip, { min: 8, max: 32 })],
    [PASSWORD, NEXT, `${NEXT}x`, enPH.login.loginConfirmationTip],
  ])(
    'rejects an invalid password form without sending it (%#)',
    async (current, next, again, message) => {
      const { app, setPassword } = await openAccount();
      const sheet = await setPassword(current, next, again);
      expect(sheet.getByText(message)).toBeTruthy();
      expect(app.sent('changePassword')).toEqual([]);
    },
  );

  it('says that the current password is wrong', async () => {
    const { app, setPassword } = await openAccount();
    app.refuse('changePassword', 1019);
    const sheet = await setPassword(PASSWORD, NEXT);
    const message = refusalText(enPH.errors.profile.wrongPassword, { code: 1019 });
    expect(await sheet.findByText(message)).toBeTruthy();
  });

  it('offers only changes that the server supports and that apply to this kind of login', async () => {
    const { app } = await openAccount({ config: ACCOUNT_RULES });
    expect(await screen.findByText('Mango')).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.title })).toBeNull();
    expect(screen.queryByRole('button', { name: messages.password })).toBeNull();
    app.close();
    await openAccount({ user: { accountType: 2 } });
    expect(await screen.findByRole('button', { name: messages.title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.password })).toBeNull();
  });

  it('shows the bound mobile and opens the list of devices', async () => {
    const { app, user } = await openAccount({ user: { mobile: '09*****4567' } });
    expect(await screen.findByText('09*****4567')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: enPH.member.sessionsRow }));
    expect(app.overlays()).toEqual(['sign-in-sessions']);
  });

  it('links a bank account and changes one', async () => {
    const { app, user } = await openAccount({ config: { ...RULES, ...BANKS }, banks: [WALLET] });
    expect(await screen.findByText(dotted('Juana Reyes', VEILED))).toBeTruthy();
    app.answer('modifyBank', {
      appUserBank: null,
      appUserBankList: [{ ...WALLET, realname: 'Juana Cruz' }],
    });
    await user.click(
      screen.getByRole('button', { name: fill(messages.linked.changeOf, { bank: 'LanternPay' }) }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: messages.linked.changeTitle }));
    const owner = sheet.getByLabelText('Real name');
    await user.clear(owner);
    await enter(user, owner, 'Juana Cruz');
    await user.click(sheet.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(dotted('Juana Cruz', VEILED))).toBeTruthy();
  });

  it('explains linked accounts when there is none', async () => {
    await openAccount({ config: { ...RULES, ...BANKS } });
    expect(await screen.findByText(messages.linked.none)).toBeTruthy();
    expect(screen.getByRole('button', { name: messages.linked.add })).toBeTruthy();
  });

  it('has no list of accounts when the server has no banks', async () => {
    await openAccount({ config: { ...RULES, appExchangeBankMap: {} } });
    expect(screen.queryByText(messages.linked.title)).toBeNull();
  });

  it('is translated into Thai', async () => {
    await openAccount({ language: 'th-TH' });
    expect(await screen.findByText(thai.login)).toBeTruthy();
    expect(screen.getByRole('button', { name: thai.password })).toBeTruthy();
  });
});
