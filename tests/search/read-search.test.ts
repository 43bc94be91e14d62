import { readSearch } from '#app/routes/read-search.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  createMemoryHistory,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';

interface Query {
  readonly tab?: 'new';
}

/** Returns the search params that a screen at this URL reads. */
async function searchAt(address: string): Promise<object> {
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    validateSearch: readSearch<Query>(({ tab }) => (tab === 'new' ? { tab } : {})),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return { ...router.state.matches.at(-1)?.search };
}

it('search params contain what the reader accepts', async () => {
  expect(await searchAt('/list?tab=new')).toEqual({ tab: 'new' });
});

it('search params omit invalid values and unknown names', async () => {
  expect(await searchAt('/list?tab=old&other=1')).toEqual({});
});
