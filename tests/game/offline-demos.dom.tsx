/** The demos that a phone keeps: saved on "On this phone", offered where there is no network. */
import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { keepDemos, removeKeptDemos } from '#browser/storage/kept-demos.ts';
import { phoneStorage as messages } from '#features/phone-storage/texts/en-PH.ts';
import { gameDemo } from '#features/game-demo/texts/en-PH.ts';
import { gameInfo } from '#i18n/texts/en-PH/game-info.ts';
import { offline as offlineTexts } from '#i18n/texts/en-PH/offline.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { HomeShelves } from '#screens/home/settled/home-shelves.tsx';
import { NeedsConnectionScreen } from '#screens/needs-connection/needs-connection-screen.tsx';
import { PhoneStorageScreen } from '#screens/phone-storage/phone-storage-screen.tsx';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';
import { wireGame } from '#tests/builders/wire.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

withEmptyDatabase();

const GAMES = [5, 6].map((id) => wireGame({ id, name: `Reef ${id}`, demo: 1 }));
const CONFIG = { appGameList: GAMES, visitorDemos: 1 as const, offlineDemos: 1 as const };
const PAGES = GAMES.map(({ id }) => ({
  gameId: id,
  pageUrl: `https://api.example/game/offline/${id}`,
  bytes: 120_000,
  version: 'a',
}));

let answer: (url: string) => Promise<Response>;

/** Ends what the worker was last asked for. */
let answerOfWorker: (() => void) | undefined;
let isWorkerSlow = false;

beforeEach(async () => {
  vi.stubGlobal('caches', createFakeCacheStorage(location.origin));
  answerOfWorker = undefined;
  isWorkerSlow = false;
  const controller = {
    postMessage(_message: unknown, [port]: MessagePort[] = []) {
      answerOfWorker = () => port?.postMessage(null);
      if (!isWorkerSlow) answerOfWorker();
    },
  };
  const worker = {
    controller,
    addEventListener: () => undefined,
    ready: new Promise(() => undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  answer = async () => new Response('<p>demo', { headers: { 'content-type': 'text/html' } });
  await removeKeptDemos();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'onLine');
});

/** Answers the pages of the demos here, and everything else as before. */
function servePages() {
  const platformFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('https://api.example/')
      ? answer(input)
      : platformFetch(input, init),
  );
}

const loseNetwork = () =>
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });

const openApp = (options: AppOptions = {}) => createApp({ config: CONFIG, ...options });

async function saveDemos() {
  servePages();
  await keepDemos(PAGES);
}

describe('"On this phone"', () => {
  it('says how large the demos are, and saves them', async () => {
    const app = await openApp({ isVisitor: true });
    app.answer('offlineDemos', { list: PAGES });
    await renderApp(app, <PhoneStorageScreen />);
    servePages();
    const user = userEvent.setup();
    const keep = await screen.findByRole('button', {
      name: fill(messages.demos.keep, { size: '240 kB' }),
    });
    expect(screen.queryByText(messages.parts.demos)).toBeNull();
    expect(screen.getByText('Reef 5')).toBeTruthy();
    await act(() => user.click(keep));
    expect(await screen.findByText(messages.demos.kept)).toBeTruthy();
    expect(await screen.findByText(messages.parts.demos)).toBeTruthy();
    expect(screen.getByText(messages.offline.demos)).toBeTruthy();
    expect(app.sent('offlineDemos')).toMatchObject([{ lang: 'en-PH' }]);
  });

  it('saves the screen that shows them before them', async () => {
    const app = await openApp();
    app.answer('offlineDemos', { list: PAGES });
    await renderApp(app, <PhoneStorageScreen />);
    servePages();
    isWorkerSlow = true;
    const user = userEvent.setup();
    const keep = await screen.findByRole('button', { name: patternOf(messages.demos.keep) });
    await act(() => user.click(keep));
    await expect.poll(() => answerOfWorker).toBeDefined();
    expect(screen.queryByText(messages.demos.kept)).toBeNull();
    act(() => answerOfWorker?.());
    expect(await screen.findByText(messages.demos.kept)).toBeTruthy();
  });

  it('says that a download failed, and saves them at the next try', async () => {
    const app = await openApp();
    app.answer('offlineDemos', { list: PAGES });
    await renderApp(app, <PhoneStorageScreen />);
    servePages();
    const works = answer;
    answer = () => Promise.reject(new TypeError('no network'));
    const user = userEvent.setup();
    const keep = { name: patternOf(messages.demos.keep) };
    const button = await screen.findByRole('button', keep);
    await act(() => user.click(button));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.demos.failed);
    answer = works;
    await act(() => user.click(screen.getByRole('button', keep)));
    expect(await screen.findByText(messages.demos.kept)).toBeTruthy();
  });

  it('offers none that the lobby does not list, and none where the server has none', async () => {
    const app = await openApp();
    app.answer('offlineDemos', {
      list: PAGES.map((page) => ({ ...page, gameId: page.gameId + 70 })),
    });
    await renderApp(app, <PhoneStorageScreen />);
    await screen.findByText(messages.keepTitle);
    expect(screen.queryByText(messages.demosTitle)).toBeNull();
    const other = await createApp({ config: { ...CONFIG, offlineDemos: 0 } });
    await renderApp(other, <PhoneStorageScreen />);
    expect(other.sent('offlineDemos')).toEqual([]);
  });
});

