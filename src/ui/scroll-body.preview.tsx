import styles from './preview.module.css';
import type { Preview } from './preview.ts';
import { ScrollBody } from './scroll-body.tsx';

export const preview: Preview = {
  name: 'Scroll body',
  states: {
    'longer than its place': () => (
      <div className={styles.low}>
        <ScrollBody>
          {['Terms', 'Limits', 'Fees', 'Times', 'Help', 'Age', 'Taxes'].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ScrollBody>
      </div>
    ),
  },
};
