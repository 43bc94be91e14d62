import type { Preview } from '#ui/base/preview.ts';
import styles from '#ui/base/preview.module.css';
import { UpdateNotice } from './update-notice.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Update notice',
  states: {
    ready: () => (
      <div className={styles.screen}>
        <UpdateNotice onUpdate={nothing} onLater={nothing} />
      </div>
    ),
  },
};
