import { PasswordField } from './password-field.tsx';
import type { Preview } from './preview.ts';

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
