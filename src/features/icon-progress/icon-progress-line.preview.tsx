import type { IconProgress } from '#contract/worker-messages.ts';
import type { Preview } from '#ui/preview.ts';
import { IconProgressLine } from './icon-progress-line.tsx';

const nothing = () => undefined;

const line = (changes: Partial<IconProgress>) => () => (
  <IconProgressLine
    progress={{
      gameListVersion: 'v1',
      state: 'ready',
      done: 420,
      total: 420,
      bytes: 4_620_000,
      missing: 0,
      isPartial: false,
      ...changes,
    }}
    onFetchAll={nothing}
    onFree={nothing}
  />
);

export const preview: Preview = {
  name: 'Icon progress',
  states: [
    { name: 'all ready', render: line({}) },
    {
      name: 'under way',
      render: line({ state: 'running', done: 118, bytes: 1_300_000, isPartial: true }),
    },
    { name: 'partial', render: line({ done: 412, bytes: 3_100_000, isPartial: true }) },
    {
      name: 'waiting for a connection',
      render: line({ state: 'stalled', done: 12, bytes: 130_000, isPartial: true }),
    },
    { name: 'freed', render: line({ state: 'freed', done: 0, bytes: 0, isPartial: true }) },
  ],
};
