import type { GameQuery } from '#shared/search/game-query.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { SearchScreen } from '#screens/search/search-screen.tsx';
import { makeLimits } from '#server/catalogue/usual-limits.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const messages = enPH.search;

const GAMES = {
  appGameTypeList: [
    { id: 1, status: 1, sort: 1 },
    { id: 2, status: 1, sort: 2 },
  ],
  appGameList: [
    wireGame({ id: 1, name: 'Lantern Tide', hot: 1 }),
    wireGame({ id: 2, name: 'Mango Cascade', typeId: 2 }),
  ],
};

/** The screen with a URL query that follows the input, as under the router. */
function AddressedSearch() {
  const [query, setQuery] = useState<GameQuery>({});
  return <SearchScreen query={query} onQuery={setQuery} />;
}

async function openSearch(options: AppOptions = {}) {
  const app = await createApp({ config: GAMES, ...options });
  await renderApp(app, <AddressedSearch />);
  const t = options.language === 'th-TH' ? thTH.search : messages;
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: t.label });
  return {
    app,
    user,
    /** Replaces the text of the field. */
    async search(words: string) {
      await user.clear(field);
      await user.type(field, words);
    },
    field,
    filters: () => within(screen.getByRole('dialog', { name: t.filters })),
  };
}

const found = (count: number) =>
  screen.findByText(fill(count === 1 ? messages.found_one : messages.found_other, { count }));
const results = () => screen.queryByRole('region', { name: messages.results });

describe('the search', () => {
  it('searches from three letters, on the device alone [validation.search]', async () => {
    const { app, search } = await openSearch({ config: GAMES, isVisitor: true });
    await search('ti');
    expect(await screen.findByText(fill(messages.tooShort, { least: 3 }))).toBeTruthy();
    expect(results()).toBeNull();
    await search('tid');
    expect(await found(1)).toBeTruthy();
    expect(results()).not.toBeNull();
    expect(app.platform.received).toEqual([]);
  });

  it('counts letters, not the spaces around them [validation.search]', async () => {
    const { search } = await openSearch();
    await search('  ti  ');
    expect(await screen.findByText(fill(messages.tooShort, { least: 3 }))).toBeTruthy();
  });

  it('searches from the number of letters that the server sets', async () => {
    const { search } = await openSearch({
      config: { ...GAMES, limits: { ...makeLimits(), searchMin: 5 } },
    });
    await search('tide');
    expect(await screen.findByText(fill(messages.tooShort, { least: 5 }))).toBeTruthy();
  });

  it('says that no game matches, and returns to the start', async () => {
    const { search, user, field } = await openSearch();
    await search('zzzzzz');
    expect(await screen.findByText(fill(messages.noneTitle, { typed: 'zzzzzz' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.ask }).getAttribute('href')).toBe('/service');
    expect(screen.getByRole('region', { name: messages.popular })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: messages.clear }));
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText(messages.noneText)).toBeNull();
  });

  it('says that filters hide the matches, and removes the filters', async () => {
    const { search, user, filters } = await openSearch();
    await user.click(screen.getByRole('button', { name: messages.filters }));
    await user.click(filters().getByRole('button', { name: enPH.home.tabs.type2 }));
    await user.click(
      filters().getByRole('button', { name: fill(messages.show_one, { count: 1 }) }),
    );
    await search('tide');
    expect(await screen.findByText(messages.filteredTitle)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: messages.reset }));
    expect(await found(1)).toBeTruthy();
  });

  it('tells beside each category how much of a bet counts toward wagering', async () => {
    const config = { ...GAMES, betShares: { 1: 100, 2: 50 } };
    const { user, filters } = await openSearch({ config });
    await user.click(screen.getByRole('button', { name: messages.filters }));
    const fishing = { category: enPH.home.tabs.type2, percent: '50' };
    expect(
      filters().getByRole('button', { name: fill(messages.categoryShare, fishing) }),
    ).toBeTruthy();
    expect(filters().getByText(messages.shareNote)).toBeTruthy();
  });

  it('stores submitted searches until they are cleared', async () => {
    const { search, user, field } = await openSearch();
    await search('mango{Enter}');
    await user.clear(field);
    await user.click(await screen.findByRole('button', { name: 'mango' }));
    expect(await found(1)).toBeTruthy();
    await user.clear(field);
    await user.click(await screen.findByRole('button', { name: messages.clearRecent }));
    expect(screen.queryByRole('button', { name: 'mango' })).toBeNull();
  });

  it('is translated into Thai', async () => {
    const { search } = await openSearch({ language: 'th-TH' });
    await search('ab');
    expect(await screen.findByText(fill(thTH.search.tooShort, { least: 3 }))).toBeTruthy();
  });
});
