import { protectionApi } from '#api/protection.ts';
import { IdentityCard } from '#features/identity/identity-card.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { protection } from '#features/protection/texts/en-PH.ts';
import { protection as thai } from '#features/protection/texts/th-TH.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const messages = protection.identity;

async function openCard(app: App, isWanted = false) {
  await renderApp(app, <IdentityCard isWanted={isWanted} />);
  return userEvent.setup();
}

const identityTold = ({ store }: App) =>
  protectionApi.endpoints.identity.select()(store.getState() as never).isSuccess;

describe('the identity check', () => {
  it('shows what is required and links to the page for it', async () => {
    const app = await createApp();
    app.answer('identity', { status: 0, need: ['id', 'selfie'], url: 'https://check.example/1' });
    await openCard(app);
    expect(await screen.findByText(messages.status.none)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      messages.need.id,
      messages.need.selfie,
    ]);
    const link = screen.getByRole('link', { name: new RegExp(messages.begin) });
    expect(link.getAttribute('href')).toBe('https://check.example/1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('links to customer service when there is no page for it', async () => {
    const app = await createApp();
    app.answer('identity', {
      status: 3,
      reason: 'Blurred',
      need: ['id'],
      url: 'data:text/html,harm',
    });
    await openCard(app);
    expect(await screen.findByText(fill(messages.reason, { reason: 'Blurred' }))).toBeTruthy();
    const link = screen.getByRole('link', { name: messages.ask });
    expect(link.getAttribute('href')).toBe('/service');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('can be reopened while it is in progress', async () => {
    const app = await createApp();
    app.answer('identity', { status: 1, need: [] });
    const user = await openCard(app);
    await screen.findByText(messages.status['in-review']);
    app.answer('identity', { status: 2, need: [] });
    await user.click(screen.getByRole('button', { name: messages.refresh }));
    expect(await screen.findByText(messages.status.ok)).toBeTruthy();
  });

  it('is reloaded when the player returns from the check', async () => {
    const app = await createApp();
    app.answer('identity', { status: 0, need: ['id'] });
    await openCard(app);
    await screen.findByText(messages.status.none);
    app.answer('identity', { status: 1, need: [] });
    window.dispatchEvent(new Event('pageshow'));
    expect(await screen.findByText(messages.status['in-review'])).toBeTruthy();
  });

  it('shows nothing when no check is required', async () => {
    const app = await createApp();
    app.answer('identity', { status: 0, need: [] });
    await openCard(app);
    await waitFor(() => expect(identityTold(app)).toBe(true));
    expect(screen.queryByText(messages.title)).toBeNull();
  });

  it('shows an error when loading fails and the player was sent here', async () => {
    const app = await createApp();
    app.platform.reply('identity', 'no-network');
    await openCard(app, true);
    const message = `${messages.failed} ${enPH.common.problem.network}`;
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('identity', { status: 1, need: [] });
    await openCard(app);
    expect(await screen.findByText(thai.identity.title)).toBeTruthy();
  });
});
