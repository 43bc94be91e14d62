import { createAppRouter } from '#app/settled/router.ts';
import { currentTouchpoint } from '#state/marketing/attribution.ts';
import { localKeys } from '#config/storage-keys.ts';
import { account } from '#i18n/texts/en-PH/account.ts';
import { screens as english } from '#i18n/texts/en-PH/screens.ts';
import { screens as thai } from '#i18n/texts/th-TH/screens.ts';
import { createApp, type AppOptions } from '#tests/app/render-app.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';

beforeEach(() => localStorage.removeItem(localKeys.attribution));

/** Shares a text with the app, as the system's share sheet does. */
async function share(text: string, options: AppOptions = {}) {
  const app = await createApp(options);
  const query = new URLSearchParams({ title: 'A friend', text }).toString();
  const history = createMemoryHistory({ initialEntries: [`/share?${query}`] });
  const router = createAppRouter(app.store, history);
  await router.load();
  render(
    <Provider store={app.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return history;
}

const link = `${window.location.origin}/?outValue=8K3F2A&install_referrer=h5&aid=10012`;

describe('a text shared with the app', () => {
  it('opens the registration with the friend’s code, which the account counts under', async () => {
    const history = await share(`Play with me: ${link}`, { isVisitor: true });
    await screen.findByText(fill(account.register.invited, { code: '8K3F2A' }));
    expect(history.location.href).toBe('/register');
    expect(currentTouchpoint()).toMatchObject({ outValue: '8K3F2A', aid: '10012' });
  });

  it('says to a member that the code was not used', async () => {
    const history = await share(link);
    await screen.findByText(english.sharedInvitation.memberTitle);
    expect(history.location.href).toBe('/share');
    expect(currentTouchpoint()?.outValue).toBeUndefined();
  });

  it.each([
    ['another site’s link', 'https://evil.test/?outValue=8K3F2A'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a redirect', `${window.location.origin}/l/?to=https://evil.test`],
  ])('says to a visitor that %s contains no code, and follows nothing', async (_what, text) => {
    const history = await share(text, { isVisitor: true, language: 'th-TH' });
    await screen.findByText(thai.sharedInvitation.noneTitle);
    expect(history.location.href).toBe('/share');
    expect(document.body.innerHTML).not.toContain('evil.test');
    expect(document.body.innerHTML).not.toContain('onerror');
  });
});
