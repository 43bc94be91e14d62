import { DAY_MS } from '#shared/time/duration.ts';
import { discover as messages } from '#i18n/texts/en-PH/discover.ts';
import { discover as thai } from '#i18n/texts/th-TH/discover.ts';
import { HomeShelves } from '#screens/home/settled/home-shelves.tsx';
import { selectLobbyTab, selectProviderTab } from '#state/lobby/lobby-tab-slice.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const GAMES = {
  appGameList: [1, 2, 3, 4, 5].map((id) =>
    wireGame({
      id,
      name: `Lantern ${id}`,
      brandId: id === 5 ? 2 : 1,
      releasedAt: Date.now() - id * DAY_MS,
      jackpot: id * 100_000,
    }),
  ),
};
/** The turn in which the last shelf has come. */
const ALL = 5;
const PLAYED = { gameLikes: {}, gameHistory: [3] };

async function openShelves(options: AppOptions = {}) {
  const app = await createApp({ config: GAMES, ...options });
  const tops: true[] = [];
  await renderApp(app, <HomeShelves turn={ALL} onTop={() => tops.push(true)} />);
  return { app, tops, user: userEvent.setup() };
}

const shelf = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) =>
  shelf(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the shelves below the hot games', () => {
  it('show new games, jackpots with their amounts, and games similar to the last one', async () => {
    await openShelves({ games: PLAYED });
    expect(names(messages.newest)).toEqual([1, 2, 3, 4, 5].map((id) => `Lantern ${id}`));
    expect(names(messages.jackpots)[0]).toBe('Lantern 5₱5,000');
    const alike = fill(messages.alike, { name: 'Lantern 3' });
    expect(names(alike)).toEqual(['Lantern 1', 'Lantern 2', 'Lantern 4', 'Lantern 5']);
    const [link] = shelf(messages.newest).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/start?gameId=1&brandId=1&typeId=1');
  });

  it('link to the games of a provider', async () => {
    const games = [1, 2, 3, 4].map((id) => wireGame({ id, name: `Reef ${id}`, brandId: id }));
    const { app, tops, user } = await openShelves({ config: { appGameList: games } });
    const [first] = shelf(messages.providers).getAllByRole('button');
    expect(first?.textContent).toContain(fill(messages.games_one, { count: 1 }));
    await user.click(first as HTMLElement);
    expect(selectLobbyTab(app.store.getState())).toBe(1);
    expect(selectProviderTab(app.store.getState(), 1)).toBe(1);
    expect(tops).toEqual([true]);
  });

  it('omit shelves that have too few games', async () => {
    await openShelves({ config: { appGameList: GAMES.appGameList.slice(0, 3) } });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offer demos to visitors in one tap, and none to players', async () => {
    const appGameList = GAMES.appGameList.map((game) => ({ ...game, demo: 1 as const }));
    const config = { appGameList, visitorDemos: 1 as const };
    const { app, user } = await openShelves({ config, isVisitor: true });
    const [first] = shelf(messages.demos).getAllByRole('button');
    await user.click(first as HTMLElement);
    expect(app.overlays()).toEqual(['game-demo']);
    app.close();
    await openShelves({ config });
    expect(screen.queryByRole('region', { name: messages.demos })).toBeNull();
    app.close();
    await openShelves({ config: { appGameList }, isVisitor: true });
    expect(screen.queryByRole('region', { name: messages.demos })).toBeNull();
  });

  it('are translated into Thai', async () => {
    await openShelves({ language: 'th-TH' });
    expect(names(thai.newest)).toHaveLength(5);
  });
});