describe('without a network', () => {
  it('the lobby shows the saved demos first, and one opens without a call', async () => {
    await saveDemos();
    loseNetwork();
    const app = await openApp();
    await renderApp(
      app,
      <>
        <HomeShelves turn={0} onTop={() => undefined} />
        <OverlayHost />
      </>,
    );
    const shelf = within(await screen.findByRole('region', { name: offlineTexts.demos }));
    const user = userEvent.setup();
    await act(() => user.click(shelf.getByRole('button', { name: 'Reef 6' })));
    const sheet = within(await screen.findByRole('dialog'));
    const frame = await sheet.findByTitle(fill(gameDemo.title, { game: 'Reef 6' }));
    expect(frame.getAttribute('src')).toBe('/offline-demo/6');
    // The worker sends it with a sandbox; an attribute would keep the worker from it.
    expect(frame.hasAttribute('sandbox')).toBe(false);
    expect(app.sent('gameDemo')).toEqual([]);
    // A player has an account already.
    expect(sheet.queryByRole('link', { name: gameDemo.register })).toBeNull();
  });

  it('a game that needs the server offers them too, and a game’s sheet its own', async () => {
    await saveDemos();
    loseNetwork();
    const app = await openApp();
    await renderApp(
      app,
      <>
        <NeedsConnectionScreen noun="start" />
        <OverlayHost />
      </>,
    );
    expect(await screen.findByRole('region', { name: offlineTexts.demos })).toBeTruthy();
    await act(async () => void app.store.dispatch(overlayOpened({ name: 'game-info', gameId: 5 })));
    const user = userEvent.setup();
    const demo = await screen.findByRole('button', { name: gameInfo.demo });
    await act(() => user.click(demo));
    expect(app.overlays()).toEqual(['game-info', 'game-demo']);
  });

  it.each<[string, AppOptions]>([
    ['a player on a break', { rg: { breakUntil: Date.now() + DAY_MS } }],
    ['an operator who ended them', { config: { ...CONFIG, offlineDemos: 0 } }],
  ])('%s has none', async (_, options) => {
    await saveDemos();
    loseNetwork();
    const app = await openApp(options);
    await renderApp(app, <NeedsConnectionScreen noun="start" />);
    expect(screen.queryByRole('region', { name: offlineTexts.demos })).toBeNull();
  });
});

it('with the server, a kept demo opens from the server', async () => {
  await saveDemos();
  const app = await openApp({ isVisitor: true });
  app.answer('gameDemo', { demoUrl: `${location.origin}/game/reels/?demo=5&lang=en` });
  app.store.dispatch(overlayOpened({ name: 'game-demo', gameId: 5 }));
  await renderApp(app, <OverlayHost />);
  const frame = await screen.findByTitle(fill(gameDemo.title, { game: 'Reef 5' }));
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});
