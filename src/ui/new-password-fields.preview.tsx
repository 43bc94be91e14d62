import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

const rest = {
  labels: { password: 'New password', confirmation: 'The same once more' },
  showLabel: 'Show the password',
  hideLabel: 'Hide the password',
  onMend: () => undefined,
};

export const preview: Preview = {
  name: 'New password fields',
  states: [
    {
      name: 'empty',
      render: () => (
        <div className={styles.stack}>
          <NewPasswordFields {...rest} errors={{}} />
        </div>
      ),
    },
    {
      name: 'not the same',
      render: () => (
        <div className={styles.stack}>
          <NewPasswordFields {...rest} errors={{ confirmation: 'The two are not the same.' }} />
        </div>
      ),
    },
  ],
};
