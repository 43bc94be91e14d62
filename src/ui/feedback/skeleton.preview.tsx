import styles from '#ui/base/preview.module.css';
import type { Preview } from '#ui/base/preview.ts';
import { Skeleton } from './skeleton.tsx';

export const preview: Preview = {
  name: 'Skeleton',
  states: {
    block: () => <Skeleton className={styles.square} />,
    'of a height': () => <Skeleton height={60} radius={3} />,
    circle: () => <Skeleton shape="circle" className={styles.round} />,
    line: () => <Skeleton shape="line" />,
  },
};
