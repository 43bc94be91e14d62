import { Chip } from './chip.tsx';
import { HeartIcon } from './icons/heart-icon.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Chip',
  states: [
    {
      name: 'toggles',
      render: () => (
        <div className={styles.row}>
          <Chip>All</Chip>
          <Chip isSelected>This week</Chip>
          <Chip leading={<HeartIcon size={18} />}>Likes</Chip>
          <Chip hasDot>Messages</Chip>
        </div>
      ),
    },
  ],
};
