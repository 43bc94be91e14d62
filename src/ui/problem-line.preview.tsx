import type { Preview } from './preview.ts';
import { ProblemLine } from './problem-line.tsx';

export const preview: Preview = {
  name: 'Problem line',
  states: [
    { name: 'short', render: () => <ProblemLine>There is no connection.</ProblemLine> },
    {
      name: 'two lines',
      render: () => (
        <ProblemLine>
          This number is bound to another account. Use another one. Code: 1084
        </ProblemLine>
      ),
    },
  ],
};
