import { ParolaMark } from './parola-mark.tsx';
import { ParolaWordmark } from './parola-wordmark.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Wordmark',
  states: [
    { name: 'alone', render: () => <ParolaWordmark height={40} label="Parola" /> },
    {
      name: 'in a header',
      render: () => (
        <div className={styles.row}>
          <ParolaMark size={36} />
          <ParolaWordmark height={26} label="Parola" />
        </div>
      ),
    },
  ],
};
