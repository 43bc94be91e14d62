import { Stack } from '#ui/layout/stack.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { ProgressBar } from './progress-bar.tsx';

export const preview: Preview = {
  name: 'Progress bar',
  states: {
    'on the way and done': () => (
      <Stack gap={3}>
        <ProgressBar fraction={0} label="Not begun" valueText="₱0 of ₱500" />
        <ProgressBar fraction={0.42} label="Bonus won" valueText="₱210 of ₱500" />
        <ProgressBar fraction={1} label="Done" valueText="₱500 of ₱500" />
      </Stack>
    ),
  },
};
