import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { overlayForRequest } from '#app/install/controller/install-overlay.ts';
import { classifyClient } from '#shared/install/classify-client.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { install } from '#features/install/texts/en-PH.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { readClientSignals } from '#browser/install/client-signals.ts';
import { openInstallRequests } from '#state/install/install-requests.ts';
import { selectLobbyTab } from '#state/lobby/lobby-tab-slice.ts';
import { fillPlain } from '#tests/support/pages/texts.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const messages = enPH.menu;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgent');
  openInstallRequests(() => undefined);
});

/** Opens the menu over an empty page. */
async function openMenu(options: AppOptions = {}) {
  const app = await createApp(options);
  app.platform.reply('protection', { status: 404 });
  app.store.dispatch(overlayOpened({ name: 'side-menu' }));
  const { address } = await renderApp(app, <OverlayHost />);
  const t = options.language === 'th-TH' ? thTH.menu : messages;
  const menu = within(await screen.findByRole('dialog', { name: t.title }));
  return { app, menu, address, user: userEvent.setup() };
}

type Menu = Awaited<ReturnType<typeof openMenu>>['menu'];
const link = (menu: Menu, name: string) => menu.getByRole('link', { name });
const hrefOf = (menu: Menu, name: string) => link(menu, name).getAttribute('href');

describe('the side menu', () => {
  it('shows the player and the balance, and closes when a link is followed [side-menu.close] [side-menu.tiles.bonus]', async () => {
    const { app, menu, user, address } = await openMenu();
    expect(menu.getByText('Mango')).toBeTruthy();
    expect(menu.getByText(fillPlain(messages.vip, { level: 2 }))).toBeTruthy();
    expect(menu.getByText('₱1,234.56')).toBeTruthy();
    expect(hrefOf(menu, messages.transactions)).toBe('/record/transaction');
    expect(hrefOf(menu, messages.email)).toBe('/profile/email');
    expect(hrefOf(menu, messages.withdrawal)).toBe('/withdrawal');
    expect(hrefOf(menu, messages.service)).toBe('/service');
    expect(hrefOf(menu, messages.bonus)).toBe('/lobby/activity');
    await user.click(link(menu, messages.service));
    await expect.poll(address).toBe('/service');
    await waitFor(() => expect(app.overlays()).toEqual([]));
  });

  it('offers a visitor login and registration, and nothing for players', async () => {
    const { menu } = await openMenu({ isVisitor: true });
    expect(menu.getByText(messages.guest)).toBeTruthy();
    expect(hrefOf(menu, messages.register)).toBe('/register');
    expect(hrefOf(menu, messages.login)).toBe('/login');
    // Visitors may browse promotions without an account.
    expect(hrefOf(menu, messages.bonus)).toBe('/activity/index');
    expect(menu.queryByText(messages.balance)).toBeNull();
    expect(menu.queryByRole('button', { name: messages.logout })).toBeNull();
  });

  it.each([
    ['home', 0],
    ['slots', 1],
    ['fish', 2],
    ['poker', 3],
    ['sport', 4],
    ['live', 5],
    ['arcade', 6],
  ] as const)(
    'has a tile for %s, which asks for tab %i [side-menu.tiles.tabs] [data.menu-state]',
    async (name, tab) => {
      const { app, menu, user, address } = await openMenu();
      await user.click(link(menu, messages[name]));
      expect(selectLobbyTab(app.store.getState())).toBe(tab);
      await expect.poll(address).toBe('/lobby/home');
    },
  );

  it('explains on an iPhone how to add the app to the home screen [data.menu-state] [overlays.ios-hint]', async () => {
    Object.defineProperty(navigator, 'userAgent', { value: IPHONE, configurable: true });
    const { app, menu, user } = await openMenu();
    openInstallRequests((request) => {
      const signals = readClientSignals();
      app.store.dispatch(
        overlayOpened(overlayForRequest(request, signals, classifyClient(signals), false)),
      );
    });
    // The hint's chunk loads on click.
    await act(() => user.click(menu.getByRole('button', { name: messages.download })));
    const hint = within(await screen.findByRole('dialog', { name: install.hint.title }));
    expect(hint.getByText(install.step.shareBelow)).toBeTruthy();
    expect(hint.getByText(install.step.add)).toBeTruthy();
    await expect.poll(app.overlays).toEqual(['ios-hint']);
  });

  it('offers the operator’s package on other devices', async () => {
    const { menu } = await openMenu({ config: { apkUrl: 'https://cdn.example/parola.apk' } });
    const download = menu.getByRole('link', { name: new RegExp(`^${messages.download}`) });
    expect(download.getAttribute('href')).toBe('https://cdn.example/parola.apk');
  });

  it('shows the community only when both of its links exist', async () => {
    const facebook = { id: 'facebook02', url: 'https://www.facebook.example/parola' };
    const telegram = { id: 'telegram02', url: 'https://t.example/parola' };
    const both = await openMenu({
      config: { socialMedia: JSON.stringify([facebook, telegram]) },
    });
    const shown = both.menu.getByRole('link', { name: new RegExp(`^${messages.telegram}`) });
    expect(shown.getAttribute('href')).toBe(telegram.url);
    both.app.close();
    const { menu } = await openMenu({ config: { socialMedia: JSON.stringify([facebook]) } });
    expect(menu.queryByText(messages.community)).toBeNull();
  });

  it('logs out after a confirmation', async () => {
    const { app, menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: messages.logout }));
    expect(menu.getByText(enPH.member.logout.question)).toBeTruthy();
    expect(app.ends).toEqual([]);
    await user.click(menu.getByRole('button', { name: enPH.member.logout.confirm }));
    await expect.poll(() => app.ends).toEqual(['logged-out']);
  });

  it('is translated into Thai', async () => {
    const { menu } = await openMenu({ language: 'th-TH' });
    expect(menu.getByRole('link', { name: thTH.menu.slots })).toBeTruthy();
  });
});
