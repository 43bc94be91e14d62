import type { Preview } from '#ui/base/preview.ts';
import { RegisterForm } from './register-form.tsx';

export const preview: Preview = {
  name: 'Registration form',
  states: {
    empty: () => <RegisterForm isAgeTicked onDone={() => undefined} />,
    'not of age': () => <RegisterForm isAgeTicked={false} onDone={() => undefined} />,
  },
};
