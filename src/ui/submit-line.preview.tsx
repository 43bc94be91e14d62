import { Stack } from './layout/stack.tsx';
import type { Preview } from './preview.ts';
import { SubmitLine } from './submit-line.tsx';

const texts = { label: 'Log in', doneText: 'Success.' };

export const preview: Preview = {
  name: 'Submit line',
  states: [
    { name: 'ready', render: () => <SubmitLine {...texts} status="idle" problem={null} /> },
    { name: 'sending', render: () => <SubmitLine {...texts} status="sending" problem={null} /> },
    {
      name: 'failed',
      render: () => (
        <Stack gap={3}>
          <SubmitLine {...texts} status="idle" problem="Login failed. Code: 1019." />
        </Stack>
      ),
    },
    {
      name: 'not allowed yet',
      render: () => <SubmitLine {...texts} isDisabled status="idle" problem={null} />,
    },
    { name: 'done', render: () => <SubmitLine {...texts} status="done" problem={null} /> },
  ],
};
