import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { gameDemo as messages } from '#features/game-demo/texts/en-PH.ts';
import { gameInfo } from '#i18n/texts/en-PH/game-info.ts';
import { gameDemo as thai } from '#features/game-demo/texts/th-TH.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';

const GAME = wireGame({ id: 5, name: 'Sea of Lanterns', demo: 1 });
const CONFIG = { appGameList: [GAME], visitorDemos: 1 as const };
const URL_OF_DEMO = `${window.location.origin}/game/reels/?demo=5&lang=en`;

async function openDemo(app: App, gameId = 5) {
  app.store.dispatch(overlayOpened({ name: 'game-demo', gameId }));
  await renderApp(app, <OverlayHost />);
  return within(await screen.findByRole('dialog'));
}

const visitorsApp = (options: AppOptions = {}) =>
  createApp({ config: CONFIG, isVisitor: true, ...options });

describe('a visitor’s demo', () => {
  it('opens in a sandbox without an origin, says that no money is involved, and keeps the game for who registers', async () => {
    const app = await visitorsApp();
    app.answer('gameDemo', { demoUrl: URL_OF_DEMO });
    const sheet = await openDemo(app);
    const frame = await sheet.findByTitle(fill(messages.title, { game: GAME.name }));
    expect(frame.getAttribute('src')).toBe(URL_OF_DEMO);
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(sheet.getByText(messages.note)).toBeTruthy();
    const register = sheet.getByRole('link', { name: messages.register });
    const target = new URL(register.getAttribute('href') ?? '', window.location.origin);
    expect(target.pathname).toBe('/register');
    expect(target.searchParams.get('back')).toMatch(/^\/start\?gameId=5&/);
    expect(app.sent('gameDemo')).toMatchObject([{ gameId: 5 }]);
  });

  it('takes over the frame of a demo that plays before the app has loaded', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const frame = place.appendChild(document.createElement('iframe'));
    readEarlyRecord().demo = {
      gameId: 5,
      url: URL_OF_DEMO,
      sandbox: 'allow-scripts',
      frame,
      place,
    };
    const app = await visitorsApp();
    const sheet = await openDemo(app);
    expect(await sheet.findByTitle(fill(messages.title, { game: GAME.name }))).toBe(frame);
    expect(place.isConnected).toBe(false);
    expect(sheet.queryByText(messages.opening)).toBeNull();
    expect(app.sent('gameDemo')).toEqual([]);
  });

  it('shows why it did not open, and retries', async () => {
    const app = await visitorsApp();
    app.platform.reply('gameDemo', { status: 403 });
    const sheet = await openDemo(app);
    expect(await sheet.findByText(messages.failed)).toBeTruthy();
    app.answer('gameDemo', { demoUrl: URL_OF_DEMO });
    await userEvent.click(sheet.getByRole('button', { name: /again/i }));
    expect(await sheet.findByTitle(patternOf(messages.title))).toBeTruthy();
  });

  it('rejects an address that is not http or https', async () => {
    const app = await visitorsApp();
    app.answer('gameDemo', { demoUrl: 'javascript:alert(1)' });
    const sheet = await openDemo(app);
    expect(await sheet.findByText(messages.failed)).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('says that the game no longer exists', async () => {
    const app = await visitorsApp();
    app.answer('gameDemo', { demoUrl: URL_OF_DEMO });
    const sheet = await openDemo(app, 77);
    expect(await sheet.findByText(messages.gone)).toBeTruthy();
  });

  it('is offered on a game’s sheet when the server has demos for visitors', async () => {
    const app = await visitorsApp();
    app.answer('gameDemo', { demoUrl: URL_OF_DEMO });
    app.store.dispatch(overlayOpened({ name: 'game-info', gameId: 5 }));
    await renderApp(app, <OverlayHost />);
    await userEvent.click(await screen.findByRole('button', { name: gameInfo.demo }));
    expect(app.overlays()).toEqual(['game-info', 'game-demo']);
  });

  it('is translated into Thai', async () => {
    const app = await visitorsApp({ language: 'th-TH' });
    app.answer('gameDemo', { demoUrl: URL_OF_DEMO });
    const sheet = await openDemo(app);
    expect(await sheet.findByRole('link', { name: thai.register })).toBeTruthy();
  });
});
