import type { Preview } from '#ui/preview.ts';
import styles from '#ui/preview.module.css';
import { ConsentBar } from './consent-bar.tsx';

export const preview: Preview = {
  name: 'Consent',
  states: {
    asked: () => (
      <div className={styles.screen}>
        <ConsentBar onChoose={() => undefined} />
      </div>
    ),
  },
};
