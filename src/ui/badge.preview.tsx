import { Badge } from './badge.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Badge',
  states: [
    {
      name: 'tones',
      render: () => (
        <div className={styles.row}>
          <Badge tone="hot">HOT</Badge>
          <Badge tone="new">NEW</Badge>
          <Badge tone="gold">VIP 3</Badge>
          <Badge tone="danger">12</Badge>
          <Badge tone="quiet">Completed</Badge>
        </div>
      ),
    },
  ],
};
