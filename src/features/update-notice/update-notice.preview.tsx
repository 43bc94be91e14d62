import type { Preview } from '#ui/preview.ts';
import styles from './update-notice.module.css';
import { UpdateNotice } from './update-notice.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Update notice',
  states: {
    ready: () => (
      <div className={styles.stage}>
        <UpdateNotice onUpdate={nothing} onLater={nothing} />
      </div>
    ),
  },
};
