import type { Preview } from '#ui/base/preview.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import styles from './bottom-tabs.module.css';

export const preview: Preview = {
  name: 'Bottom tab bar',
  states: {
    'as it is now': () => (
      <div className={styles.stage}>
        <BottomTabs />
      </div>
    ),
  },
};
