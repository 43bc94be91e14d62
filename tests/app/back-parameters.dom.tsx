import { createAppRouter } from '#app/settled/router.ts';
import { createAppStore } from '#app/store.ts';
import { ODD_TEXTS } from '#tests/support/odd-params.ts';
import { PLAYER_ROUTES } from '#tests/support/route-table.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

it.each(['/register.', '/lobby/home)', '/LOBBY//home%20'])(
  '%s opens the screen that is meant',
  async (path) => {
    const history = createMemoryHistory({ initialEntries: [`${path}?utm_source=fb`] });
    const router = createAppRouter(createAppStore().store, history);
    await router.load();
    const meant = path.startsWith('/register') ? '/register' : '/lobby/home';
    expect(history.location.href).toBe(`${meant}?utm_source=fb`);
  },
);

it.each(PLAYER_ROUTES)('the login comes back to %s with the same parameters', async (path) => {
  const query = new URLSearchParams(ODD_TEXTS).toString();
  const { store } = createAppStore();
  const history = createMemoryHistory({ initialEntries: [`${path}?${query}`] });
  await createAppRouter(store, history).load();
  const { pathname, search } = new URL(history.location.href, 'https://app.test');
  expect(pathname).toBe('/login');
  const back = new URL(new URLSearchParams(search).get('back') ?? '', 'https://app.test');
  expect(back.pathname).toBe(path);
  expect(Object.fromEntries(back.searchParams)).toEqual(ODD_TEXTS);
});
