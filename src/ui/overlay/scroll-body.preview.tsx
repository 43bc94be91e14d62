import styles from '#ui/base/preview.module.css';
import type { Preview } from '#ui/base/preview.ts';
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
