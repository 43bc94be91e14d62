import { LoadMore } from './load-more.tsx';
import { NO_MORE, type Paging } from './paging.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';

const more = { ...NO_MORE, hasMore: true };
const looks: Readonly<Record<string, Paging>> = {
  waiting: more,
  loading: { ...more, isLoading: true },
  failed: { ...more, problem: 'There is no connection.' },
};

export const preview: Preview = {
  name: 'Load more',
  states: statesOf(looks, (paging) => <LoadMore label="Show more" paging={paging} />),
};
