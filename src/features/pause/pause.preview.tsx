import { epochMs } from '#shared/time/duration.ts';
import type { Preview } from '#ui/base/preview.ts';
import { BreakQuestion, PauseLine } from './break-row.tsx';
import { PausedState } from './pause-state.tsx';

const nothing = () => undefined;
const until = epochMs(1_795_700_000_000);

export const preview: Preview = {
  name: 'Pause',
  states: {
    row: () => <BreakQuestion isBusy={false} hasFailed={false} onStop={nothing} />,
    busy: () => <BreakQuestion isBusy hasFailed={false} onStop={nothing} />,
    failed: () => <BreakQuestion isBusy={false} hasFailed onStop={nothing} />,
    'on a break': () => <PauseLine pause={{ kind: 'break', until }} />,
    excluded: () => <PauseLine pause={{ kind: 'excluded', until }} />,
    'excluded without an end': () => <PauseLine pause={{ kind: 'excluded', until: null }} />,
    'in the place of a screen': () => <PausedState playBlock={{ kind: 'break', until }} />,
    'in the place of a screen, without an end': () => (
      <PausedState playBlock={{ kind: 'excluded', until: null }} />
    ),
    'in the place of a screen, stopped by the operator': () => (
      <PausedState playBlock={{ kind: 'blocked', until: null }} />
    ),
  },
};
