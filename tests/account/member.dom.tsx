import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { MemberScreen } from '#screens/member/member-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const messages = enPH.member;

const WHILE_AWAY = {
  coin: 200_000,
  lottery: 150_000,
  safebox: 0,
  totalRecharge: 50_000,
  vip: 2,
  seq: 9,
};

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'onLine');
});

/** Opens the member tab without an identity check. */
async function openMember(options: AppOptions = {}) {
  const app = await createApp(options);
  app.answer('identity', { status: 0, need: [] });
  await renderApp(app, <MemberScreen />);
  return { app, user: userEvent.setup() };
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const refresh = () => screen.getByRole('button', { name: messages.refresh });

function goOffline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}

describe('the member tab', () => {
  it('shows the player and refreshes the balance', async () => {
    const { app, user } = await openMember();
    expect(screen.getByText('Mango')).toBeTruthy();
    expect(screen.getByText('₱1,234.56')).toBeTruthy();
    app.answer('refreshBalance', WHILE_AWAY);
    await user.click(refresh());
    expect(await screen.findByText('₱2,000.00')).toBeTruthy();
    expect(screen.getByText('₱1,500.00')).toBeTruthy();
    expect(screen.getByText(messages.refreshed)).toBeTruthy();
  });

  it('leaves the balance unchanged when the refresh fails, and shows why', async () => {
    const { app, user } = await openMember();
    app.platform.reply('refreshBalance', 'no-network');
    await user.click(refresh());
    expect(await screen.findByText(enPH.common.problem.network)).toBeTruthy();
    expect(screen.getByText('₱1,234.56')).toBeTruthy();
    app.answer('refreshBalance', WHILE_AWAY);
    await user.click(refresh());
    expect(await screen.findByText('₱2,000.00')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('copies the player’s id', async () => {
    const { app, user } = await openMember();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: messages.copyId }));
    expect(await screen.findByText(enPH.copy.copied)).toBeTruthy();
    const id = copy.mock.calls[0]?.[0] ?? '';
    expect(screen.getByText(fill(messages.id, { id }))).toBeTruthy();
    expect(app.sent('refreshBalance').length).toBeLessThan(2);
  });

  it('links to all of the player’s screens', async () => {
    await openMember({ config: { bankEnabled: 1 } });
    expect(hrefOf(messages.tasks)).toBe('/profile/task');
    expect(hrefOf(messages.vip)).toBe('/profile/vip');
    expect(hrefOf(messages.mail)).toBe('/profile/email');
    expect(hrefOf(messages.bank)).toBe('/profile/bank');
    expect(hrefOf(messages.transactions)).toBe('/record/transaction');
    expect(hrefOf(messages.bind)).toBe('/bind');
    expect(hrefOf(messages.accountRow)).toBe('/profile/account');
    expect(hrefOf(messages.responsible)).toBe('/responsible');
    expect(hrefOf(messages.deposit)).toBe('/deposit');
  });

  it('hides the bank when the server has none, and binding when a mobile is bound', async () => {
    await openMember({ user: { mobile: '09*****4567' } });
    expect(screen.queryByRole('link', { name: messages.bank })).toBeNull();
    expect(screen.queryByRole('link', { name: messages.bind })).toBeNull();
  });

  it.each([
    [messages.redeemRow, 'redeem-code'],
    [messages.superiorRow, 'superior'],
    [messages.signUpBonus, 'sign-up-bonus'],
  ])('opens %s over itself', async (name, overlay) => {
    const { app, user } = await openMember();
    await user.click(screen.getByRole('button', { name }));
    expect(app.overlays()).toEqual([overlay]);
  });

  it('shows stored data without a network, and says that money needs one', async () => {
    const { app } = await openMember();
    goOffline();
    expect(await screen.findByText(patternOf(messages.offline))).toBeTruthy();
    expect(refresh()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: messages.withdraw })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.queryByRole('link', { name: messages.deposit })).toBeNull();
    expect(screen.getByText('₱1,234.56')).toBeTruthy();
    app.close();
  });

  it('shows no invitation to a player on a break', async () => {
    await openMember({ user: {}, rg: { breakUntil: Date.UTC(2100, 0) } });
    expect(screen.queryByRole('link', { name: messages.deposit })).toBeNull();
    expect(screen.queryByRole('link', { name: messages.tasks })).toBeNull();
    expect(hrefOf(messages.withdraw)).toBe('/withdrawal');
  });

  it('logs out only after a confirmation', async () => {
    const { app, user } = await openMember();
    await user.click(screen.getByRole('button', { name: messages.logout.row }));
    const question = screen.getByRole('group', { name: messages.logout.question });
    expect(document.activeElement).toBe(question);
    await user.click(screen.getByRole('button', { name: messages.logout.cancel }));
    const row = screen.getByRole('button', { name: messages.logout.row });
    expect(document.activeElement).toBe(row);
    expect(app.ends).toEqual([]);
    await logOut(user);
    await expect.poll(() => app.ends).toEqual(['logged-out']);
  });

  it('is translated into Thai', async () => {
    await openMember({ language: 'th-TH' });
    expect(screen.getByRole('link', { name: thTH.member.tasks })).toBeTruthy();
  });
});

async function logOut(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: messages.logout.row }));
  await user.click(screen.getByRole('button', { name: messages.logout.confirm }));
}
