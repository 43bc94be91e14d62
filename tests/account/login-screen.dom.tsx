import { enPH } from '#i18n/texts/en-PH/all.ts';
import { LoginScreen } from '#screens/login/login-screen.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ACCOUNT_RULES } from './account-rules.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const { login: messages, common } = enPH;
const CHAT = { id: 1, name: 'Live chat', url: 'https://help.example/chat', icon: '' };

it('the login has its fields, links, age notice, services and promotion [login.links] [login.footer] [validation.login] [auth.customer-service]', async () => {
  const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true });
  app.answer('customerServices', {
    appCustomerServiceQueue: [
      { ...CHAT, online: 1 },
      { ...CHAT, id: 2, name: 'Call me back', online: 0 },
    ],
  });
  await renderApp(app, <LoginScreen />, '/login');
  expect(screen.getByLabelText(messages.account)).toHaveProperty('maxLength', 16);
  expect(screen.getByLabelText(messages.password)).toHaveProperty('maxLength', 32);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(messages.forgot)).toBe('/forget');
  expect(hrefOf(messages.create)).toBe('/register');
  expect(screen.getByText(messages.promo)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(common.ageNotice)).toBeTruthy();
  expect(await main.findByRole('link', { name: /^Live chat/ })).toBeTruthy();
  expect(main.getByRole('link', { name: /^Call me back/ })).toBeTruthy();
});
