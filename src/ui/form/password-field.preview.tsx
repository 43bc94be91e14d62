import { PasswordField } from './password-field.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Password field',
  states: {
    hidden: () => (
      <PasswordField
        label="Password"
        defaultValue="lanterns"
        autoComplete="off"
        showLabel="Show the password"
        hideLabel="Hide the password"
      />
    ),
  },
};
