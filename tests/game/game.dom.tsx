import { withdrawalApi } from '#api/withdrawal.ts';
import { addLikeListeners } from '#app/listeners/like-listeners.ts';
import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { ContinueRow } from '#features/game/later/continue-row.tsx';
import { GameGrid } from '#features/game/game-grid.tsx';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { minorUnits } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { COLLECT_TAB, HOT_TAB } from '#shared/lobby/lobby-tab.ts';
import { listedGames } from '#shared/lobby/catalogue.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { gameInfo } from '#i18n/texts/en-PH/game-info.ts';
import { gameInfo as thaiInfo } from '#i18n/texts/th-TH/game-info.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { openNavigation, type Place } from '#browser/history/navigation.ts';
import { lobbyTabChosen, selectLobbyTab } from '#state/lobby/lobby-tab-slice.ts';
import { selectIsLiked, selectIsWagering } from '#state/session/session-slice.ts';
import { CollectPanel } from '#screens/home/settled/collect-panel.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import type { Reply } from '#tests/builders/platform.ts';
import { termsAnswer } from '#tests/withdrawal/facts.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';

const { card } = enPH.home;
const { collect, liking } = enPH;

const GAMES = {
  appGameList: [
    wireGame({ id: 1, name: 'Lantern Reef', releasedAt: Date.now() - DAY_MS }),
    wireGame({ id: 2, name: 'Mango Cascade', hot: 1, status: 0 }),
  ],
};

/** Navigation targets of the followed links. */
let places: Place[] = [];

