import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { overlayDismissed, overlayOpened } from '#state/overlays/overlay-slice.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const menu = { name: enPH.menu.title };
const redeem = { name: enPH.member.redeem.title };
const superior = { name: enPH.member.superior.title };

/** Opens the menu, and above it a dialog whose code has not been loaded. */
async function openAbove(name: 'redeem-code' | 'superior') {
  const app = await createApp();
  app.platform.reply('protection', { status: 404 });
  app.store.dispatch(overlayOpened({ name: 'side-menu' }));
  await renderApp(app, <OverlayHost />);
  await screen.findByRole('dialog', menu);
  app.store.dispatch(overlayOpened({ name }));
  return app;
}

describe('an overlay whose code is loading', () => {
  it('leaves the one below it visible', async () => {
    const app = await openAbove('redeem-code');
    expect(app.overlays()).toEqual(['side-menu', 'redeem-code']);
    expect(screen.getByRole('dialog', menu)).toBeTruthy();
    await screen.findByRole('dialog', redeem);
  });

  it('does not keep the one below it from closing', async () => {
    const app = await openAbove('superior');
    app.store.dispatch(overlayDismissed('side-menu'));
    await waitFor(() => expect(screen.queryByRole('dialog', menu)).toBeNull());
    await screen.findByRole('dialog', superior);
    expect(app.overlays()).toEqual(['superior']);
  });
});
