import type { Preview } from '#ui/preview.ts';
import styles from './consent-bar.module.css';
import { ConsentBar } from './consent-bar.tsx';

export const preview: Preview = {
  name: 'Consent',
  states: {
    asked: () => (
      <div className={styles.stage}>
        <ConsentBar onChoose={() => undefined} />
      </div>
    ),
  },
};