beforeEach(() => {
  openNavigation({ go: (place) => places.push(place), preload: () => undefined });
  // `openNavigation` also delivers a pending link of an earlier test.
  places = [];
  // The test DOM has no layout: rows are 100 px high, and three of them are in view.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 360, this.className.includes('view') ? 300 : 100);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** All games in a grid, as in a lobby category. */
function Shelf() {
  const games = listedGames(useSelector(selectCatalogue));
  return <GameGrid games={games} label="Shelf" />;
}

interface ShelfOptions extends AppOptions {
  /** The code that sends likes is not loaded yet. */
  readonly isSenderLate?: boolean;
}

async function openShelf({ isSenderLate = false, ...options }: ShelfOptions = {}) {
  const app = await createApp({ config: GAMES, ...options });
  app.answer('gameLike', { gameId: 1, like: 1 });
  await renderApp(app, <Shelf />);
  /** Starts what the app loads after the first paint. */
  const loadSender = () => onTestFinished(addLikeListeners(app.listeners, app.store));
  if (!isSenderLate) loadSender();
  return { app, user: userEvent.setup(), loadSender };
}

const heart = (name: string) => screen.getByRole('button', { name: fill(card.like, { name }) });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const isLiked = ({ store }: App) => selectIsLiked(store.getState(), 1);
const NOTHING = { gameLikes: {}, gameHistory: [] };

describe('a grid of games', () => {
  it('opens the game that is tapped', async () => {
    const { user } = await openShelf();
    const link = screen.getByRole('link', { name: /Lantern Reef/ });
    expect(link.getAttribute('href')).toBe('/start?gameId=1&brandId=1&typeId=1');
    await user.click(link);
    expect(places).toEqual([{ to: '/start', search: { gameId: 1, brandId: 1, typeId: 1 } }]);
  });

  it('marks games that are new, hot or in maintenance', async () => {
    await openShelf();
    const reef = screen.getByRole('link', { name: /Lantern Reef/ });
    expect(reef.textContent).toContain(card.new);
    expect(reef.textContent).not.toContain(card.hot);
    const mango = screen.getByRole('link', { name: /Mango Cascade/ });
    expect(mango.textContent).toContain(card.hot);
    expect(mango.textContent).toContain(card.maintenance);
  });

  it('says what share of a bet counts as long as money waits for bets', async () => {
    const config = {
      appGameList: [
        wireGame({ id: 1, name: 'Lantern Reef' }),
        wireGame({ id: 2, name: 'Mango Cascade', typeId: 4 }),
        wireGame({ id: 3, name: 'Tala Tables', typeId: 5, betShare: 25 }),
      ],
      appGameTypeList: [1, 4, 5].map((id) => ({ id, status: 1, sort: id })),
      betShares: { 1: 100, 5: 10 },
    };
    const { app } = await openShelf({ config });
    const cardOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    const ask = async (locked: number) => {
      app.answer('withdrawalConfig', termsAnswer({ locked: minorUnits(locked) }));
      await act(async () => {
        await app.store.dispatch(
          withdrawalApi.endpoints.withdrawalTerms.initiate(undefined, { forceRefetch: true }),
        );
      });
    };
    expect(cardOf('Lantern Reef').textContent).not.toContain('%');
    await ask(10_000);
    expect(cardOf('Lantern Reef').textContent).toContain(fill(card.share, { percent: 100 }));
    expect(cardOf('Mango Cascade').textContent).toContain(card.noShare);
    expect(cardOf('Tala Tables').textContent).toContain(fill(card.share, { percent: 25 }));
    await ask(0);
    expect(cardOf('Lantern Reef').textContent).not.toContain('%');
  });

  it('says nothing of shares that the server does not name', async () => {
    const { app } = await openShelf();
    app.answer('withdrawalConfig', termsAnswer({ locked: minorUnits(10_000) }));
    await act(async () => {
      await app.store.dispatch(withdrawalApi.endpoints.withdrawalTerms.initiate());
    });
    expect(selectIsWagering(app.store.getState())).toBe(true);
    const reef = screen.getByRole('link', { name: /Lantern Reef/ });
    expect(reef.textContent).not.toContain(card.noShare);
    expect(reef.textContent).not.toContain('%');
  });

  it('shows a like at once and sends it [api.game-like]', async () => {
    const { app, user } = await openShelf({ games: NOTHING });
    expect(isPressed('Lantern Reef')).toBe(false);
    await user.click(heart('Lantern Reef'));
    expect(isPressed('Lantern Reef')).toBe(true);
    expect(await screen.findByText(fill(liking.liked, { name: 'Lantern Reef' }))).toBeTruthy();
    expect(app.sent('gameLike')).toMatchObject([{ gameId: 1, id: 1, like: 1 }]);
  });

  it('sends and announces a like tapped before its code was loaded', async () => {
    const { app, user, loadSender } = await openShelf({ games: NOTHING, isSenderLate: true });
    await user.click(heart('Lantern Reef'));
    expect(isPressed('Lantern Reef')).toBe(true);
    expect(app.sent('gameLike')).toEqual([]);
    loadSender();
    expect(await screen.findByText(fill(liking.liked, { name: 'Lantern Reef' }))).toBeTruthy();
    expect(app.sent('gameLike')).toMatchObject([{ gameId: 1, like: 1 }]);
    expect(isLiked(app)).toBe(true);
  });

  it.each<Reply>([{ json: { errcode: 7 } }, { status: 500 }, { text: 'no JSON' }])(
    'reverts a like that the server does not save, and says so: %j',
    async (reply) => {
      const { app, user } = await openShelf({ games: NOTHING });
      app.platform.reply('gameLike', reply);
      await user.click(heart('Lantern Reef'));
      expect(await screen.findByText(liking.failed)).toBeTruthy();
      expect(isPressed('Lantern Reef')).toBe(false);
      app.answer('gameLike', { gameId: 1, like: 1 });
      await user.click(heart('Lantern Reef'));
      expect(await screen.findByText(fill(liking.liked, { name: 'Lantern Reef' }))).toBeTruthy();
      expect(screen.queryByText(liking.failed)).toBeNull();
    },
  );

  it('accepts a like that the server already has [api.game-like]', async () => {
    const { app, user } = await openShelf({ games: NOTHING });
    app.refuse('gameLike', 1004);
    await user.click(heart('Lantern Reef'));
    expect(await screen.findByText(fill(liking.liked, { name: 'Lantern Reef' }))).toBeTruthy();
    expect(isLiked(app)).toBe(true);
  });

  it('stores a like without a network, and says that it is pending', async () => {
    const { app, user } = await openShelf({ games: NOTHING });
    app.platform.reply('gameLike', 'no-network');
    await user.click(heart('Lantern Reef'));
    expect(await screen.findByText(liking.unsaved)).toBeTruthy();
    expect(isPressed('Lantern Reef')).toBe(true);
    expect(isLiked(app)).toBe(true);
  });

  it('sends a visitor who likes a game to the login', async () => {
    const { app, user } = await openShelf({ isVisitor: true });
    await user.click(heart('Lantern Reef'));
    expect(places).toMatchObject([{ to: '/login' }]);
    expect(app.sent('gameLike')).toEqual([]);
  });

  it('opens the sheet about a game by a right click and by its button', async () => {
    const { app, user } = await openShelf();
    const about = screen.getByRole('button', { name: fill(card.about, { name: 'Lantern Reef' }) });
    // The button's listener is attached after the grid renders.
    await expect
      .poll(async () => {
        await user.click(about);
        return app.overlays();
      })
      .toEqual(['game-info']);
    app.close();
    const { app: again, user: other } = await openShelf();
    const picture = screen.getByRole('link', { name: /Mango Cascade/ });
    await expect
      .poll(async () => {
        await other.pointer({ keys: '[MouseRight]', target: picture });
        return again.overlays();
      })
      .toEqual(['game-info']);
  });
});

describe('the player’s own games', () => {
  async function openOwn(options: AppOptions) {
    const app = await createApp({ config: GAMES, ...options });
    await renderApp(app, <CollectPanel />);
    return { app, user: userEvent.setup() };
  }

  it('are the likes and the history [home.tabs.collect]', async () => {
    const { user } = await openOwn({ games: { gameLikes: { 1: 1 }, gameHistory: [2] } });
    expect(screen.getByRole('link', { name: /Lantern Reef/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Mango Cascade/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: collect.history }));
    expect(screen.getByRole('link', { name: /Mango Cascade/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Lantern Reef/ })).toBeNull();
  });

  it('link to the hot games while there are none', async () => {
    const { app, user } = await openOwn({ games: NOTHING });
    app.store.dispatch(lobbyTabChosen(COLLECT_TAB));
    expect(screen.getByText(collect.noLikesTitle)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: collect.history }));
    expect(screen.getByText(collect.noHistoryTitle)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: collect.browse }));
    expect(selectLobbyTab(app.store.getState())).toBe(HOT_TAB);
  });

  it('require a login', async () => {
    await openOwn({ isVisitor: true });
    expect(screen.getByText(collect.guestTitle)).toBeTruthy();
  });

  it('are listed in the row to continue playing, the latest first', async () => {
    const app = await createApp({ config: GAMES });
    const games = [2, 1].flatMap((id) => selectCatalogue(app.store.getState()).byId.get(id) ?? []);
    await renderApp(app, <ContinueRow games={games} />);
    expect(screen.getByText(enPH.home.continue)).toBeTruthy();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Mango'), expect.stringContaining('Lantern')]);
  });
});

