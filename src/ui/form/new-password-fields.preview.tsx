import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { Preview } from '#ui/base/preview.ts';

const rest = {
  labels: { password: 'New password', confirmation: 'The same once more' },
  showLabel: 'Show the password',
  hideLabel: 'Hide the password',
  onEdit: () => undefined,
};

export const preview: Preview = {
  name: 'New password fields',
  states: {
    empty: () => (
      <Stack gap={3}>
        <NewPasswordFields {...rest} errors={{}} />
      </Stack>
    ),
    'not the same': () => (
      <Stack gap={3}>
        <NewPasswordFields {...rest} errors={{ confirmation: 'The two are not the same.' }} />
      </Stack>
    ),
  },
};
