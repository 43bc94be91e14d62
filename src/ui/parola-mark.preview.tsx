import { ParolaMark } from './parola-mark.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Mark',
  states: [
    {
      name: 'sizes',
      render: () => (
        <div className={styles.row}>
          {[24, 32, 48, 64, 128].map((size) => (
            <ParolaMark key={size} size={size} />
          ))}
        </div>
      ),
    },
  ],
};
