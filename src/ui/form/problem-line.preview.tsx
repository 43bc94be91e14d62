import type { Preview } from '#ui/base/preview.ts';
import { ProblemLine } from './problem-line.tsx';

export const preview: Preview = {
  name: 'Problem line',
  states: {
    short: () => <ProblemLine>There is no connection.</ProblemLine>,
    'two lines': () => (
      <ProblemLine>
        This number is bound to another account. Use another one. Code: 1084
      </ProblemLine>
    ),
  },
};
