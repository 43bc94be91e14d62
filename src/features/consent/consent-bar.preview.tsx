import type { Preview } from '#ui/base/preview.ts';
import styles from '#ui/base/preview.module.css';
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
