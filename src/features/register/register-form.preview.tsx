import type { Preview } from '#ui/preview.ts';
import { RegisterForm } from './register-form.tsx';

export const preview: Preview = {
  name: 'Registration form',
  states: [
    { name: 'empty', render: () => <RegisterForm isAgeTicked onDone={() => undefined} /> },
    {
      name: 'not of age',
      render: () => <RegisterForm isAgeTicked={false} onDone={() => undefined} />,
    },
  ],
};