describe('the sheet about a game', () => {
  async function openInfo(gameId: number, options: AppOptions = {}) {
    const app = await createApp({ config: GAMES, ...options });
    app.store.dispatch(overlayOpened({ name: 'game-info', gameId }));
    await renderApp(app, <OverlayHost />);
    return within(await screen.findByRole('dialog'));
  }

  it('shows the server’s information, and opens the game or its demo', async () => {
    const game = wireGame({
      id: 5,
      name: 'Sea of Lanterns',
      rtp: 96.5,
      volatility: 4,
      features: ['free-spins'],
      minBet: 100,
      maxBet: 500_000,
      demo: 1,
    });
    const sheet = await openInfo(5, { config: { appGameList: [game] } });
    expect(sheet.getByText(fill(gameInfo.rtpValue, { rtp: 96.5 }))).toBeTruthy();
    const bets = fill(gameInfo.betRange, { least: '₱1.00', most: '₱5,000.00' });
    expect(sheet.getByText(bets)).toBeTruthy();
    expect(sheet.getByText(enPH.search.volatility.wild)).toBeTruthy();
    expect(sheet.getByText(enPH.search.features['free-spins'])).toBeTruthy();
    const hrefOf = (name: string) => sheet.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(gameInfo.play)).toBe('/start?gameId=5&brandId=1&typeId=1');
    expect(hrefOf(gameInfo.demo)).toBe('/start?gameId=5&brandId=1&typeId=1&demo=1');
  });

  it('tells how much of a bet counts toward wagering', async () => {
    const tiger = wireGame({ id: 6, name: 'Dragon Tiger', typeId: 6 });
    const own = wireGame({ id: 7, name: 'Own Share', typeId: 6, betShare: 10 });
    const config = {
      appGameList: [tiger, own],
      betShares: { 1: 100, 6: 25 },
      betShareMin: [{ typeId: 6, odds: 1.2 }],
    };
    const sheet = await openInfo(6, { config });
    expect(sheet.getByText(fill(gameInfo.wageringShare, { percent: '25' }))).toBeTruthy();
    expect(sheet.getByText(fill(gameInfo.wageringOdds, { odds: '1.20' }))).toBeTruthy();
    cleanup();
    const other = await openInfo(7, { config });
    expect(other.getByText(fill(gameInfo.wageringShare, { percent: '10' }))).toBeTruthy();
  });

  it('does not open a game in maintenance', async () => {
    const sheet = await openInfo(2);
    expect(sheet.getByText(gameInfo.maintenance)).toBeTruthy();
    expect(sheet.queryByRole('link', { name: gameInfo.play })).toBeNull();
    expect(sheet.queryByText(gameInfo.rtp)).toBeNull();
  });

  it('says that a game is no longer listed', async () => {
    const sheet = await openInfo(99);
    expect(sheet.getByText(gameInfo.gone, { selector: 'p' })).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const sheet = await openInfo(1, { language: 'th-TH' });
    const name = fill(thaiInfo.like, { name: 'Lantern Reef' });
    expect(sheet.getByRole('button', { name })).toBeTruthy();
  });
});
