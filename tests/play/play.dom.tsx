import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { FromGame } from '#shared/play/frame-contract.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { play as messages } from '#features/play/texts/en-PH.ts';
import { play as thai } from '#features/play/texts/th-TH.ts';
import { StartScreen } from '#screens/start/start-screen.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const GAMES = 'https://games.example';

const started: WireResponseOf<'startGame'> = {
  gameUrl: `${GAMES}/play?s=1`,
  openType: 'iframe',
  sessionId: 'session-1',
  origin: GAMES,
  orientation: 0,
  wallet: 0,
  coin: 123_456,
  expireTime: Date.now() + 60_000,
  canPause: 1,
};

/** Opens a game screen and returns actions of the game and of the player. */
async function openGame(app: App, { gameId = 1, isDemo = false } = {}) {
  app.platform.reply('protection', { status: 404 });
  app.answer('exitGame', { coin: 120_000, seq: 9 });
  const ways = {
    onBack: vi.fn(),
    onUnlisted: vi.fn(),
    onHistory: vi.fn(),
    onSupport: vi.fn(),
    onWithdrawal: vi.fn(),
  };
  await renderApp(app, <StartScreen {...ways} gameId={gameId} isDemo={isDemo} />);
  const frame = () =>
    screen.findByTitle<HTMLIFrameElement>(fill(messages.frame, { game: 'Lantern Reef' }));
  /** Stands in for the window of the game page, which is not loaded here. */
  const page = { postMessage: vi.fn() };
  return {
    ways,
    user: userEvent.setup(),
    frame,
    /** Messages posted to the game, with their target origins. */
    heard: () => page.postMessage.mock.calls,
    /** Posts a message from the game's frame. */
    async says(
      type: Exclude<FromGame['type'], 'balance' | 'error'>,
      origin = GAMES,
      fields: object = {},
    ) {
      Object.defineProperty(await frame(), 'contentWindow', { value: page, configurable: true });
      const message = new MessageEvent('message', { data: { type, ...fields }, origin });
      Object.defineProperty(message, 'source', { value: page });
      await act(async () => {
        window.dispatchEvent(message);
      });
    },
  };
}

const press = (name: string) => screen.findByRole('button', { name });
const isOpen = () => screen.queryByText(fill(messages.opened, { game: 'Lantern Reef' })) !== null;

