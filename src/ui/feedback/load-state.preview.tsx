import { LoadState, type Unloaded } from './load-state.tsx';
import styles from '#ui/base/preview.module.css';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { Skeleton } from './skeleton.tsx';

const looks: Readonly<Record<string, Unloaded>> = {
  loading: { status: 'loading' },
  failed: FAILED,
  retrying: { ...FAILED, isRetrying: true },
};

export const preview: Preview = {
  name: 'Load state',
  states: statesOf(looks, (state) => (
    <LoadState
      state={state}
      loadingLabel="Loading"
      failedTitle="Your phones could not be loaded"
      retryLabel="Retry"
    >
      <Skeleton className={styles.square} />
    </LoadState>
  )),
};
