import { epochMs } from '#domain/duration.ts';
import type { Preview } from '#ui/preview.ts';
import { BreakQuestion, RestLine } from './break-row.tsx';
import { RestState } from './rest-state.tsx';

const nothing = () => undefined;
const until = epochMs(1_795_700_000_000);

export const preview: Preview = {
  name: 'Rest',
  states: {
    row: () => <BreakQuestion isBusy={false} hasFailed={false} onStop={nothing} />,
    busy: () => <BreakQuestion isBusy hasFailed={false} onStop={nothing} />,
    failed: () => <BreakQuestion isBusy={false} hasFailed onStop={nothing} />,
    'on a break': () => <RestLine rest={{ kind: 'break', until }} />,
    excluded: () => <RestLine rest={{ kind: 'excluded', until }} />,
    'excluded without an end': () => <RestLine rest={{ kind: 'excluded', until: null }} />,
    'in the place of a screen': () => <RestState calm={{ kind: 'break', until }} />,
    'in the place of a screen, without an end': () => (
      <RestState calm={{ kind: 'excluded', until: null }} />
    ),
    'in the place of a screen, stopped by the operator': () => (
      <RestState calm={{ kind: 'blocked', until: null }} />
    ),
  },
};
