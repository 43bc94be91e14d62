import { epochMs } from '#domain/duration.ts';
import type { Preview } from '#ui/preview.ts';
import { BreakQuestion, RestLine } from './break-row.tsx';
import { RestState } from './rest-state.tsx';

const nothing = () => undefined;
const until = epochMs(1_795_700_000_000);

export const preview: Preview = {
  name: 'Rest',
  states: [
    {
      name: 'row',
      render: () => <BreakQuestion isBusy={false} hasFailed={false} onStop={nothing} />,
    },
    { name: 'busy', render: () => <BreakQuestion isBusy hasFailed={false} onStop={nothing} /> },
    { name: 'failed', render: () => <BreakQuestion isBusy={false} hasFailed onStop={nothing} /> },
    { name: 'on a break', render: () => <RestLine rest={{ kind: 'break', until }} /> },
    { name: 'excluded', render: () => <RestLine rest={{ kind: 'excluded', until }} /> },
    {
      name: 'excluded without an end',
      render: () => <RestLine rest={{ kind: 'excluded', until: null }} />,
    },
    {
      name: 'in the place of a screen',
      render: () => <RestState calm={{ kind: 'break', until }} />,
    },
    {
      name: 'in the place of a screen, without an end',
      render: () => <RestState calm={{ kind: 'excluded', until: null }} />,
    },
    {
      name: 'in the place of a screen, stopped by the operator',
      render: () => <RestState calm={{ kind: 'blocked', until: null }} />,
    },
  ],
};