describe('playing', () => {
  it('opens the game in a frame with its own permissions, and shows it once it is ready [api.start-game]', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const game = await openGame(app);
    await game.says('ready', 'https://elsewhere.example');
    expect(isOpen()).toBe(false);
    await game.says('ready');
    expect(isOpen()).toBe(true);
    const frame = await game.frame();
    expect(frame.getAttribute('src')).toBe(started.gameUrl);
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(app.sent('startGame')).toMatchObject([{ gameId: 1, mode: 0, lang: 'en-PH' }]);
  });

  it('ends the game session once when its screen is left [api.exit-game]', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const game = await openGame(app);
    await game.says('ready');
    app.close();
    await expect.poll(() => app.sent('exitGame')).toMatchObject([{ sessionId: 'session-1' }]);
  });

  it('asks before a running round is left', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says, heard, user, ways } = await openGame(app);
    await says('ready');
    await says('busy');
    await user.click(await press(messages.bar.back));
    expect(await screen.findByText(messages.leave.text)).toBeTruthy();
    expect(heard()).toContainEqual([{ type: 'pause' }, GAMES]);
    expect(ways.onBack).not.toHaveBeenCalled();
    await user.click(await press(messages.leave.leave));
    await expect.poll(() => ways.onBack.mock.calls.length).toBe(1);
  });

  it('follows the game’s own buttons, and ends the session once', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says, ways } = await openGame(app);
    await says('ready');
    await says('deposit');
    await expect.poll(app.overlays).toEqual(['game-deposit']);
    await says('exit');
    await says('exit');
    await says('history');
    expect(ways.onBack).toHaveBeenCalledOnce();
    expect(ways.onHistory).not.toHaveBeenCalled();
  });

  it('opens the panels that the game leaves to it, and keeps its own way to the rounds else', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says, heard, user, ways } = await openGame(app);
    await says('panels', GAMES, { panels: ['fairness', 'pay-table', 'map', 7] });
    expect(heard(), 'a wrong list').toEqual([]);
    await says('panels', GAMES, { panels: ['fairness', 'pay-table', 'map'] });
    expect(heard()).toEqual([[{ type: 'bar' }, GAMES]]);
    await says('ready');
    await user.click(await press(messages.bar.menu));
    const panels = Object.values(messages.menu.panel).filter((title) => screen.queryByText(title));
    expect(panels).toEqual([messages.menu.panel['pay-table'], messages.menu.panel.fairness]);
    expect(screen.getByText('Lantern Reef', { selector: 'h2' })).toBeTruthy();
    await user.click(screen.getByText(messages.menu.panel.fairness));
    await expect.poll(() => heard().at(-1)).toEqual([{ type: 'panel', panel: 'fairness' }, GAMES]);
    await user.click(await press(messages.bar.menu));
    await user.click(screen.getByText(messages.menu.history));
    expect(ways.onHistory).toHaveBeenCalledOnce();
  });

  it('has no sound until it is turned on, and keeps the settings that the game offers', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says, heard, user } = await openGame(app);
    const { setting } = messages.menu;
    const toggle = async (name: string) => user.click(await screen.findByRole('switch', { name }));
    await says('panels', GAMES, { panels: [], settings: ['turbo', 'weather'] });
    await says('ready');
    expect(heard().slice(1)).toEqual([
      [{ type: 'sound', on: false }, GAMES],
      [{ type: 'turbo', on: false }, GAMES],
    ]);
    await user.click(await press(messages.bar.menu));
    expect(screen.queryByText(setting.vibration), 'not offered').toBeNull();
    await toggle(`${setting.turbo} ${messages.menu.settingText.turbo}`);
    expect(heard()).toContainEqual([{ type: 'turbo', on: true }, GAMES]);
    expect(localStorage.getItem('parola.game-settings')).toBe('turbo vibration');
    app.close();

    const next = await createApp();
    next.answer('startGame', started);
    const again = await openGame(next);
    await again.says('ready');
    expect(again.heard(), 'a game without settings of its own').toEqual([
      [{ type: 'sound', on: false }, GAMES],
    ]);
    await again.says('panels', GAMES, { panels: [], settings: ['turbo', 'vibration'] });
    expect(again.heard().slice(-2)).toEqual([
      [{ type: 'turbo', on: true }, GAMES],
      [{ type: 'vibration', on: true }, GAMES],
    ]);
  });

  it('offers limits and breaks in its menu', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says, user } = await openGame(app);
    await says('ready');
    await user.click(await press(messages.bar.menu));
    await user.click(screen.getByText(messages.menu.limits));
    expect(await screen.findByText(messages.stop.title)).toBeTruthy();
  });

  it('opens a demo without money when one was requested', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    const { says } = await openGame(app, { isDemo: true });
    await says('ready');
    expect(app.sent('startGame')).toMatchObject([{ mode: 1 }]);
    expect(screen.getByText(messages.bar.demo)).toBeTruthy();
    expect(screen.queryByText('₱1,234.56')).toBeNull();
  });

  it.each([
    [1087, new RegExp(enPH.errors.startGame.cannotEnter.split(' (')[0] ?? '')],
    [1094, new RegExp(enPH.errors.startGame.systemError.split(' (')[0] ?? '')],
  ])('explains refusal %i, and opens on the next attempt', async (code, text) => {
    const app = await createApp();
    app.refuse('startGame', code);
    const { user, says } = await openGame(app);
    expect((await screen.findByText(text)).textContent).toContain(String(code));
    app.answer('startGame', started);
    await user.click(await press(messages.step.retry));
    await says('ready');
    expect(isOpen()).toBe(true);
  });

  it('says that there is no network', async () => {
    const app = await createApp();
    app.platform.reply('startGame', 'no-network');
    const { user, ways } = await openGame(app);
    expect(await screen.findByText(messages.failed.network)).toBeTruthy();
    await user.click(await press(messages.step.back));
    await expect.poll(() => ways.onBack.mock.calls.length).toBe(1);
  });

  it('rejects an address that is not http or https', async () => {
    const app = await createApp();
    app.answer('startGame', { ...started, gameUrl: 'data:text/html,harm' });
    await openGame(app);
    expect(await screen.findByText(messages.failed.contract)).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['excluded', { excludeUntil: Date.now() + 86_400_000 }],
    ['on a break', { breakUntil: Date.now() + 86_400_000 }],
  ])('offers no deposit to a player who is %s', async (_state, rg) => {
    const app = await createApp({ rg });
    app.refuse('startGame', 1087);
    await openGame(app);
    expect(await press(messages.bar.back)).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.bar.deposit })).toBeNull();
  });

  it('offers a break without the sign of a pause', async () => {
    const app = await createApp();
    app.answer('startGame', started);
    await openGame(app);
    const [stop, deposit] = [await press(messages.bar.stop), await press(messages.bar.deposit)];
    expect(deposit).toBeTruthy();
    // Two bars are the sign of a pause; this button does not pause the game.
    expect(stop.innerHTML).not.toContain('M9 6v12M15 6v12');
  });

  it('says that the game does not exist, without requesting it', async () => {
    const app = await createApp();
    await openGame(app, { gameId: 99 });
    expect(screen.getByText(messages.failed.unknownTitle)).toBeTruthy();
    expect(app.sent('startGame')).toEqual([]);
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.platform.reply('startGame', 'no-network');
    await openGame(app);
    expect(await screen.findByText(thai.failed.network)).toBeTruthy();
  });
});
