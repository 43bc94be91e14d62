import { Stack } from '#ui/layout/stack.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SubmitLine } from './submit-line.tsx';

const texts = { label: 'Log in', doneText: 'Success.' };

export const preview: Preview = {
  name: 'Submit line',
  states: {
    ready: () => <SubmitLine {...texts} status="idle" problem={null} />,
    sending: () => <SubmitLine {...texts} status="sending" problem={null} />,
    failed: () => (
      <Stack gap={3}>
        <SubmitLine {...texts} status="idle" problem="Login failed. Code: 1019." />
      </Stack>
    ),
    'not allowed yet': () => <SubmitLine {...texts} isDisabled status="idle" problem={null} />,
    done: () => <SubmitLine {...texts} status="done" problem={null} />,
  },
};
