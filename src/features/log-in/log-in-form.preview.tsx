import type { Preview } from '#ui/base/preview.ts';
import { LogInForm } from './log-in-form.tsx';

export const preview: Preview = {
  name: 'Log-in form',
  states: {
    empty: () => <LogInForm onDone={() => undefined} forgot={<a href="/forget">Forgot?</a>} />,
  },
};
