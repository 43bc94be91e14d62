import styles from './preview.module.css';
import type { Preview } from './preview.ts';
import { Skeleton } from './skeleton.tsx';

export const preview: Preview = {
  name: 'Skeleton',
  states: [
    { name: 'block', render: () => <Skeleton className={styles.square} /> },
    { name: 'of a height', render: () => <Skeleton height={60} radius={3} /> },
    { name: 'circle', render: () => <Skeleton shape="circle" className={styles.round} /> },
    { name: 'line', render: () => <Skeleton shape="line" /> },
  ],
};
