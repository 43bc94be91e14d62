import { enPH } from '#i18n/texts/en-PH/all.ts';
import type { AppPath } from '#shared/lobby/app-paths.ts';
import { BottomTabs } from '#features/bottom-tabs/bottom-tabs.tsx';
import { setShownPath } from '#browser/history/navigation.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const { tabs } = enPH.common;

afterEach(() => setShownPath('/lobby/home'));

const WHERE: readonly (readonly [path: AppPath, tab: string | null])[] = [
  ['/lobby/home', tabs.home],
  ['/search', tabs.home],
  ['/lobby/deposit', tabs.deposit],
  ['/deposit/return', tabs.deposit],
  ['/lobby/invitation', tabs.spin],
  ['/withdrawal/spin', tabs.spin],
  ['/activity/index', tabs.activity],
  ['/activity/cashBonus', tabs.activity],
  ['/withdrawal', tabs.member],
  ['/bind', tabs.member],
  ['/profile/vip', tabs.member],
  ['/record/transaction', tabs.member],
  ['/responsible/limits', tabs.member],
  ['/phone-storage', tabs.member],
  ['/about', tabs.member],
  ['/service', tabs.member],
  ['/login', null],
];

it.each(WHERE)('%s stands under the tab %s', async (path, tab) => {
  const app = await createApp();
  await renderApp(app, <BottomTabs />);
  act(() => setShownPath(path));
  const marked = screen
    .getAllByRole('link')
    .filter(
      (link) => link.hasAttribute('aria-current') && link.getAttribute('aria-current') !== 'false',
    )
    .map((link) => link.textContent);
  expect(marked).toEqual(tab === null ? [] : [tab]);
});
