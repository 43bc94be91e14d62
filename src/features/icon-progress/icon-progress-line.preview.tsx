import type { IconProgress } from '#shared/worker/messages-contract.ts';
import type { Preview } from '#ui/base/preview.ts';
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
  states: {
    'all ready': line({}),
    'under way': line({ state: 'running', done: 118, bytes: 1_300_000, isPartial: true }),
    partial: line({ done: 412, bytes: 3_100_000, isPartial: true }),
    'waiting for a connection': line({
      state: 'stalled',
      done: 12,
      bytes: 130_000,
      isPartial: true,
    }),
    freed: line({ state: 'freed', done: 0, bytes: 0, isPartial: true }),
  },
};
