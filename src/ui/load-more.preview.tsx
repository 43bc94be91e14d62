import { LoadMore, type LoadMoreProps } from './load-more.tsx';
import { statesOf, type Preview } from './preview.ts';

const looks: Readonly<Record<string, Pick<LoadMoreProps, 'isLoading' | 'problem'>>> = {
  waiting: { isLoading: false, problem: null },
  loading: { isLoading: true, problem: null },
  failed: { isLoading: false, problem: 'There is no connection.' },
};

export const preview: Preview = {
  name: 'Load more',
  states: statesOf(looks, (look) => (
    <LoadMore {...look} label="Show more" onMore={() => undefined} />
  )),
};
