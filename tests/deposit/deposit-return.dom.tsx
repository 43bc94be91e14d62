import { createAppRouter } from '#app/settled/router.ts';
import { screens as english } from '#i18n/texts/en-PH/screens.ts';
import { common } from '#i18n/texts/en-PH/common.ts';
import { screens as thai } from '#i18n/texts/th-TH/screens.ts';
import { common as thaiCommon } from '#i18n/texts/th-TH/common.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createApp, type AppOptions } from '#tests/app/render-app.tsx';

/** What a payment page, or anyone, may add to the address. */
const CLAIMS = 'status=paid&result=success&amount=50000&name=Juan+Dela+Cruz';
const ADDRESS = `/deposit?orderNo=order-1&${CLAIMS}`;

async function openAt(address: string, options: AppOptions) {
  const app = await createApp(options);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(app.store, history);
  await router.load();
  return { app, history, router };
}

async function openForVisitor(address: string, language: 'en-PH' | 'th-TH') {
  const { app, history, router } = await openAt(address, { isVisitor: true, language });
  render(
    <Provider store={app.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return history;
}

it.each([
  ['en-PH', english, common],
  ['th-TH', thai, thaiCommon],
] as const)(
  'tells a visitor who returns from a payment where to look (%s)',
  async (language, words, buttons) => {
    const history = await openForVisitor(ADDRESS, language);
    await screen.findByText(words.depositReturn.title);
    screen.getByText(words.depositReturn.text);
    expect(history.location.href).toBe('/deposit/return?orderNo=order-1');
    const logIn = screen.getByRole('link', { name: buttons.login });
    const target = new URL(logIn.getAttribute('href') ?? '', 'https://app.test');
    expect(target.pathname).toBe('/login');
    expect(target.searchParams.get('back')).toBe('/deposit?orderNo=order-1');
    const lobby = screen.getByRole('link', { name: buttons.goHome });
    expect(lobby.getAttribute('href')).toBe('/lobby/home');
  },
);

it.each(['paid', 'failed', 'expired'])(
  'shows a visitor the same page whatever the status in the address says (%s)',
  async (status) => {
    await openForVisitor(`/deposit/return?orderNo=order-1&status=${status}&amount=500`, 'en-PH');
    await screen.findByText(english.depositReturn.title);
    const shown = document.querySelector('main')?.outerHTML ?? '';
    expect(shown).not.toMatch(/status|amount|500|Juan|₱|success|received|failed/i);
  },
);

it.each(['/deposit', '/lobby/deposit', '/deposit?typeId=SignUpBonus', '/deposit?orderNo=%3Cb%3E'])(
  'still sends a visitor who opens %s without an order to the login',
  async (address) => {
    const { history } = await openAt(address, { isVisitor: true });
    expect(history.location.pathname).toBe('/login');
  },
);

it('opens the order for a player, without the rest of the address', async () => {
  const { history } = await openAt(`/deposit/return?orderNo=order-1&${CLAIMS}`, {});
  expect(history.location.href).toBe('/deposit?orderNo=order-1');
  const direct = await openAt('/deposit?orderNo=order-1', {});
  expect(direct.history.location.href).toBe('/deposit?orderNo=order-1');
});
