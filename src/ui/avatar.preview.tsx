import { Avatar } from './avatar.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Avatar',
  states: [
    {
      name: 'pictures',
      render: () => (
        <div className={styles.row}>
          <Avatar size="small" alt="Maya" src="/static/avatar/avatar_1.png" />
          <Avatar alt="Maya" src="/static/avatar/avatar_1.png" />
          <Avatar hasRing size="large" alt="Maya" src="/static/avatar/avatar_1.png" />
        </div>
      ),
    },
    {
      name: 'without a picture',
      render: () => (
        <div className={styles.row}>
          <Avatar size="small" alt="Guest" />
          <Avatar alt="Guest" />
          <Avatar size="large" alt="Guest" />
        </div>
      ),
    },
  ],
};
